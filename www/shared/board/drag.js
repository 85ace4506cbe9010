/** @import { Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** Pixels a finger must move before its direction counts; less may be a tremor. */
const CLEAR = 8;
/** A piece that has come this fraction of its way keeps its direction. */
const COMMITTED = 0.25;

/**
 * @param {readonly Roll[]} moves
 * @param {(roll: Roll) => Point} way from a move's beginning to its end, on the screen
 * @param {Point} pulled offset of the finger from where it took the piece
 * @param {{roll: Roll, along: number} | null} before the previous result
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
  /** Cosine of the angle between finger and move, times the finger's length. */
  const likeness = (/** @type {Roll} */ roll) => {
    const [x, y] = way(roll);
    return (pulled[0] * x + pulled[1] * y) / Math.hypot(x, y);
  };
  const [first, ...others] = moves;
  if (!first) return null;
  const roll = others.reduce((a, b) => (likeness(b) > likeness(a) ? b : a), first);
  return { roll, along: progress(roll) };
}
