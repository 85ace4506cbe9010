/**
 * A box with rounded edges about its middle: six flat panels, with edges and corners cut into flat quadrilaterals. Each
 * face owns its panel and the near half of its edges.
 */
import { FACES, FRAMES } from './faces.js';
import { brightness, lit } from './light.js';
import { hull } from './polygon.js';
import { add, cross, dot, normalize, subtract, times, turn } from './projection.js';

/** @import { Face } from './faces.js' */
/** @import { Rgb } from './light.js' */
/** @import { Point, Rotation, Vec, View } from './projection.js' */
/** @import { Item } from './scene.js' */

/** @typedef {{readonly face: Face, readonly normal: Vec, readonly points: readonly Vec[]}} Facet */
/**
 * @typedef {object} RoundedBox
 * @property {readonly Facet[]} facets
 * @property {readonly Vec[]} rim every surface point once, for the outline
 * @property {readonly Vec[]} corners where the faces' planes meet, outside the rounding
 */

/** Gap between a piece and the border of its square; also the height of the board's surface. */
export const GAP = 0.036;

/** @type {(points: readonly Vec[], face: Face) => Facet} */
function facet(points, face) {
  const [a, b, c, d] = /** @type {[Vec, Vec, Vec, Vec]} */ (points);
  const across = normalize(cross(subtract(c, a), subtract(d, b)));
  // Facets look away from the middle, in either order of their points.
  return { face, points, normal: dot(across, a) > 0 ? across : times(across, -1) };
}

/**
 * @param {Vec} half half width, half height, half depth
 * @param {number} round radius of the edges
 * @returns {RoundedBox}
 */
export function roundedBox(half, round) {
  // Half-way round an edge and a corner, along one axis.
  const inEdge = round * (1 - Math.SQRT1_2);
  const inCorner = round * (1 - 1 / Math.sqrt(3));
  const facets = FACES.flatMap((face) => {
    const { right, up, normal } = FRAMES[face];
    const [a, b, c] = /** @type {[number, number, number]} */ (
      [right, up, normal].map((way) => Math.abs(dot(way, half)))
    );
    /** A point by its distances inside the box's planes. @type {(s: number, x: number, q: number, y: number, z: number) => Vec} */
    const at = (s, x, q, y, z) =>
      add(add(times(right, s * (a - x)), times(up, q * (b - y))), times(normal, c - z));
    const r = round;
    const quads = [
      [at(-1, r, -1, r, 0), at(1, r, -1, r, 0), at(1, r, 1, r, 0), at(-1, r, 1, r, 0)],
    ];
    for (const s of [-1, 1]) {
      quads.push(
        [
          at(-1, r, s, r, 0),
          at(1, r, s, r, 0),
          at(1, r, s, inEdge, inEdge),
          at(-1, r, s, inEdge, inEdge),
        ],
        [
          at(s, r, -1, r, 0),
          at(s, r, 1, r, 0),
          at(s, inEdge, 1, r, inEdge),
          at(s, inEdge, -1, r, inEdge),
        ],
      );
      for (const q of [-1, 1]) {
        quads.push([
          at(s, r, q, r, 0),
          at(s, inEdge, q, r, inEdge),
          at(s, inCorner, q, inCorner, inCorner),
          at(s, r, q, inEdge, inEdge),
        ]);
      }
    }
    return quads.map((points) => facet(points, face));
  });
  /** @type {Map<string, Vec>} Facets share points. */
  const rim = new Map();
  for (const p of facets.flatMap(({ points }) => points)) {
    rim.set(p.map((x) => x.toFixed(6)).join(), p);
  }
  const [x, y, z] = half;
  const corners = [-x, x].flatMap((i) =>
    [-y, y].flatMap((j) => [-z, z].map((k) => /** @type {Vec} */ ([i, j, k]))),
  );
  return { facets, rim: [...rim.values()], corners };
}

/**
 * The visible facets in the light.
 * @param {RoundedBox} box @param {Rotation} rotation
 * @param {View} view from about its middle
 * @param {(face: Face) => Rgb} colour
 * @param {string} line outline colour
 * @returns {{items: Item[], edge: Item}} `edge` is the outline, to be painted last
 */
export function boxItems({ facets, rim }, rotation, { project, eye, scale }, colour, line) {
  const outline = hull(rim.map((p) => project(turn(rotation, p))));
  /** @type {Item[]} */
  const seen = [];
  /** @type {Partial<Record<Face, {fill: string, points: Point[]}>>} */
  const patches = {};
  for (const { face, normal, points } of facets) {
    const looks = turn(rotation, normal);
    const corners = points.map((p) => turn(rotation, p));
    if (dot(looks, subtract(eye, corners[0] ?? eye)) <= 0) continue;
    const loop = corners.map(project);
    const fill = lit(colour(face), brightness(looks));
    seen.push({ loops: [loop], fill });
    patches[face] ??= { fill, points: [] };
    patches[face].points.push(...loop);
  }
  // Patches under the facets fill the hairlines that antialiasing leaves between them. Larger patches come on top, as
  // edges are seen past them.
  const under = Object.values(patches).sort((a, b) => a.points.length - b.points.length);
  return {
    items: [
      { loops: [outline], fill: line },
      ...under.map(({ fill, points }) => ({ loops: [hull(points)], fill })),
      ...seen,
    ],
    edge: { loops: [outline], stroke: line, width: Math.max(0.75, scale / 110) },
  };
}
