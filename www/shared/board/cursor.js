/** @import { Grid } from './grid.js' */

/** A cursor on the squares, moved by arrow keys. Pure. */

/** @type {Readonly<Record<string, readonly [columns: number, rows: number]>>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key takes the cursor: at the border it stays; null for keys that are not its own.
 * @param {Grid} grid
 * @param {number} square
 * @param {string} key as KeyboardEvent names it
 */
export function cursorAfter({ size, squareAt }, square, key) {
  const step = STEPS[key];
  if (!step) return null;
  return squareAt((square % size) + step[0], Math.floor(square / size) + step[1]) ?? square;
}
