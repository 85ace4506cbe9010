/**
 * A cube: which colour each face shows, and where the cube is at any moment of a roll.
 *
 * The engine writes a cube as three letters, the colours of its up-down, front-back and left-right
 * axes; opposite faces share a colour. That is all there is to know: a roll is a rigid turn, and
 * the faces that come up from hiding have the colour of the faces opposite.
 */
import { FACES, FRAMES } from '../../faces.js';
import { gridOf } from '../../grid.js';
import { add, cross, IDENTITY, rotation, subtract, turn } from '../../projection.js';
import { GAP, roundedBox } from '../../rounded-box.js';

/** @import { Face } from '../../faces.js' */
/** @import { Roll } from '../../pieces.js' */
/** @import { Rotation, Vec } from '../../projection.js' */

/** A colour, or what is left where it is painted out. @typedef {'W' | 'R' | 'B' | 'X'} Colour */
/** @typedef {{readonly rotation: Rotation, readonly centre: Vec}} Pose */

/** Half of a cube's edge: a little less than half a square, so that air shows between neighbours. */
export const HALF = 0.5 - GAP;
/** The radius of the rounded edges. */
const ROUND = 0.075;
/** Half of a panel's edge: where a face is flat. */
export const PANEL = HALF - ROUND;

/**
 * The shape of a cube. It is centred in the unit cell it would fill, and so stands GAP above the
 * hinges, where the surface of the board is drawn. A rigid turn about the hinge line never takes it
 * below that surface: its lowest edge rises by (sqrt 2 - 1) GAP half way and comes down again.
 */
export const CUBE = roundedBox([HALF, HALF, HALF], ROUND);

/** Which of a cube's three letters a face shows. @type {Readonly<Record<Face, 0 | 1 | 2>>} */
const AXIS = { top: 0, bottom: 0, front: 1, back: 1, left: 2, right: 2 };

/**
 * @param {string} cube e.g. "WRB"
 * @param {Face} face
 * @returns {Colour}
 */
export const colourOf = (cube, face) => /** @type {Colour} */ (cube[AXIS[face]]);

const { middleOf } = gridOf(3);

/** @type {(square: number) => Pose} */
export const standing = (square) => ({
  rotation: IDENTITY,
  centre: add(middleOf(square), [0, 0.5, 0]),
});

/** The horizontal axis a cube turns about on its way: up crossed with the way. @type {(roll: Roll) => Vec} */
export const axisOf = ({ from, to }) => cross([0, 1, 0], subtract(middleOf(to), middleOf(from)));

/**
 * The cube during a roll: turned by up to a quarter about the line its two squares share.
 * @param {Roll} roll
 * @param {number} t 0 stands on `from`, 1 stands on `to`
 * @returns {Pose}
 */
export function rolling(roll, t) {
  const from = middleOf(roll.from);
  const to = middleOf(roll.to);
  /** @type {Vec} */
  const hinge = [(from[0] + to[0]) / 2, 0, (from[2] + to[2]) / 2];
  const r = rotation(axisOf(roll), (t * Math.PI) / 2);
  return {
    rotation: r,
    centre: add(hinge, turn(r, subtract(standing(roll.from).centre, hinge))),
  };
}

/** @type {(a: Vec, b: Vec) => number} */
const distance = (a, b) => Math.hypot(...subtract(a, b));

/** Which way a face looks once the roll is over. @type {(roll: Roll, face: Face) => Face} */
export function faceAfter(roll, face) {
  const normal = turn(rotation(axisOf(roll), Math.PI / 2), FRAMES[face].normal);
  const found = FACES.find((f) => distance(FRAMES[f].normal, normal) < 0.5);
  if (!found) throw new Error(`not a roll between neighbours: ${roll.from} to ${roll.to}`);
  return found;
}
