/** A piece that cannot move, and says so. */
import { isStill, tween } from './tween.js';

/** @import { Camera, Vec } from './projection.js' */

/** Milliseconds. */
const LENGTH = 340;
/** How long a piece has a line round it where it may not shake. */
const OUTLINED = 600;
/** How far it goes from its place: less than the air beside it. */
const REACH = 0.055;
const SWINGS = 3;

/** How far to the side, at a moment 0..1: starting and ending at rest in the middle. @type {(t: number) => number} */
export const swing = (t) => REACH * Math.sin(2 * Math.PI * SWINGS * t) * (1 - t);

/**
 * @typedef {object} Shake
 * @property {(camera: Camera) => {square: number, by: Vec} | null} nudge how the piece is out of its place
 * @property {number | undefined} outlined the square to draw a line round instead
 * @property {() => void} stop
 */

/**
 * @param {number} square
 * @param {() => void} changed
 * @returns {Shake}
 */
export function startShake(square, changed) {
  const still = isStill();
  let t = 0;
  const cancel = tween(still ? OUTLINED : LENGTH, (now) => {
    t = now;
    changed();
  });
  return {
    nudge: ({ yaw }) => {
      if (still || t >= 1) return null;
      const x = swing(t);
      // To the sides as one sees them.
      return { square, by: [x * Math.cos(yaw), 0, -x * Math.sin(yaw)] };
    },
    get outlined() {
      return still && t < 1 ? square : undefined;
    },
    stop: () => {
      cancel();
      t = 1;
    },
  };
}
