/** @import { Point } from './projection.js' */

/** Convex polygons, in either orientation. */

/** @type {(a: Point, b: Point, c: Point) => number} */
const area = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** @param {readonly Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @type {(run: readonly Point[]) => Point[]} */
  const chain = (run) => {
    /** @type {Point[]} */
    const kept = [];
    for (const p of run) {
      for (;;) {
        const b = kept.at(-1);
        const a = kept.at(-2);
        if (!a || !b || area(a, b, p) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    kept.pop(); // the first point of the other chain
    return kept;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** @param {readonly Point[]} polygon @param {number} a @param {number} b @param {number} c @returns {Point[]} */
function cutAt(polygon, a, b, c) {
  /** @type {Point[]} */
  const kept = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const before = a * p[0] + b * p[1] - c;
    const after = a * q[0] + b * q[1] - c;
    if (before <= 0) kept.push(p);
    if (before * after < 0) {
      const t = before / (before - after);
      kept.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  });
  return kept;
}

/** The part of a polygon within +-reach of the origin. @type {(polygon: readonly Point[], reach: number) => Point[]} */
export const cutToSquare = (polygon, reach) =>
  cutAt(cutAt(cutAt(cutAt(polygon, 1, 0, reach), -1, 0, reach), 0, 1, reach), 0, -1, reach);

/** @type {(polygon: readonly Point[], point: Point) => boolean} */
export function contains(polygon, point) {
  let left = false;
  let right = false;
  polygon.forEach((p, i) => {
    const side = area(p, polygon[(i + 1) % polygon.length] ?? p, point);
    if (side > 0) left = true;
    if (side < 0) right = true;
  });
  return !(left && right);
}
