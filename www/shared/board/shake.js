import { isStill, tween } from './tween.js';

/** @import { Camera, Vec } from './projection.js' */

/** Milliseconds. */
const LENGTH = 340;
/** Milliseconds of the outline that replaces motion. */
const OUTLINED = 600;
/** Amplitude, less than the gap beside a piece. */
const REACH = 0.055;
const SWINGS = 3;

/** Offset at a moment 0..1; starts and ends at rest in the middle. @type {(t: number) => number} */
export const swing = (t) => REACH * Math.sin(2 * Math.PI * SWINGS * t) * (1 - t);

/**
 * @typedef {object} Shake
 * @property {(camera: Camera) => {square: number, by: Vec} | null} nudge displacement of the piece
 * @property {number | undefined} outlined the square to outline instead
 * @property {() => void} stop
 */

/** @param {number} square @param {() => void} changed @returns {Shake} */
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
      // Sideways on the screen.
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
