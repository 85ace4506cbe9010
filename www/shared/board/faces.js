/** @import { Vec } from './projection.js' */

/** @typedef {'top' | 'bottom' | 'front' | 'back' | 'left' | 'right'} Face */
/**
 * A face's outward normal, and the directions to the right and up for someone who looks at it (right x up = normal).
 * @typedef {{readonly normal: Vec, readonly right: Vec, readonly up: Vec}} Frame
 */

/** @type {Readonly<Record<Face, Frame>>} */
export const FRAMES = {
  top: { normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  bottom: { normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  front: { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  back: { normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  left: { normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  right: { normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
};

/** @type {readonly Face[]} */
export const FACES = ['top', 'bottom', 'front', 'back', 'left', 'right'];
