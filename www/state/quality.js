// How good the heuristics are: the part of the state that is theirs.

/** @typedef {import('../pkg/rolling_cubes.js').QualityReport} QualityReport */

/**
 * What was compared: `of` is the game, the start and the goal that it is about; `reports` are by the heuristics' names, the one that
 * is being compared not complete.
 * @typedef {object} Quality
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed'} phase
 * @property {Readonly<Record<string, QualityReport>>} reports
 * @property {string} failure
 */

/** Nothing compared yet. @type {(of: string) => Quality} */
export const freshQuality = (of) => ({ of, phase: 'none', reports: {}, failure: '' });

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
