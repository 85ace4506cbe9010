import { radiusAt, wedgeAt } from './marks.js';
import { gapAt } from './transform.js';

/** @import { Picture, Run } from './picture.js' */
/** @import { Box, Extent, Transform } from './transform.js' */

/** Pixels by which a pointer may miss a node. */
const MISS = 10;

/**
 * The node or wedge at a point of the canvas, or null.
 * @param {{picture: Picture, xs: Float32Array, transform: Transform, extent: Extent, box: Box}} scene
 * @param {number} px @param {number} py @returns {{place: number, wedge: boolean} | null}
 */
export function hit({ picture, xs, transform: { k, x, y }, extent, box }, px, py) {
  const gap = gapAt(k, extent, box);
  const reach = radiusAt(gap, gap, box.em) + MISS;
  let found = null;
  let nearest = reach;
  for (const run of picture.runs) {
    const dy = py - (run.row * gap + y);
    if (Math.abs(dy) > Math.max(gap, reach)) continue;
    const middle = nearestIn(run, xs, (px - x) / k);
    for (const place of [middle - 1, middle, middle + 1]) {
      if (place < run.from || place >= run.to) continue;
      const dx = px - ((xs[place] ?? 0) * k + x);
      const away = Math.hypot(dx, dy);
      if (away < nearest) {
        nearest = away;
        found = { place, wedge: false };
      }
      const folded = picture.folded[place] ?? 0;
      const { half, height } = wedgeAt(folded, k, gap);
      const down = (picture.backward[place] ? -dy : dy) / height;
      // Excludes the tip, where the node is.
      const inside = folded > 0 && down > 0.3 && down < 1.05 && Math.abs(dx) <= half * down + 1;
      if (inside) return { place, wedge: true };
    }
  }
  return found;
}

/** @param {Run} run @param {Float32Array} xs @param {number} x */
function nearestIn({ from, to }, xs, x) {
  let [low, high] = [from, to - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (((xs[middle] ?? 0) + (xs[middle + 1] ?? 0)) / 2 < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
