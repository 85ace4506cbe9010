// Computes a floor in slices.
//
// Waiting and posting are injected, for unit tests.

/** @import { FloorReport, JobOf } from '../../../pkg/rolling_cubes.js' */
/** @import { News } from '../protocol.js' */

/** Milliseconds of work between two reports. */
const SLICE = 100;

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later
 * @property {(news: News) => void} post
 */

/**
 * @param {Pick<JobOf<FloorReport>, 'run_for' | 'report' | 'free'>} floor
 * @param {Host} host
 */
export function measure(floor, host) {
  const more = floor.run_for(SLICE);
  host.post({ type: more ? 'progress' : 'complete', report: floor.report() });
  if (more) host.later(() => measure(floor, host));
  else floor.free();
}
