/** @import { Grid } from './grid.js' */

/** @type {Readonly<Record<string, readonly [columns: number, rows: number]>>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The square after a key press, clamped to the board; null if the key does not move the cursor.
 * @param {Grid} grid @param {number} square
 * @param {string} key KeyboardEvent.key
 */
export function cursorAfter({ size, squareAt }, square, key) {
  const step = STEPS[key];
  if (!step) return null;
  return squareAt((square % size) + step[0], Math.floor(square / size) + step[1]) ?? square;
}
