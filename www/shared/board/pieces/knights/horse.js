/** A knight: a turned foot and a horse's head cut out of a board. The drawing is 100 by 100 and faces left. */
import { castOf, turned } from '../../lathe.js';
import { prism } from '../../prism.js';

/** @import { Ring } from '../../lathe.js' */
/** @import { Point, Vec } from '../../projection.js' */

/** Anticlockwise from the foot's left; a third number marks a corner. @type {readonly (readonly number[])[]} */
const OUTLINE = [
  [30, 0, 1],
  [77, 0, 1],
  [83, 18],
  [85, 38],
  [82, 56],
  [74, 71],
  [63, 82],
  [54, 88, 1],
  [47, 100, 1],
  [40, 90, 1],
  [30, 83],
  [22, 73],
  [15, 62],
  [8, 51],
  [3, 42],
  [4, 34],
  [10, 28],
  [17, 29, 1],
  [21, 27],
  [27, 33],
  [36, 42],
  [47, 46],
  [53, 45, 1],
  [49, 34],
  [40, 22],
  [32, 12],
  [28, 3, 1],
];

/** A Catmull-Rom curve, straight toward corners. @type {(points: readonly (readonly number[])[]) => Point[]} */
function smooth(points) {
  const at = (/** @type {number} */ i) => points[(i + points.length) % points.length] ?? [];
  return points.flatMap((_, i) => {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [ax = 0, ay = 0, cornerA] = a;
    const [bx = 0, by = 0, cornerB] = b;
    const [px = 0, py = 0] = cornerA ? a : p;
    const [qx = 0, qy = 0] = cornerB ? b : q;
    const pieces = cornerA && cornerB ? 1 : 2;
    return Array.from({ length: pieces }, (_, k) => {
      const t = k / pieces;
      /** @type {(p: number, a: number, b: number, q: number) => number} */
      const mix = (p, a, b, q) =>
        a + (t * (b - p + t * (2 * p - 5 * a + 4 * b - q + t * (3 * (a - b) + q - p)))) / 2;
      return /** @type {Point} */ ([mix(px, ax, bx, qx), mix(py, ay, by, qy)]);
    });
  });
}

/** Scale of the head, and height of the foot. */
const SCALE = 0.0082;
const FOOT = 0.12;
/** Half of the head's thickness. */
const DEPTH = 0.1;
/** Backward lean per unit of height, so that the head shows better from above. */
const LEAN = 0.46;

/** @type {(p: readonly number[]) => Point} */
const scaled = ([x = 0, y = 0]) => [(x - 44.5) * SCALE, y * SCALE + FOOT - 0.01];
/** @type {(v: Vec) => Vec} */
const lean = ([x, y, z]) => [x, y, z - LEAN * (y - 0.36)];

/** The head's outline, centred, one unit high. */
export const SILHOUETTE = [
  smooth(OUTLINE).map(([x, y]) => /** @type {Point} */ ([(x - 44) / 100, (y - 50) / 100])),
];

export const HEAD = prism(smooth(OUTLINE).map(scaled), DEPTH, 0.035, lean);

/** @type {(p: readonly number[]) => Vec} */
const onFront = (p) => {
  const [x, y] = scaled(p);
  return lean([x, y, DEPTH]);
};

/** The eye, the nostril and the mane's edge. @type {readonly (readonly Vec[])[]} */
export const MARKS = [
  smooth([
    [27, 68],
    [32, 73],
    [38, 72],
    [33, 66],
  ]).map(onFront),
  smooth([
    [9, 38],
    [11, 42],
    [15, 41],
    [12, 37],
  ]).map(onFront),
  smooth([
    [54, 79, 1],
    [68, 64],
    [74, 45],
    [75, 16, 1],
    [70, 45],
    [64, 61],
  ]).map(onFront),
];

/** @type {readonly Ring[]} */
const PROFILE = [
  [0.38, 0],
  [0.38, 0.085],
  [0.35, FOOT],
];

export const BASE = turned(PROFILE);
export const RADIUS = 0.39;
export const HEIGHT = 0.95;

/** Shadows are soft, so the foot and the head's outermost points suffice as one convex body. */
const OUTERMOST = [
  [85, 38],
  [63, 82],
  [47, 100],
  [3, 42],
];

export const CASTS = [
  [
    ...castOf([[0.37, 0.04]]),
    ...OUTERMOST.map((p) => {
      const [x, y] = scaled(p);
      return lean([x, y, 0]);
    }),
  ],
];
