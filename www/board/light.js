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

/** How many points of light: enough for no eye to count their shadows. */
const COUNT = 30;

/**
 * The lamp and the sky as a few points of light each: sideways travel of a shadow for each unit of
 * height. Shadows of points are sharp where a cube touches the board and drift apart with its
 * height, which is just what soft shadows look like.
 *
 * The points lie on a sunflower's spiral, denser toward the lamp in its middle. No two have the
 * same x or z, so the shadows' edges, all parallel, never fall together into a visible step.
 * @type {readonly {x: number, z: number}[]}
 */
const POINTS = Array.from({ length: COUNT }, (_, i) => {
  const radius = 0.46 * ((i + 0.5) / COUNT) ** 0.75;
  const angle = i * 2.39996; // the golden angle
  return { x: -0.13 + radius * Math.cos(angle), z: -0.1 + radius * Math.sin(angle) };
});

/** The darkness that one point's shadow adds. */
export const SHADE = 0.6 / COUNT;

/** @type {readonly Vec[]} */
const CORNERS = [-HALF, HALF].flatMap((x) =>
  [-HALF, HALF].flatMap((y) => [-HALF, HALF].map((z) => /** @type {Vec} */ ([x, y, z]))),
);

/**
 * The shadows on the board's surface, one layer a point of light. In a layer the cubes' shadows
 * overlap and are to be filled as one shape (non-zero rule), so that none is counted twice.
 * @param {readonly Pose[]} poses
 * @param {number} reach the board's half width, beyond which no shadow falls
 * @returns {Point[][][]} for each layer its loops, in board coordinates (x, z)
 */
export function shadows(poses, reach) {
  const bodies = poses.map((pose) => CORNERS.map((corner) => place(pose, corner)));
  return POINTS.map(({ x, z }) =>
    bodies.map((body) =>
      cutToSquare(
        hull(
          body.map(
            (p) => /** @type {Point} */ ([p[0] + x * (p[1] - GAP), p[2] + z * (p[1] - GAP)]),
          ),
        ),
        reach,
      ),
    ),
  );
}
