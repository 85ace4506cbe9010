/** Light: how bright a surface is, and where the shadow of a cube falls. Pure. */
import { place } from './cube.js';
import { cutToSquare, hull } from './polygon.js';
import { dot, normalize } from './projection.js';
import { GAP, HALF } from './solid.js';

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {import('./projection.js').Point} Point */
/** @typedef {import('./cube.js').Pose} Pose */
/** @typedef {readonly [red: number, green: number, blue: number]} Rgb 0..255 */

/** Toward the lamp: above, in front, a little to the right. */
const LAMP = normalize([0.35, 0.75, 0.55]);

/**
 * The brightness of a surface that looks along `normal`: 1 on a top, so that tops show the palette's
 * own colours; more on the edges that catch the light.
 * @type {(normal: Vec) => number}
 */
export const brightness = (normal) =>
  0.66 + 0.14 * normal[1] + 0.265 * Math.max(0, dot(normal, LAMP));

/** A colour in that light: darker below 1, toward white above. @type {(colour: Rgb, k: number) => string} */
export function lit(colour, k) {
  const [r, g, b] = colour.map((c) =>
    Math.round(k <= 1 ? c * k : c + (255 - c) * Math.min(1, (k - 1) * 3)),
  );
  return `rgb(${r},${g},${b})`;
}

/**
 * The lamp and the sky as a few points of light each: sideways travel of a shadow for each unit of
 * height, and the darkness one point's shadow adds. Shadows of points are sharp where a cube
 * touches the board and drift apart with its height, which is just what soft shadows look like.
 * @type {readonly {x: number, z: number, dark: number}[]}
 */
const POINTS = [
  ...ring(9, 0.13, -0.2, -0.2, 0.03),
  ...ring(9, 0.22, 0, 0, 0.016),
  ...ring(13, 0.42, 0, 0, 0.012),
];

/** @type {(n: number, radius: number, x: number, z: number, dark: number) => {x: number, z: number, dark: number}[]} */
function ring(n, radius, x, z, dark) {
  return Array.from({ length: n }, (_, i) => ({
    x: x + radius * Math.cos((2 * Math.PI * i) / n),
    z: z + radius * Math.sin((2 * Math.PI * i) / n),
    dark,
  }));
}

/** @type {readonly Vec[]} */
const CORNERS = [-HALF, HALF].flatMap((x) =>
  [-HALF, HALF].flatMap((y) => [-HALF, HALF].map((z) => /** @type {Vec} */ ([x, y, z]))),
);

/**
 * The shadows on the board's surface, one layer a point of light. In a layer the cubes' shadows
 * overlap and are to be filled as one shape (non-zero rule), so that none is counted twice.
 * @param {readonly Pose[]} poses
 * @param {number} reach the board's half width, beyond which no shadow falls
 * @returns {{dark: number, loops: Point[][]}[]} loops in board coordinates, (x, z)
 */
export function shadows(poses, reach) {
  const bodies = poses.map((pose) => CORNERS.map((corner) => place(pose, corner)));
  return POINTS.map(({ x, z, dark }) => ({
    dark,
    loops: bodies.map((body) =>
      cutToSquare(
        hull(
          body.map(
            (p) => /** @type {Point} */ ([p[0] + x * (p[1] - GAP), p[2] + z * (p[1] - GAP)]),
          ),
        ),
        reach,
      ),
    ),
  }));
}
