// Compares one heuristic after the other in slices.
//
// Comparisons, waiting and posting are injected, so that unit tests run it without a worker.

/** @import { JobOf, QualityReport } from '../../../pkg/rolling_cubes.js' */
/** @import { News } from '../protocol.js' */

/** Milliseconds between two reports: all maps share colours, so each report repaints all. */
const SLICE = 300;

/** @typedef {Pick<JobOf<QualityReport>, 'run_for' | 'report' | 'free'>} Comparison */

/**
 * @typedef {object} Host
 * @property {(heuristic: string) => Comparison} compare
 * @property {(then: () => void) => void} later calls back after pending messages
 * @property {(news: News) => void} post
 */

/** Only one comparison is in memory at a time. @param {readonly string[]} heuristics @param {Host} host */
export function compareAll([heuristic, ...rest], host) {
  if (heuristic === undefined) return host.post({ type: 'done' });
  const comparison = host.compare(heuristic);
  const slice = () => {
    const more = comparison.run_for(SLICE);
    host.post({ type: 'report', heuristic, report: comparison.report() });
    if (more) return host.later(slice);
    comparison.free();
    host.later(() => compareAll(rest, host));
  };
  slice();
}
