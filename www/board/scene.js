/**
 * The whole picture as a list of things to paint, back to front: a pure function of the position,
 * the roll, the camera, the size and the colours.
 */

import { middleOf, rolling, standing } from './cube.js';
import { cubeItems, outline } from './cube-items.js';
import { lettering } from './lettering.js';
import { backToFront } from './order.js';
import { view as viewOf } from './projection.js';
import { EXTENT, shadowItems, slabItems, squareOutline } from './slab.js';

/** @typedef {import('./projection.js').Point} Point */
/** @typedef {import('./cube.js').Roll} Roll */
/** @typedef {import('./cube.js').Pose} Pose */
/**
 * One thing to paint: loops to fill and stroke, or text under a matrix.
 * @typedef {object} Item
 * @property {readonly (readonly Point[])[]} [loops]
 * @property {string} [fill]
 * @property {string} [stroke]
 * @property {number} [width] of the stroke, in CSS pixels
 * @property {number} [alpha]
 * @property {'evenodd' | 'nonzero'} [rule]
 * @property {boolean} [soft] has no sharp edges, and may be painted coarsely
 * @property {string} [text]
 * @property {string} [font]
 * @property {readonly number[]} [matrix] as CanvasRenderingContext2D.transform takes it
 */
/** What can be pointed at, farthest first. @typedef {{square: number, outline: Point[]}} Target */
/**
 * @typedef {object} Subject
 * @property {readonly (string | null)[]} position
 * @property {Roll | null} roll
 * @property {number} t progress of the roll, 0..1
 * @property {import('./projection.js').Camera} camera
 * @property {number} width
 * @property {number} height
 * @property {import('./theme.js').Theme} theme
 * @property {boolean} patterns
 */

/** The squares a cube keeps within, as a box to sort by. @type {(...squares: number[]) => import('./order.js').Box} */
function boxOf(...squares) {
  const middles = squares.map(middleOf);
  /** @type {(axis: 0 | 2) => readonly [number, number]} */
  const span = (axis) => {
    const all = middles.map((m) => m[axis]);
    return [Math.min(...all) - 0.5, Math.max(...all) + 0.5];
  };
  return { x: span(0), z: span(2) };
}

/**
 * @param {Subject} subject
 * @returns {{view: import('./projection.js').View, items: Item[], cubes: {square: number, pose: Pose, items: Item[]}[], targets: Target[]}}
 *   `items` is everything; `cubes` has the same cubes apart, back to front, by the square they stand
 *   on or roll from
 */
export function scene({ position, roll, t, camera, width, height, theme, patterns }) {
  const margin = Math.max(4, Math.min(width, height) * 0.02);
  const view = viewOf(camera, EXTENT, width, height, margin);
  const bodies = position.flatMap((cube, square) => {
    if (cube === null) return [];
    const moves = roll !== null && roll.from === square;
    return {
      cube,
      square,
      pose: moves ? rolling(roll, t) : standing(square),
      ...(moves ? boxOf(square, roll.to) : boxOf(square)),
      letters: (/** @type {import('./cube.js').Face} */ face) =>
        lettering(square, face, position, roll, t),
    };
  });
  const cubes = backToFront(bodies, view.eye).map(({ cube, square, pose, letters }) => ({
    square,
    pose,
    items: cubeItems(cube, pose, letters, view, theme, patterns),
  }));
  const items = [
    ...slabItems(view, theme, position.indexOf(null)),
    ...shadowItems(
      bodies.map(({ pose }) => pose),
      view,
      theme,
    ),
    ...cubes.flatMap((cube) => cube.items),
  ];
  const targets = [
    ...position.map((_, square) => ({ square, outline: squareOutline(square, view) })),
    ...cubes.map(({ square, pose }) => ({
      // Past the crest, what one points at is the cube on the square it is falling to.
      square: roll !== null && roll.from === square && t > 0.5 ? roll.to : square,
      outline: outline(pose, view),
    })),
  ];
  return { view, items, cubes, targets };
}
