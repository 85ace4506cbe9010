/** @import { Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** Which way a dragged piece goes, and how far it has come. Pure. */

/** Pixels at which a direction can be told from a trembling finger. */
const CLEAR = 8;
/** Once this far on its way, a piece keeps it. */
const COMMITTED = 0.25;

/**
 * @param {readonly Roll[]} moves that the piece can make
 * @param {(roll: Roll) => Point} way from a move's beginning to its end, on the screen
 * @param {Point} pulled how far the finger is from where it took the piece
 * @param {{roll: Roll, along: number} | null} before the last answer
 * @returns {{roll: Roll, along: number} | null} null while no direction is clear
 */
export function dragged(moves, way, pulled, before) {
  const progress = (/** @type {Roll} */ roll) => {
    const [x, y] = way(roll);
    const along = (pulled[0] * x + pulled[1] * y) / (x * x + y * y);
    return Math.min(1, Math.max(0, along));
  };
  if (before && before.along > COMMITTED)
    return { roll: before.roll, along: progress(before.roll) };
  if (Math.hypot(...pulled) < CLEAR)
    return before && { roll: before.roll, along: progress(before.roll) };
  /** How nearly the finger goes a move's way: the cosine, but for the finger's own length. */
  const likeness = (/** @type {Roll} */ roll) => {
    const [x, y] = way(roll);
    return (pulled[0] * x + pulled[1] * y) / Math.hypot(x, y);
  };
  const [first, ...others] = moves;
  if (!first) return null;
  const roll = others.reduce((a, b) => (likeness(b) > likeness(a) ? b : a), first);
  return { roll, along: progress(roll) };
}
