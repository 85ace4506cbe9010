// Derives numbers from a census; the words are in the catalogue.

/** @import { SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Kind, Look } from './state.js' */

/** Counts by depth; a pattern counts where it first appears. @type {(report: SurveyReport, kind: Kind) => number[]} */
export const countsOf = ({ layers }, kind) => layers.map((layer) => layer[kind]);

/** @type {(counts: readonly number[]) => number} */
export const totalOf = (counts) => counts.reduce((sum, count) => sum + count, 0);

/** The greatest depth with a count above 0, else 0. @type {(counts: readonly number[]) => number} */
export const deepestOf = (counts) =>
  Math.max(
    0,
    counts.findLastIndex((count) => count > 0),
  );

/** @type {(counts: readonly number[]) => number} */
export const meanOf = (counts) =>
  totalOf(counts.map((count, depth) => count * depth)) / Math.max(1, totalOf(counts));

/** The share above a depth, 0..1. @type {(counts: readonly number[], depth: number) => number} */
export const partAbove = (counts, depth) =>
  totalOf(counts.slice(0, depth)) / Math.max(1, totalOf(counts));

/** Whether a goal specifies less than a position. @type {(report: SurveyReport) => boolean} */
export const hasPatterns = ({ layers }) => layers.some(({ patterns }) => patterns > 0);

/**
 * The shown depth as a number; patterns only if the puzzle has them.
 * @type {(report: SurveyReport, look: Look) => {kind: Kind, depth: number, most: number}}
 */
export function lookedAtOf(report, { kind: wanted, depth, most }) {
  const kind = hasPatterns(report) ? wanted : 'positions';
  // A link may request a depth that does not exist.
  return { kind, depth: Math.min(depth ?? Infinity, deepestOf(countsOf(report, kind))), most };
}
