/** @import { Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** Tells apart what fingers do: scroll the page, drag a piece, turn the board, or zoom the page. */

/** Least cosine between finger and move for a drag. */
const ALONG = 0.76;
/** Milliseconds that a finger must rest before it drags a piece vertically: a swipe scrolls without rest. */
const REST = 150;

/**
 * @param {readonly Roll[]} moves
 * @param {(roll: Roll) => Point} way from a move's beginning to its end, on the screen
 * @param {Point} pulled offset of the finger
 * @param {number} rested milliseconds before it moved
 */
export function takes(moves, way, [dx, dy], rested) {
  const length = Math.hypot(dx, dy);
  const goesAlong = moves.some((roll) => {
    const [x, y] = way(roll);
    return dx * x + dy * y >= ALONG * length * Math.hypot(x, y);
  });
  return goesAlong && length > 0 && (Math.abs(dx) > Math.abs(dy) || rested >= REST);
}

/** @type {(a: Point, b: Point) => Point} */
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** @type {(a: Point, b: Point) => number} */
const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * How far two fingers moved together; null if they pinch or it is too early to know.
 * @param {readonly [Point, Point]} from @param {readonly [Point, Point]} to @returns {Point | null}
 */
export function together(from, to) {
  const [a, b] = [middle(...from), middle(...to)];
  const way = apart(a, b);
  const spread = Math.abs(apart(...to) - apart(...from));
  return way > 2 && way > spread ? [b[0] - a[0], b[1] - a[1]] : null;
}
