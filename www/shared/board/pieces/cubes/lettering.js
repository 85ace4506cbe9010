/** The letters on the faces: which way up each is, and whether there is room to read it. Pure. */
import { FRAMES } from '../../faces.js';
import { gridOf } from '../../grid.js';
import { dot, rotation, turn } from '../../projection.js';
import { axisOf, faceAfter } from './cube.js';

/** @import { Face } from '../../faces.js' */
/** @import { Roll } from '../../pieces.js' */

/** @typedef {{angle: number, clear: number}} Lettering radians anticlockwise; opacity, 0..1 */

/** @type {ReadonlySet<Face>} The faces no camera within its limits sees on a standing cube. */
const UNSEEN = new Set(['bottom', 'back']);

/**
 * By how much a face's letter is turned in its face, anticlockwise for the reader, t into a roll.
 *
 * Letters are upright on every standing cube, or W would soon read as E and M. A roll carries a
 * face round, so its letter turns back by as much, at most a quarter, while the cube rolls; one
 * that starts (or ends) out of sight can have its final (or first) turn all the time.
 * @param {Roll} roll
 * @param {Face} face as named before the roll
 * @param {number} t
 * @returns {number} radians
 */
function angleOf(roll, face, t) {
  const after = faceAfter(roll, face);
  if (UNSEEN.has(after)) return 0;
  // The upright direction at the end, carried back to where the face was at the start.
  const up = turn(rotation(axisOf(roll), -Math.PI / 2), FRAMES[after].up);
  const whole = Math.atan2(-dot(up, FRAMES[face].right), dot(up, FRAMES[face].up));
  return UNSEEN.has(face) ? whole : whole * t;
}

/** Letters come and go in the third of a roll in which the gap is narrow. @type {(t: number) => number} */
const ramp = (t) => Math.min(1, t * 3);

/**
 * How free the square is that a standing cube's face looks at, 0..1. A face close to its
 * neighbour's has no letter: of a letter in a gap one would see some dashes, and wonder.
 * @param {number} square
 * @param {Face} face
 * @param {readonly (string | null)[]} position
 * @param {Roll | null} roll
 * @param {number} t
 */
function clearance(square, face, position, roll, t) {
  const [x, y, z] = FRAMES[face].normal;
  const next = y === 0 ? gridOf(3).squareAt((square % 3) + x, Math.floor(square / 3) + z) : null;
  if (next === null) return 1;
  if (roll?.from === next) return ramp(t);
  if (roll?.to === next) return ramp(1 - t);
  return position[next] === null ? 1 : 0;
}

/**
 * The lettering of a face of the cube on `square`, as named before the roll if that cube rolls.
 * @param {number} square
 * @param {Face} face
 * @param {readonly (string | null)[]} position
 * @param {Roll | null} roll
 * @param {number} t
 * @returns {Lettering}
 */
export function lettering(square, face, position, roll, t) {
  if (roll?.from !== square) return { angle: 0, clear: clearance(square, face, position, roll, t) };
  // Neither of its own two squares is in the rolling cube's way.
  const others = position.map((cube, i) => (i === roll.from ? null : cube));
  const before = clearance(square, face, others, null, 0);
  const after = clearance(roll.to, faceAfter(roll, face), others, null, 0);
  return {
    angle: angleOf(roll, face, t),
    clear: Math.min(Math.max(before, ramp(t)), Math.max(after, ramp(1 - t))),
  };
}
