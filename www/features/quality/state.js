// State of the comparison of heuristics.

/** @import { QualityReport, Said } from '../../pkg/rolling_cubes.js' */

/**
 * Scope: all positions reachable from the start, or those that the lane in focus has generated.
 * @typedef {'all' | 'touched'} Scope
 */

/**
 * Results. `of` is their game, start and goal. `reports` are by heuristic; the report in progress is incomplete.
 * @typedef {object} Quality
 * @property {Scope} scope
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase
 * @property {Readonly<Record<string, QualityReport>>} reports
 * @property {Said} failure an error, or why the goal is unreachable
 */

/** Limit on a search's nodes whose positions are compared. */
export const MOST_TOUCHED = 200_000;

/** @type {(of: string, scope?: Scope) => Quality} */
export const freshQuality = (of, scope = 'all') => ({
  of,
  scope,
  phase: 'none',
  reports: {},
  failure: '',
});

/** No reachable position has a distance to the goal, so nothing can be compared. @type {(quality: Quality, why: Said) => Quality} */
export const incomparable = (quality, why) => ({ ...quality, phase: 'unsolvable', failure: why });

/** @type {(quality: Quality, heuristic: string, report: QualityReport) => Quality} */
export const compared = (quality, heuristic, report) => ({
  ...quality,
  reports: { ...quality.reports, [heuristic]: report },
});

/** The greatest distance and count of all reports, as their pictures share axes and colours. @type {(reports: readonly QualityReport[]) => {distance: number, count: number}} */
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
