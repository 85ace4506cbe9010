// How many layers a breadth-first search has.

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */

/**
 * Layers complete behind the root's own; of two sides of both together. Where one ends with the newest node, it counts, though the
 * search takes it up only with the next.
 * @param {Snapshot} snapshot
 */
export function layersOf({ outcome, depth, depths, stage_end, incumbent }) {
  // Who rebuilds a path goes through layers once more. Those before the goal's were complete when it was found.
  if (incumbent) return Math.max(0, incumbent.length - 1);
  const isFresh = outcome === 'running' && stage_end && (depths.at(-1)?.depth ?? 0) > 0;
  return depth + (isFresh ? 1 : 0);
}
