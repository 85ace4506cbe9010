import { area } from './grid.js';
import { SHADE, shadows } from './light.js';
import { add, dot, subtract, times } from './projection.js';
import { GAP } from './rounded-box.js';

/** @import { Grid } from './grid.js' */
/** @import { Body } from './pieces.js' */
/** @import { Point, Vec, View } from './projection.js' */
/** @import { Item } from './scene.js' */
/** @import { Theme } from './theme.js' */

/**
 * Signs along the border, in the puzzle's notation.
 * @typedef {object} Coordinates
 * @property {readonly string[]} across of the columns, from the left
 * @property {readonly string[]} along of the rows, from the far one
 * @property {readonly [across: string, along: string]} [names] of the two directions
 */

// Border, thickness and signs grow with the board, but by less: they must be legible beside five rows as beside three.
/** @type {(size: number) => number} */
const borderOf = (size) => 0.275 + 0.045 * size;
const PLAIN = 0.06;
const THICK = 0.13 / 3;
/** @type {(size: number) => number} */
const heightOf = (size) => 0.14 + 0.04 * size;
/** A square is smaller than its cell by this, so that the slab shows between squares. */
const INSET = 0.012;

/** Half the width of the slab. @type {(grid: Grid, coordinates: Coordinates | null) => number} */
export const reachOf = ({ size }, coordinates) =>
  size / 2 + (coordinates ? borderOf(size) : PLAIN * size);

/** @type {(grid: Grid, reach: number) => Vec[]} */
export const slabCorners = ({ size }, reach) =>
  [GAP, GAP - THICK * size].flatMap((y) => area([0, 0, 0], reach, y));

/** @type {(grid: Grid, square: number, view: View) => Point[]} */
export const squareOutline = (grid, square, { project }) =>
  area(grid.middleOf(square), 0.5, GAP).map(project);

/**
 * @param {Grid} grid @param {number} reach @param {Coordinates | null} coordinates @param {boolean} chequered
 * @param {View} view @param {Theme} theme @returns {Item[]}
 */
export function slabItems(grid, reach, coordinates, chequered, view, theme) {
  const { project, eye } = view;
  /** @type {Item[]} */
  const items = [];
  const top = area([0, 0, 0], reach, GAP);
  const drop = /** @type {Vec} */ ([0, -THICK * grid.size, 0]);
  // A side is visible if the eye is beyond its plane; its normal is the sum of its corners.
  top.forEach((a, i) => {
    const b = top[(i + 1) % 4] ?? a;
    const out = /** @type {Vec} */ ([a[0] + b[0], 0, a[2] + b[2]]);
    if (dot(out, subtract(eye, a)) <= 0) return;
    items.push({ loops: [[a, b, add(b, drop), add(a, drop)].map(project)], fill: theme.edge });
  });
  items.push({ loops: [top.map(project)], fill: theme.slab, stroke: theme.line, width: 1 });
  const inside = (/** @type {number} */ square) => surfaceOf(grid, square, view);
  items.push({
    loops: grid.squares.map(inside),
    fill: theme.square,
    stroke: theme.line,
    width: 1,
  });
  if (chequered) {
    theme.chequer.forEach((fill, shade) => {
      // The near left square is dark, as in chess.
      const same = grid.squares.filter(
        (s) => (Math.floor(s / grid.size) + (s % grid.size) + grid.size + 1) % 2 === shade,
      );
      items.push({ loops: same.map(inside), fill });
    });
  }
  return coordinates ? [...items, ...signs(grid, reach, coordinates, view, theme)] : items;
}

/** @type {(grid: Grid, square: number, view: View) => Point[]} */
const surfaceOf = (grid, square, { project }) =>
  area(grid.middleOf(square), 0.5 - INSET, GAP).map(project);

/**
 * Full or partial empty squares.
 * @param {Grid} grid @param {readonly {square: number, alpha: number}[]} holes @param {View} view
 * @param {Theme} theme @returns {Item[]}
 */
export const holeItems = (grid, holes, view, theme) =>
  holes.map(({ square, alpha }) => ({
    loops: [surfaceOf(grid, square, view)],
    fill: theme.hole,
    alpha,
  }));

/**
 * Columns along the near edge; rows along the side that pieces do not hide.
 * @param {Grid} grid @param {number} reach @param {Coordinates} coordinates @param {View} view
 * @param {Theme} theme @returns {Item[]}
 */
function signs({ size, middleOf }, reach, { across, along, names }, view, theme) {
  const border = (size / 2 + reach) / 2;
  const side = view.eye[0] <= 0 ? -border : border;
  const start = -size / 2 - 0.016 * size;
  const height = heightOf(size);
  return [
    ...across.map((text, i) =>
      sign(text, false, [middleOf(i)[0], GAP, border], height, view, theme),
    ),
    ...along.map((text, i) => sign(text, false, [side, GAP, middleOf(i)[0]], height, view, theme)),
    ...(names
      ? [
          sign(names[0], true, [start, GAP, border], height, view, theme),
          sign(names[1], true, [side, GAP, start], height, view, theme),
        ]
      : []),
  ];
}

/** Font size of text items before their matrix scales them. */
const TYPE = 100;

/**
 * A sign on the surface. On such a small area perspective is nearly affine, so the matrix holds the screen vectors of
 * one step right and one step toward the reader.
 * @param {string} text
 * @param {boolean} isName a direction's name, set in italics as in mathematics
 * @param {Vec} at @param {number} height @param {View} view @param {Theme} theme @returns {Item}
 */
function sign(text, isName, at, height, { project }, theme) {
  const step = 0.1;
  const size = height / TYPE;
  /** @type {(way: Vec) => Point} */
  const vector = (way) => {
    const a = project(add(at, times(way, -step)));
    const b = project(add(at, times(way, step)));
    return [((b[0] - a[0]) / (2 * step)) * size, ((b[1] - a[1]) / (2 * step)) * size];
  };
  return {
    text,
    font: isName
      ? `italic ${TYPE}px Georgia, 'Times New Roman', serif`
      : `${TYPE}px system-ui, sans-serif`,
    matrix: [...vector([1, 0, 0]), ...vector([0, 0, 1]), ...project(at)],
    fill: theme.muted,
  };
}

/**
 * @param {readonly Body[]} bodies @param {number} lights @param {number} reach @param {View} view
 * @param {Theme} theme @returns {Item[]}
 */
export const shadowItems = (bodies, lights, reach, { project }, theme) =>
  shadows(bodies, lights, GAP, reach).map((loops) => ({
    loops: loops.map((loop) => loop.map(([x, z]) => project([x, GAP, z]))),
    fill: theme.shadow,
    alpha: (SHADE / lights) * theme.depth,
    soft: true,
  }));
