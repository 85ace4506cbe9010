// How good the heuristics are: the part of the state that is theirs.

/** @import { QualityReport, Said } from '../../../pkg/rolling_cubes.js' */

/** All positions that the start can reach, or those that the lane in focus has generated. @typedef {'all' | 'touched'} Scope */

/**
 * What was compared: `of` is the game, the start and the goal that it is about; `reports` are by the heuristics' names, the one that
 * is being compared not complete.
 * @typedef {object} Quality
 * @property {Scope} scope
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase
 * @property {Readonly<Record<string, QualityReport>>} reports
 * @property {Said} failure what went wrong, or why the goal cannot be reached
 */

/** Of a search's positions, those of so many nodes are compared at the most. */
export const MOST_TOUCHED = 200_000;

/** Nothing compared yet. @type {(of: string, scope?: Scope) => Quality} */
export const freshQuality = (of, scope = 'all') => ({
  of,
  scope,
  phase: 'none',
  reports: {},
  failure: '',
});

/** Nothing to compare with: no position that the start can reach is any number of moves from the goal. @type {(quality: Quality, why: Said) => Quality} */
export const incomparable = (quality, why) => ({ ...quality, phase: 'unsolvable', failure: why });

/** @type {(quality: Quality, heuristic: string, report: QualityReport) => Quality} */
export const compared = (quality, heuristic, report) => ({
  ...quality,
  reports: { ...quality.reports, [heuristic]: report },
});

/** The greatest distance and the greatest count of all reports: their pictures share axes and colours. @type {(reports: readonly QualityReport[]) => {distance: number, count: number}} */
export function extentOf(reports) {
  const extent = { distance: 0, count: 0 };
  for (const { cells } of reports) {
    for (const [estimate, distance, count] of cells) {
      extent.distance = Math.max(extent.distance, distance, estimate);
      extent.count = Math.max(extent.count, count);
    }
  }
  return extent;
}
