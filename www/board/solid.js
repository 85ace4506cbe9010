/**
 * The shape of a cube: six flat panels joined by rounded edges, cut into flat quadrilaterals.
 *
 * A cube is a little smaller than its square, so that air shows between neighbours, and is centred
 * in the unit cell it would fill. It therefore stands GAP above the hinges, and the surface of the
 * board is drawn there. A rigid turn about the hinge line never takes it below that surface: its
 * lowest edge rises by (sqrt 2 - 1) GAP half way and comes down again.
 */
import { FACES, FRAMES } from './cube.js';
import { add, cross, dot, normalize, subtract, times } from './projection.js';

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {import('./cube.js').Face} Face */
/** @typedef {{face: Face, normal: Vec, points: readonly Vec[]}} Facet */

/** The air between a cube and the border of its square, and the height of the board's surface. */
export const GAP = 0.036;
/** Half of a cube's edge. */
export const HALF = 0.5 - GAP;
/** The radius of the rounded edges. */
const ROUND = 0.075;
/** Half of a panel's edge: where a face is flat. */
export const PANEL = HALF - ROUND;

/** Half way round an edge, and half way round a corner, each measured along one axis. */
const EDGE = PANEL + ROUND / Math.SQRT2;
const CORNER = PANEL + ROUND / Math.sqrt(3);

/** @type {(face: Face, a: number, b: number, c: number) => Vec} */
const inFrame = (face, a, b, c) => {
  const { right, up, normal } = FRAMES[face];
  return add(add(times(right, a), times(up, b)), times(normal, c));
};

/** @type {(face: Face, points: Vec[]) => Facet} */
function facet(face, points) {
  const [a, b, c, d] = /** @type {[Vec, Vec, Vec, Vec]} */ (points);
  const across = normalize(cross(subtract(c, a), subtract(d, b)));
  // Whichever way round the points were listed, a facet looks away from the middle.
  return { face, points, normal: dot(across, a) > 0 ? across : times(across, -1) };
}

/**
 * The facets of a standing cube about its own middle. A face owns its panel and the near half of
 * its four edges and corners, all in the face's colour.
 * @type {readonly Facet[]}
 */
export const FACETS = FACES.flatMap((face) => {
  /** @type {(a: number, b: number, c: number) => Vec} */
  const at = (a, b, c) => inFrame(face, a, b, c);
  const p = PANEL;
  const facets = [
    facet(face, [at(-p, -p, HALF), at(p, -p, HALF), at(p, p, HALF), at(-p, p, HALF)]),
  ];
  for (const s of [-1, 1]) {
    const edge = s * EDGE;
    const panel = s * p;
    facets.push(
      facet(face, [at(-p, panel, HALF), at(p, panel, HALF), at(p, edge, EDGE), at(-p, edge, EDGE)]),
      facet(face, [at(panel, -p, HALF), at(panel, p, HALF), at(edge, p, EDGE), at(edge, -p, EDGE)]),
    );
    for (const q of [-1, 1]) {
      facets.push(
        facet(face, [
          at(panel, q * p, HALF),
          at(edge, q * p, EDGE),
          at(s * CORNER, q * CORNER, CORNER),
          at(panel, q * EDGE, EDGE),
        ]),
      );
    }
  }
  return facets;
});

/** Every point of the surface once: what an outline or a shadow is drawn round. @type {readonly Vec[]} */
export const RIM = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) =>
    [-1, 1].flatMap(
      (z) =>
        /** @type {Vec[]} */ ([
          [x * HALF, y * PANEL, z * PANEL],
          [x * PANEL, y * HALF, z * PANEL],
          [x * PANEL, y * PANEL, z * HALF],
          [x * EDGE, y * EDGE, z * PANEL],
          [x * EDGE, y * PANEL, z * EDGE],
          [x * PANEL, y * EDGE, z * EDGE],
          [x * CORNER, y * CORNER, z * CORNER],
        ]),
    ),
  ),
);
