// True distances of a few positions, each by a search of its own: where two sides soon meet, a small part of what a table of all takes.

import { Search } from '../../pkg/rolling_cubes.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Positions of a table from which on a few searches are worth trying first: a smaller one is there as soon as they are. */
export const LARGE = 1e6;

/**
 * How far each of some positions is from the goal; null where that takes too much.
 * @param {Request} request of a search that proves its solutions shortest, and has no tables
 * @param {readonly string[]} states from which the goal can be reached
 * @param {number} [left] positions that are generated for all of them at the most: what takes a fourth of the time of the largest table
 */
export function fewDistances(request, states, left = 2e5) {
  /** @type {Record<string, number>} */
  const distances = {};
  for (const start of states) {
    const search = new Search({ ...request, start });
    while (search.generated < left && search.step(left - search.generated));
    left -= search.generated;
    const { outcome, length } = search.snapshot();
    search.free();
    if (outcome !== 'solved') return null;
    distances[start] = length ?? 0;
  }
  return distances;
}
