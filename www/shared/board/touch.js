/** @import { Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** What fingers on a board are about: they scroll the page, drag a piece, turn the board, or make the page larger. Pure. */

/** A finger goes a move's way when the cosine of the angle between them is at least this. */
const ALONG = 0.76;
/** Milliseconds that a finger rests on a piece before it drags it up or down: a swipe does not rest, and scrolls. */
const REST = 150;

/**
 * Whether a finger that was put on a piece drags it.
 * @param {readonly Roll[]} moves that the piece can make
 * @param {(roll: Roll) => Point} way from a move's beginning to its end, on the screen
 * @param {Point} pulled how far the finger has gone
 * @param {number} rested milliseconds before it went
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
 * How far two fingers have gone together; null when they rather pinch, or it cannot be told yet.
 * @param {readonly [Point, Point]} from
 * @param {readonly [Point, Point]} to
 * @returns {Point | null}
 */
export function together(from, to) {
  const [a, b] = [middle(...from), middle(...to)];
  const way = apart(a, b);
  const spread = Math.abs(apart(...to) - apart(...from));
  return way > 2 && way > spread ? [b[0] - a[0], b[1] - a[1]] : null;
}
