/**
 * An upright silhouette with a bevelled front edge, facing the reader. The outline need not be convex: from in front,
 * the front hides the sides, and nearer sides hide farther ones.
 */
import { brightness, lit } from './light.js';
import { cross, dot, normalize, subtract } from './projection.js';

/** @import { Rgb } from './light.js' */
/** @import { Point, Vec, View } from './projection.js' */
/** @import { Item } from './scene.js' */

/** @typedef {{readonly points: readonly Vec[], readonly normal: Vec}} Facet */
/**
 * @typedef {object} Prism
 * @property {readonly Vec[]} back its outline at the back
 * @property {readonly Vec[]} edge where the bevel begins
 * @property {readonly Vec[]} front where the bevel ends
 * @property {readonly Facet[]} sides
 * @property {readonly Facet[]} bevel
 */

/** Directions in which corners move inward so that the edges move by 1. @type {(loop: readonly Point[]) => Point[]} */
function inward(loop) {
  const way = (/** @type {number} */ i) => {
    const [a, b] = loop.at(i % loop.length) ?? [0, 0];
    const [x, y] = loop[(i + 1) % loop.length] ?? [0, 0];
    const length = Math.hypot(x - a, y - b);
    return [(x - a) / length, (y - b) / length];
  };
  return loop.map((_, i) => {
    const [ax = 0, ay = 0] = way(i + loop.length - 1);
    const [bx = 0, by = 0] = way(i);
    const k = 1 / Math.max(0.6, 1 + ax * bx + ay * by);
    return [-(ay + by) * k, (ax + bx) * k];
  });
}

/** @type {(points: readonly [Vec, Vec, Vec, ...Vec[]]) => Facet} */
const facet = (points) => ({
  points,
  normal: normalize(cross(subtract(points[1], points[0]), subtract(points[2], points[0]))),
});

/**
 * @param {readonly Point[]} outline anticlockwise, y up
 * @param {number} depth half of its thickness
 * @param {number} bevel width and depth of the cut along the front edge
 * @param {(v: Vec) => Vec} bend final transformation of each point
 * @returns {Prism}
 */
export function prism(outline, depth, bevel, bend) {
  const inner = inward(outline).map(([x, y], i) => {
    const [a, b] = outline[i] ?? [0, 0];
    return /** @type {Point} */ ([a + x * bevel, b + y * bevel]);
  });
  /** @type {(loop: readonly Point[], z: number) => Vec[]} */
  const at = (loop, z) => loop.map(([x, y]) => bend([x, y, z]));
  const back = at(outline, -depth);
  const edge = at(outline, depth - bevel);
  const front = at(inner, depth);
  /** @type {(far: Vec[], near: Vec[]) => Facet[]} */
  const band = (far, near) =>
    far.map((a, i) => {
      const j = (i + 1) % far.length;
      return facet([a, far[j] ?? a, near[j] ?? a, near[i] ?? a]);
    });
  return { back, edge, front, sides: band(back, edge), bevel: band(edge, front) };
}

/** Brightness is rounded to this step, so that neighbouring facets are painted together. */
const STEP = 0.025;
/** Shade on all but the front, so that the silhouette stands out. */
const DIM = 0.12;

/** @type {(facet: Facet, eye: Vec) => boolean} */
const isSeen = ({ points, normal }, eye) => dot(normal, subtract(eye, points[0] ?? eye)) > 0;

/** @type {(facet: Facet) => number} */
const shadeOf = ({ normal }) => Math.round((brightness(normal) - DIM) / STEP) * STEP;

/**
 * The visible sides in unbroken rows, the farthest row first. Within a row a side hides only the next, which is painted
 * after it.
 * @param {Prism} prism @param {Vec} eye
 */
function rows({ sides }, eye) {
  /** @type {Facet[][]} */
  const found = [];
  let open = false;
  // Start at a hidden side, so that no row is cut in two.
  const start = Math.max(
    0,
    sides.findIndex((side) => !isSeen(side, eye)),
  );
  for (let i = 0; i < sides.length; i++) {
    const side = sides[(start + i) % sides.length];
    if (!side || !isSeen(side, eye)) {
      open = false;
      continue;
    }
    if (open) found.at(-1)?.push(side);
    else found.push([side]);
    open = true;
  }
  const distance = (/** @type {Facet[]} */ row) => {
    const way = subtract(eye, row[row.length >> 1]?.points[0] ?? eye);
    return dot(way, way);
  };
  return found.sort((a, b) => distance(b) - distance(a));
}

/**
 * @param {Prism} prism @param {View} view @param {Rgb} colour @param {Rgb} frontColour
 * @param {string} line outline colour
 * @returns {Item[]}
 */
export function prismItems(prism, { eye, project, scale }, colour, frontColour, line) {
  const seen = rows(prism, eye);
  /** @type {(facet: Facet) => Point[]} */
  const loop = ({ points }) => points.map(project);
  const strips = seen.map((row) => [
    ...row.map(({ points: [a = eye] }) => project(a)),
    ...row.slice(-1).flatMap(({ points: [, b = eye, c = eye] }) => [project(b), project(c)]),
    ...row.map(({ points: [, , , d = eye] }) => project(d)).reverse(),
  ]);
  const edge = prism.edge.map(project);
  const width = Math.max(0.75, scale / 110);
  const under = lit(colour, 0.8);
  /** @type {Item[]} */
  const items = [
    { loops: [...strips, edge], fill: line, stroke: line, width: 2 * width },
    // Under the facets, to fill the hairlines between them.
    { loops: strips, fill: under },
  ];
  for (const row of seen) {
    let shade = Number.NaN;
    /** @type {Point[][]} */
    let loops = [];
    for (const side of row) {
      const own = shadeOf(side);
      if (own !== shade) {
        loops = [];
        items.push({ loops, fill: lit(colour, own) });
      }
      loops.push(loop(side));
      shade = own;
    }
  }
  items.push({ loops: [edge], fill: under });
  /** @type {Map<number, Point[][]>} Facets of the bevel do not overlap. */
  const bevel = new Map();
  for (const cut of prism.bevel) {
    if (!isSeen(cut, eye)) continue;
    const shade = shadeOf(cut);
    bevel.set(shade, [...(bevel.get(shade) ?? []), loop(cut)]);
  }
  for (const [shade, loops] of bevel) items.push({ loops, fill: lit(colour, shade) });
  return [
    ...items,
    { loops: [prism.front.map(project)], fill: lit(frontColour, brightness([0, 1, 0])) },
  ];
}
