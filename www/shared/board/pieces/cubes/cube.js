/**
 * The engine writes a cube as three letters, the colours of its up-down, front-back and left-right axes. Opposite faces
 * share a colour, so a roll is a rigid turn, and faces that become visible have the colour of those opposite.
 */
import { FACES, FRAMES } from '../../faces.js';
import { gridOf } from '../../grid.js';
import { add, cross, IDENTITY, rotation, subtract, turn } from '../../projection.js';
import { GAP, roundedBox } from '../../rounded-box.js';

/** @import { Face } from '../../faces.js' */
/** @import { Roll } from '../../pieces.js' */
/** @import { Rotation, Vec } from '../../projection.js' */

/** A colour; X is a face that is painted out. @typedef {'W' | 'R' | 'B' | 'X'} Colour */
/** @typedef {{readonly rotation: Rotation, readonly centre: Vec}} Pose */

/** A little less than half a square, to leave a gap between neighbours. */
export const HALF = 0.5 - GAP;
const ROUND = 0.075;
/** Half the width of the flat part of a face. */
export const PANEL = HALF - ROUND;

/**
 * The cube, centred in its unit cell, so that it stands GAP above the hinges at the height of the board's surface.
 * Rolling about the hinge never takes it below: half-way, its lowest edge is (sqrt 2 - 1) GAP higher.
 */
export const CUBE = roundedBox([HALF, HALF, HALF], ROUND);

/** Index of the letter that a face shows. @type {Readonly<Record<Face, 0 | 1 | 2>>} */
const AXIS = { top: 0, bottom: 0, front: 1, back: 1, left: 2, right: 2 };

/** @param {string} cube for example "WRB" @param {Face} face @returns {Colour} */
export const colourOf = (cube, face) => /** @type {Colour} */ (cube[AXIS[face]]);

const { middleOf } = gridOf(3);

/** @type {(square: number) => Pose} */
export const standing = (square) => ({
  rotation: IDENTITY,
  centre: add(middleOf(square), [0, 0.5, 0]),
});

/** The axis of a roll: up x direction of the roll. @type {(roll: Roll) => Vec} */
export const axisOf = ({ from, to }) => cross([0, 1, 0], subtract(middleOf(to), middleOf(from)));

/**
 * The cube during a roll: a quarter turn about the line between its two squares.
 * @param {Roll} roll
 * @param {number} t 0 on `from`, 1 on `to`
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

/** The direction of a face after the roll. @type {(roll: Roll, face: Face) => Face} */
export function faceAfter(roll, face) {
  const normal = turn(rotation(axisOf(roll), Math.PI / 2), FRAMES[face].normal);
  const found = FACES.find((f) => distance(FRAMES[f].normal, normal) < 0.5);
  if (!found) throw new Error(`not a roll between neighbours: ${roll.from} to ${roll.to}`);
  return found;
}
