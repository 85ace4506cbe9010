/**
 * A cube: which colour each face shows, and where the cube is at any moment of a roll.
 *
 * The engine writes a cube as three letters, the colours of its up-down, front-back and left-right
 * axes; opposite faces share a colour. That is all there is to know: a roll is a rigid turn, and
 * the faces that come up from hiding have the colour of the faces opposite.
 */
import { add, cross, IDENTITY, rotation, subtract, turn } from './projection.js';

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {import('./projection.js').Rotation} Rotation */
/** @typedef {'top' | 'bottom' | 'front' | 'back' | 'left' | 'right'} Face */
/** @typedef {'W' | 'R' | 'B'} Colour */
/** @typedef {{readonly from: number, readonly to: number}} Roll squares; `to` is the empty one */
/** @typedef {{readonly rotation: Rotation, readonly centre: Vec}} Pose */
/**
 * The directions of a face on a standing cube: the way it looks, and the way a reader's eye goes
 * across it and up it (right x up = normal).
 * @typedef {{readonly normal: Vec, readonly right: Vec, readonly up: Vec, readonly axis: 0 | 1 | 2}} Frame
 */

/** @type {Readonly<Record<Face, Frame>>} */
export const FRAMES = {
  top: { normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1], axis: 0 },
  bottom: { normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1], axis: 0 },
  front: { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0], axis: 1 },
  back: { normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0], axis: 1 },
  left: { normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0], axis: 2 },
  right: { normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0], axis: 2 },
};

/** @type {readonly Face[]} */
export const FACES = ['top', 'bottom', 'front', 'back', 'left', 'right'];

/**
 * @param {string} cube e.g. "WRB"
 * @param {Face} face
 * @returns {Colour}
 */
export const colourOf = (cube, face) => /** @type {Colour} */ (cube[FRAMES[face].axis]);

/** The middle of a square, on the level of the hinges. @type {(square: number) => Vec} */
export const middleOf = (square) => [(square % 3) - 1, 0, Math.floor(square / 3) - 1];

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

/** @type {(pose: Pose, local: Vec) => Vec} */
export const place = (pose, local) => add(pose.centre, turn(pose.rotation, local));

/** @type {(a: Vec, b: Vec) => number} */
const distance = (a, b) => Math.hypot(...subtract(a, b));

/** Which way a face looks once the roll is over. @type {(roll: Roll, face: Face) => Face} */
export function faceAfter(roll, face) {
  const normal = turn(rotation(axisOf(roll), Math.PI / 2), FRAMES[face].normal);
  const found = FACES.find((f) => distance(FRAMES[f].normal, normal) < 0.5);
  if (!found) throw new Error(`not a roll between neighbours: ${roll.from} to ${roll.to}`);
  return found;
}
