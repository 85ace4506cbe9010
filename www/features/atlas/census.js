// What a census says, as numbers; the words are in the catalogue.

/** @import { SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Kind, Look } from '../../shared/state/slices/atlas.js' */

/** How many there are at each depth; patterns lie where they are first shown. @type {(report: SurveyReport, kind: Kind) => number[]} */
export const countsOf = ({ layers }, kind) => layers.map((layer) => layer[kind]);

/** @type {(counts: readonly number[]) => number} */
export const totalOf = (counts) => counts.reduce((sum, count) => sum + count, 0);

/** The greatest depth at which there is any; 0 where there is none. @type {(counts: readonly number[]) => number} */
export const deepestOf = (counts) =>
  Math.max(
    0,
    counts.findLastIndex((count) => count > 0),
  );

/** The depth of the average one. @type {(counts: readonly number[]) => number} */
export const meanOf = (counts) =>
  totalOf(counts.map((count, depth) => count * depth)) / Math.max(1, totalOf(counts));

/** Which part of all lies above a depth, 0 to 1. @type {(counts: readonly number[], depth: number) => number} */
export const partAbove = (counts, depth) =>
  totalOf(counts.slice(0, depth)) / Math.max(1, totalOf(counts));

/** Whether a goal names less than a position does. @type {(report: SurveyReport) => boolean} */
export const hasPatterns = ({ layers }) => layers.some(({ patterns }) => patterns > 0);

/**
 * What is looked at, of what there is: the depth by its number, and patterns only where there are any.
 * @type {(report: SurveyReport, look: Look) => {kind: Kind, depth: number, most: number}}
 */
export function lookedAtOf(report, { kind: wanted, depth, most }) {
  const kind = hasPatterns(report) ? wanted : 'positions';
  // A link may ask for more than there is.
  return { kind, depth: Math.min(depth ?? Infinity, deepestOf(countsOf(report, kind))), most };
}
