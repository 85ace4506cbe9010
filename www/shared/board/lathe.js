/**
 * Turned pieces: rings of different radius on an upright axis. From above, the band between two rings lies behind the
 * next, so bands are painted from the bottom up.
 */
import { brightness, LAMP, lit } from './light.js';
import { hull } from './polygon.js';
import { normalize } from './projection.js';

/** @import { Rgb } from './light.js' */
/** @import { Point, Vec, View } from './projection.js' */
/** @import { Item, Ramp } from './scene.js' */

/** @typedef {readonly [radius: number, height: number]} Ring */
/** @typedef {{readonly profile: readonly Ring[], readonly rings: readonly (readonly Vec[])[]}} Turned */

/** Corners of the polygon that stands for a circle. */
const CORNERS = 22;

/** @type {(ring: Ring, corners: number) => Vec[]} */
const circle = ([radius, y], corners) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    return /** @type {Vec} */ ([radius * Math.cos(angle), y, radius * Math.sin(angle)]);
  });

/** @type {(profile: readonly Ring[]) => Turned} */
export const turned = (profile) => ({
  profile,
  rings: profile.map((ring) => circle(ring, CORNERS)),
});

/** A coarse shadow caster for rings of similar size. @type {(rings: readonly Ring[]) => Vec[]} */
export const castOf = (rings) => rings.flatMap((ring) => circle(ring, 9));

/** Positions across the visible half of an upright band, from left to right. */
const ACROSS = [-1, -0.85, -0.55, -0.15, 0.25, 0.6, 0.85, 1];

/**
 * Shades a band. A steep one changes from side to side as it turns away from the viewer; a shallow one, visible all
 * round, changes from its side toward the lamp to the opposite one.
 * @param {Ring} low @param {Ring} high @param {View} view @param {Rgb} colour @returns {Ramp}
 */
function shade(low, high, { eye, project }, colour) {
  const radius = Math.max(low[0], high[0]);
  const y = low[0] > high[0] ? low[1] : high[1];
  // Components of the outward normal across and along the axis.
  const [out, , up] = normalize([high[1] - low[1], 0, low[0] - high[0]]);
  const steep = out > Math.abs(up);
  const [fx, , fz] = normalize(steep ? [eye[0], 0, eye[2]] : [LAMP[0], 0, LAMP[2]]);
  /** @type {(k: number) => Point} */
  const rim = (k) => project([fz * radius * k, y, -fx * radius * k]);
  if (steep) {
    const stops = ACROSS.map((s) => {
      const c = Math.sqrt(1 - s * s);
      const k = brightness([out * (fx * c + fz * s), up, out * (fz * c - fx * s)]);
      return /** @type {const} */ ([(s + 1) / 2, lit(colour, k)]);
    });
    return { from: rim(-1), to: rim(1), stops };
  }
  // The ramp is perpendicular to the lines of equal brightness in the picture.
  const [a, b] = [rim(-1), rim(1)];
  const from = project([-fx * radius, y, -fz * radius]);
  const far = project([fx * radius, y, fz * radius]);
  const [nx, , ny] = normalize([b[1] - a[1], 0, a[0] - b[0]]);
  const run = (far[0] - from[0]) * nx + (far[1] - from[1]) * ny;
  const stops = [-1, -0.4, 0, 0.5, 1].map(
    (s) =>
      /** @type {const} */ ([
        (s + 1) / 2,
        lit(colour, brightness([out * fx * s, up, out * fz * s])),
      ]),
  );
  return { from, to: [from[0] + run * nx, from[1] + run * ny], stops };
}

/** Screen outlines of the bands, from the bottom up. @type {(piece: Turned, view: View) => Point[][]} */
export function bandOutlines({ rings }, { project }) {
  const flat = rings.map((ring) => ring.map(project));
  return flat.slice(1).map((ring, i) => hull([...(flat[i] ?? []), ...ring]));
}

/**
 * @param {Turned} piece @param {View} view @param {Rgb} colour
 * @param {string} line outline colour
 * @returns {Item[]}
 */
export function turnedItems(piece, view, colour, line) {
  const outlines = bandOutlines(piece, view);
  const top = piece.rings.at(-1) ?? [];
  return [
    { loops: outlines, fill: line, stroke: line, width: 2 * Math.max(0.75, view.scale / 110) },
    ...outlines.map((loop, i) => ({
      loops: [loop],
      fill: shade(piece.profile[i] ?? [0, 0], piece.profile[i + 1] ?? [0, 0], view, colour),
    })),
    { loops: [top.map(view.project)], fill: lit(colour, brightness([0, 1, 0])) },
  ];
}
