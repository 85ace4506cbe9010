import { FRAMES } from '../../faces.js';
import { gridOf } from '../../grid.js';
import { dot, rotation, turn } from '../../projection.js';
import { axisOf, faceAfter } from './cube.js';

/** @import { Face } from '../../faces.js' */
/** @import { Roll } from '../../pieces.js' */

/** @typedef {{angle: number, clear: number}} Lettering radians anticlockwise; opacity, 0..1 */

/** @type {ReadonlySet<Face>} Faces of a standing cube that no permitted camera sees. */
const UNSEEN = new Set(['bottom', 'back']);

/**
 * The turn of a letter within its face, t into a roll.
 *
 * Letters are upright on every standing cube, or W would read as E or M. A roll turns its faces, so a letter turns back
 * by up to a quarter during the roll. A letter that starts or ends out of sight keeps its final or first turn
 * throughout.
 * @param {Roll} roll
 * @param {Face} face as named before the roll
 * @param {number} t
 * @returns {number} radians, anticlockwise for the reader
 */
function angleOf(roll, face, t) {
  const after = faceAfter(roll, face);
  if (UNSEEN.has(after)) return 0;
  // The final upright direction, turned back to the face's initial position.
  const up = turn(rotation(axisOf(roll), -Math.PI / 2), FRAMES[after].up);
  const whole = Math.atan2(-dot(up, FRAMES[face].right), dot(up, FRAMES[face].up));
  return UNSEEN.has(face) ? whole : whole * t;
}

/** Letters fade in or out in the third of a roll in which the gap is narrow. @type {(t: number) => number} */
const ramp = (t) => Math.min(1, t * 3);

/**
 * How free the square in front of a face is, 0..1. A face next to a neighbour has no letter: only fragments of it would
 * be visible in the gap.
 * @param {number} square @param {Face} face @param {readonly (string | null)[]} position
 * @param {Roll | null} roll @param {number} t
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
 * Lettering of a face of the cube on `square`; the face is named before the roll.
 * @param {number} square @param {Face} face @param {readonly (string | null)[]} position
 * @param {Roll | null} roll @param {number} t @returns {Lettering}
 */
export function lettering(square, face, position, roll, t) {
  if (roll?.from !== square) return { angle: 0, clear: clearance(square, face, position, roll, t) };
  // The rolling cube does not count for its own squares.
  const others = position.map((cube, i) => (i === roll.from ? null : cube));
  const before = clearance(square, face, others, null, 0);
  const after = clearance(roll.to, faceAfter(roll, face), others, null, 0);
  return {
    angle: angleOf(roll, face, t),
    clear: Math.min(Math.max(before, ramp(t)), Math.max(after, ramp(1 - t))),
  };
}
