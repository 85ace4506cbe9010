// Exact distances of a few positions by bidirectional searches, which need a small part of a full table's work.

import { Search } from '../../pkg/rolling_cubes.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** From this table size on, searches are tried first; a smaller table is ready as quickly. */
export const LARGE = 1e6;

/**
 * The distance of each position to the goal; null if that takes too long.
 * @param {Request} request a search that proves its solutions shortest and uses no tables
 * @param {readonly string[]} states positions from which the goal is reachable
 * @param {number} [left] limit on generated positions in total: a quarter of the time for the largest table
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
