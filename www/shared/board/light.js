import { cutToSquare, hull } from './polygon.js';
import { dot, normalize } from './projection.js';

/** @import { Point, Vec } from './projection.js' */

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb 0..255 */

/** Points toward the lamp: above, in front, a little to the right. */
export const LAMP = normalize([0.35, 0.75, 0.55]);

/**
 * The brightness of a surface with this normal. A top has 1, so that it shows the palette's own colours; edges that
 * catch the light have more.
 * @type {(normal: Vec) => number}
 */
export const brightness = (normal) =>
  0.66 + 0.14 * normal[1] + 0.265 * Math.max(0, dot(normal, LAMP));

/** Darkens a colour if k < 1, lightens it toward white if k > 1. @type {(colour: Rgb, k: number) => string} */
export function lit(colour, k) {
  const [r, g, b] = colour.map((c) =>
    Math.round(k <= 1 ? c * k : c + (255 - c) * Math.min(1, (k - 1) * 3)),
  );
  return `rgb(${r},${g},${b})`;
}

/**
 * Lamp and sky as points of light: the sideways travel of a shadow per unit of height. Shadows of points are sharp
 * where a piece touches the board and drift apart with height, like soft shadows.
 *
 * The points lie on a sunflower's spiral, denser toward the lamp in its middle. No two share x or z, so parallel shadow
 * edges never coincide in a visible step.
 * @param {number} count large enough that no shadow is seen singly; small pieces need fewer
 */
const pointsOfLight = (count) =>
  Array.from({ length: count }, (_, i) => {
    const radius = 0.46 * ((i + 0.5) / count) ** 0.75;
    const angle = i * 2.39996; // the golden angle
    return { x: -0.13 + radius * Math.cos(angle), z: -0.1 + radius * Math.sin(angle) };
  });

/** Opacity where all shadows overlap. */
export const SHADE = 0.6;

/**
 * Casts shadows: convex bodies, each given by the points that span it, about its own origin.
 * @typedef {readonly (readonly Vec[])[]} Casts
 */

/**
 * Shadows of a shape at the origin, per point of light. Moving a shape moves its shadows, so they are computed once per
 * shape.
 * @type {WeakMap<Casts, Point[][][]>}
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
 * One layer of shadows per point of light. Fill a layer as one shape (non-zero rule), so that overlapping shadows count
 * once.
 * @param {readonly {casts: Casts, centre: Vec}[]} bodies
 * @param {number} count number of points of light
 * @param {number} surface its height
 * @param {number} reach the board's half width, at which shadows are cut
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
