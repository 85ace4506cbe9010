// Compares one heuristic after the other, in slices.
//
// It knows nothing of workers: making comparisons, waiting and posting are handed in, and the unit tests hand in their own.

/** @import { Quality } from '../../../pkg/rolling_cubes.js' */
/** @import { News } from '../protocol.js' */

/** Milliseconds of work between two reports: all maps share their colours, and are painted anew with each. */
const SLICE = 300;

/**
 * The part of the engine's comparison that is used here.
 * @typedef {Pick<Quality, 'run_for' | 'report' | 'free'>} Comparison
 */

/**
 * @typedef {object} Host
 * @property {(heuristic: string) => Comparison} compare
 * @property {(then: () => void) => void} later calls back when the mail is read
 * @property {(news: News) => void} post
 */

/**
 * One comparison is in memory at a time.
 * @param {readonly string[]} heuristics
 * @param {Host} host
 */
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
