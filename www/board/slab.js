/** The board the cubes stand on, as things to paint: slab, squares, coordinates, shadows. Pure. */
import { middleOf } from './cube.js';
import { SHADE, shadows } from './light.js';
import { add, dot, subtract, times } from './projection.js';
import { GAP } from './solid.js';

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {import('./projection.js').Point} Point */
/** @typedef {import('./projection.js').View} View */
/** @typedef {import('./scene.js').Item} Item */
/** @typedef {import('./theme.js').Theme} Theme */

/** Half the width of the slab: the squares and a border for the coordinates. */
const REACH = 1.91;
const THICK = 0.13;
/** The middle of the border. */
const BORDER = 1.705;
/** How much smaller than its cell a square is drawn, so that lines of slab show between squares. */
const INSET = 0.012;

/** @type {(x: number, z: number) => Vec} */
const onTop = (x, z) => [x, GAP, z];

/** The four corners of a square area on the surface. @type {(middle: Vec, half: number) => Vec[]} */
const area = ([x, , z], half) => [
  onTop(x - half, z - half),
  onTop(x + half, z - half),
  onTop(x + half, z + half),
  onTop(x - half, z + half),
];

/** What must always be in the picture: the slab, and the crest of every possible roll. @type {readonly Vec[]} */
export const EXTENT = [
  ...area([0, 0, 0], REACH),
  ...area([0, 0, 0], REACH).map(([x, y, z]) => /** @type {Vec} */ ([x, y - THICK, z])),
  ...[-0.5, 0.5].flatMap((hinge) =>
    [-1.46, 1.46].flatMap(
      (rim) =>
        /** @type {Vec[]} */ ([
          [hinge, 1.34, rim],
          [rim, 1.34, hinge],
        ]),
    ),
  ),
  ...area([0, 0, 0], 1.46).map(([x, , z]) => /** @type {Vec} */ ([x, 0.96, z])),
];

/**
 * Where a square's own area is on the screen.
 * @param {number} square
 * @param {View} view
 * @returns {Point[]}
 */
export const squareOutline = (square, { project }) => area(middleOf(square), 0.5).map(project);

/**
 * @param {View} view
 * @param {Theme} theme
 * @param {number} empty the square that is empty, or -1 while a cube rolls over it
 * @returns {Item[]}
 */
export function slabItems(view, theme, empty) {
  const { project, eye } = view;
  /** @type {Item[]} */
  const items = [];
  const top = area([0, 0, 0], REACH);
  // A side is seen when the eye is beyond its plane; its outward direction is the sum of its corners.
  top.forEach((a, i) => {
    const b = top[(i + 1) % 4] ?? a;
    const out = /** @type {Vec} */ ([a[0] + b[0], 0, a[2] + b[2]]);
    if (dot(out, subtract(eye, a)) <= 0) return;
    const drop = /** @type {Vec} */ ([0, -THICK, 0]);
    items.push({ loops: [[a, b, add(b, drop), add(a, drop)].map(project)], fill: theme.edge });
  });
  items.push({ loops: [top.map(project)], fill: theme.slab, stroke: theme.line, width: 1 });
  const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  items.push({
    loops: squares.map((square) => area(middleOf(square), 0.5 - INSET).map(project)),
    fill: theme.square,
    stroke: theme.line,
    width: 1,
  });
  if (empty >= 0) {
    items.push({ loops: [area(middleOf(empty), 0.5 - INSET).map(project)], fill: theme.hole });
  }
  return [...items, ...coordinates(view, theme)];
}

/**
 * x along the near edge; y along whichever side the cubes do not hide.
 * @param {View} view
 * @param {Theme} theme
 * @returns {Item[]}
 */
function coordinates(view, theme) {
  const side = view.eye[0] <= 0 ? -BORDER : BORDER;
  return [
    letter('x', [-1.55, GAP, BORDER], view, theme),
    letter('y', [side, GAP, -1.55], view, theme),
    ...[1, 2, 3].flatMap((n) => [
      letter(`${n}`, [n - 2, GAP, BORDER], view, theme),
      letter(`${n}`, [side, GAP, n - 2], view, theme),
    ]),
  ];
}

/** The type size that text items are set in before their matrix scales them. */
const TYPE = 100;

/**
 * A sign lying on the surface. Over so small an area perspective is as good as affine, so the sign
 * is text under a matrix: the screen's vectors for one step right and one step toward the reader.
 * @param {string} text
 * @param {Vec} at
 * @param {View} view
 * @param {Theme} theme
 * @returns {Item}
 */
function letter(text, at, { project }, theme) {
  const step = 0.1;
  const size = 0.26 / TYPE;
  /** @type {(way: Vec) => Point} */
  const vector = (way) => {
    const a = project(add(at, times(way, -step)));
    const b = project(add(at, times(way, step)));
    return [((b[0] - a[0]) / (2 * step)) * size, ((b[1] - a[1]) / (2 * step)) * size];
  };
  const across = vector([1, 0, 0]);
  const down = vector([0, 0, 1]);
  const name = text === 'x' || text === 'y';
  return {
    text,
    font: name
      ? `italic ${TYPE}px Georgia, 'Times New Roman', serif`
      : `${TYPE}px system-ui, sans-serif`,
    matrix: [...across, ...down, ...project(at)],
    fill: theme.muted,
  };
}

/**
 * @param {readonly import('./cube.js').Pose[]} poses
 * @param {View} view
 * @param {Theme} theme
 * @returns {Item[]}
 */
export const shadowItems = (poses, { project }, theme) =>
  shadows(poses, REACH).map((loops) => ({
    loops: loops.map((loop) => loop.map(([x, z]) => project(onTop(x, z)))),
    fill: theme.shadow,
    alpha: SHADE * theme.depth,
    soft: true,
  }));
