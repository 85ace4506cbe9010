/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */

/**
 * Complete layers below the root, both sides added. A layer that ends with the newest node counts, though the search
 * takes it up only with the next.
 * @param {Snapshot} snapshot
 */
export function layersOf({ outcome, depth, depths, stage_end, incumbent }) {
  // A search that rebuilds the path goes through layers again. Layers before the goal's were complete when it was found.
  if (incumbent) return Math.max(0, incumbent.length - 1);
  const isFresh = outcome === 'running' && stage_end && (depths.at(-1)?.depth ?? 0) > 0;
  return depth + (isFresh ? 1 : 0);
}
