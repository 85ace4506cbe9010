// Which part of a lane's run is traced, and which the picture shows.

import { TREE_MOST } from '../../shared/state/slices/tree.js';

/** @import { AlgorithmChoice, IterationStats } from '../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../shared/state/slices/tree.js' */

/** An iteration of a search that deepens: its place, its bound, the number of its first node, and how many it has by now. @typedef {{index: number, bound: number, from: number, generated: number}} Iteration */

/** Part of a run: the nodes from number `from` on, at most `most` of them. @typedef {{from: number, most: number}} Part */

/**
 * Whether a search begins at the start again when its bound rises, so that each iteration is a tree. One that keeps what waits in the order
 * of what it promises goes on from there.
 * @type {(traits: AlgorithmChoice) => boolean}
 */
export const beginsAnew = ({ waits }) => waits !== 'heap';

/** The iterations that a search has begun, with the numbers of their nodes. @param {readonly IterationStats[]} rows @returns {Iteration[]} */
export function iterationsOf(rows) {
  let from = 1;
  return rows.map(({ bound, generated }, index) => {
    const iteration = { index, bound, from, generated };
    from += generated;
    return iteration;
  });
}

/**
 * What is traced. The last is what the picture shows, one
 * before it is the iteration before.
 * @param {readonly Iteration[]} iterations none for a search that does not deepen
 * @param {Tree} tree
 * @returns {Part[]}
 */
export function windowsOf(iterations, { shown, from }) {
  if (from !== null) return [{ from, most: TREE_MOST }];
  const iteration = shownOf(iterations, shown);
  if (!iteration) return [{ from: 1, most: TREE_MOST }];
  // Two iterations share what may be kept; the same window serves an iteration in either part.
  const most = TREE_MOST / 2;
  const before = iterations[iteration.index - 1];
  return [before, iteration].flatMap((part) => (part ? [{ from: part.from, most }] : []));
}

/** The iteration that is shown: the one that was chosen, or the newest. @param {readonly Iteration[]} iterations @param {number | null} shown */
export const shownOf = (iterations, shown) => iterations[shown ?? -1] ?? iterations.at(-1);
