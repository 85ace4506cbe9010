/** Light: how bright a surface is, and where the shadow of a piece falls. Pure. */
import { cutToSquare, hull } from './polygon.js';
import { dot, normalize } from './projection.js';

/** @import { Point, Vec } from './projection.js' */

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb 0..255 */

/** Toward the lamp: above, in front, a little to the right. */
export const LAMP = normalize([0.35, 0.75, 0.55]);

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
 * height. Shadows of points are sharp where a piece touches the board and drift apart with its
 * height, which is just what soft shadows look like.
 *
 * The points lie on a sunflower's spiral, denser toward the lamp in its middle. No two have the
 * same x or z, so the shadows' edges, all parallel, never fall together into a visible step.
 * @param {number} count enough for no eye to count their shadows; fewer do where pieces are small
 */
const pointsOfLight = (count) =>
  Array.from({ length: count }, (_, i) => {
    const radius = 0.46 * ((i + 0.5) / count) ** 0.75;
    const angle = i * 2.39996; // the golden angle
    return { x: -0.13 + radius * Math.cos(angle), z: -0.1 + radius * Math.sin(angle) };
  });

/** All points' shadows together where they fall on one another. */
export const SHADE = 0.6;

/**
 * What throws a shadow: convex bodies, each by points that span it, about an origin of its own.
 * @typedef {readonly (readonly Vec[])[]} Casts
 */

/**
 * The shadows of a shape whose origin is on the surface: for each point of light the loops.
 * Moving a shape moves its shadows, so they are found once a shape. @type {WeakMap<Casts, Point[][][]>}
 */
const known = new WeakMap();

/** @type {(casts: Casts, lights: readonly {x: number, z: number}[]) => Point[][][]} */
function shadowsOf(casts, lights) {
  const found = known.get(casts);
  if (found?.length === lights.length) return found;
  const made = lights.map(({ x, z }) =>
    casts.map((points) =>
      hull(points.map((p) => /** @type {Point} */ ([p[0] + x * p[1], p[2] + z * p[1]]))),
    ),
  );
  known.set(casts, made);
  return made;
}

/**
 * The shadows on the board's surface, one layer a point of light. In a layer the pieces' shadows
 * overlap and are to be filled as one shape (non-zero rule), so that none is counted twice.
 * @param {readonly {casts: Casts, centre: Vec}[]} bodies
 * @param {number} count how many points of light
 * @param {number} surface its height
 * @param {number} reach the board's half width, beyond which no shadow falls
 * @returns {Point[][][]} for each layer its loops, in board coordinates (x, z)
 */
export function shadows(bodies, count, surface, reach) {
  const lights = pointsOfLight(count);
  return lights.map((light, i) =>
    bodies.flatMap(({ casts, centre }) => {
      const dx = centre[0] + light.x * (centre[1] - surface);
      const dz = centre[2] + light.z * (centre[1] - surface);
      return (shadowsOf(casts, lights)[i] ?? []).map((loop) => {
        const there = loop.map(([x, z]) => /** @type {Point} */ ([x + dx, z + dz]));
        const within = there.every(([x, z]) => Math.abs(x) <= reach && Math.abs(z) <= reach);
        return within ? there : cutToSquare(there, reach);
      });
    }),
  );
}
