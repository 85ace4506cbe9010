/** Time for what the board moves by itself. */

/** Whether motion is unwelcome. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `step` in each animation frame with how much of the time has passed, 0..1, ending with 1:
 * in the next frame already where there is no time.
 * @param {number} milliseconds
 * @param {(t: number) => void} step
 * @returns {() => void} stops it where it is
 */
export function tween(milliseconds, step) {
  const start = performance.now();
  const move = (/** @type {number} */ now) => {
    const t = now >= start + milliseconds ? 1 : Math.max(0, (now - start) / milliseconds);
    if (t < 1) frame = requestAnimationFrame(move);
    step(t);
  };
  let frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}
