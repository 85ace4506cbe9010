// Chooses the part of a run to trace and to show.

import { TREE_MOST } from '../../shared/state/slices/tree.js';

/** @import { AlgorithmChoice, IterationStats } from '../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../shared/state/slices/tree.js' */

/** An iteration of a deepening search: its index, bound, first node and current size. @typedef {{index: number, bound: number, from: number, generated: number}} Iteration */

/** @typedef {{from: number, most: number}} Part */

/**
 * Whether a raised bound restarts the search, so that each iteration is a tree. A search with a heap continues instead.
 * @type {(traits: AlgorithmChoice) => boolean}
 */
export const beginsAnew = ({ waits }) => waits !== 'heap';

/** Iterations with the numbers of their nodes. @param {readonly IterationStats[]} rows @returns {Iteration[]} */
export function iterationsOf(rows) {
  let from = 1;
  return rows.map(({ bound, generated }, index) => {
    const iteration = { index, bound, from, generated };
    from += generated;
    return iteration;
  });
}

/**
 * The windows to trace. The last is shown; the previous iteration may precede it.
 * @param {readonly Iteration[]} iterations empty for a search that does not deepen
 * @param {Tree} tree @returns {Part[]}
 */
export function windowsOf(iterations, { shown, from }) {
  if (from !== null) return [{ from, most: TREE_MOST }];
  const iteration = shownOf(iterations, shown);
  if (!iteration) return [{ from: 1, most: TREE_MOST }];
  // Two iterations share the limit; the same window serves an iteration in either role.
  const most = TREE_MOST / 2;
  const before = iterations[iteration.index - 1];
  return [before, iteration].flatMap((part) => (part ? [{ from: part.from, most }] : []));
}

/** The chosen iteration, else the newest. @param {readonly Iteration[]} iterations @param {number | null} shown */
export const shownOf = (iterations, shown) => iterations[shown ?? -1] ?? iterations.at(-1);
