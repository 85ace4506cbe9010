/** Whether reduced motion is preferred. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `step` in each animation frame with the elapsed fraction, ending with 1; with no time left, that is the next
 * frame.
 * @param {number} milliseconds @param {(t: number) => void} step
 * @returns {() => void} stops it
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
