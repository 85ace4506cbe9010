// The moments between two positions of a board: the state knows only whole moves.

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Goes from one place to another, a bit each frame, to the very end.
 * @param {number} from
 * @param {number} to
 * @param {number} time milliseconds
 * @param {(place: number) => void} show
 * @returns {() => void} stops it where it is
 */
export function glide(from, to, time, show) {
  let began = 0;
  const draw = (/** @type {number} */ now) => {
    began ||= now;
    const t = Math.min(1, (now - began) / time);
    if (t < 1) frame = requestAnimationFrame(draw);
    show(t < 1 ? from + (to - from) * t : to);
  };
  let frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
