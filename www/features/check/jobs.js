import { Search } from '../../pkg/rolling_cubes.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Units of work between two reports; takes milliseconds. */
const UNITS = 50_000;

/**
 * Yields the length of a shortest solution of each problem, in order; null if the search reached a limit.
 * @param {readonly Request[]} requests of searches that prove their solutions shortest
 */
export function* lengths(requests) {
  for (const request of requests) {
    const search = new Search(request);
    while (search.prepare(UNITS)) yield null;
    while (search.step(UNITS)) yield null;
    const { outcome, length } = search.snapshot();
    search.free();
    yield { length: outcome === 'solved' ? length : null };
  }
}
