/** @import { Vec } from './projection.js' */

/** A board of n rows of n squares, numbered row by row from the far left. */

/**
 * @typedef {object} Grid
 * @property {number} size
 * @property {readonly number[]} squares
 * @property {(square: number) => Vec} middleOf the middle of a square, level with the hinges
 * @property {(column: number, row: number) => number | null} squareAt null outside the board
 */

/** @type {Map<number, Grid>} One instance per size, so that grids compare by identity. */
const known = new Map();

/** @type {(size: number) => Grid} */
export function gridOf(size) {
  const found = known.get(size);
  if (found) return found;
  const middle = (size - 1) / 2;
  const squares = Array.from({ length: size * size }, (_, i) => i);
  const middles = squares.map(
    (square) =>
      /** @type {Vec} */ ([(square % size) - middle, 0, Math.floor(square / size) - middle]),
  );
  /** @type {Grid} */
  const grid = {
    size,
    squares,
    middleOf: (square) => {
      const found = middles[square];
      if (!found) throw new Error(`no square ${square} on a board of ${size} by ${size}`);
      return found;
    },
    squareAt: (column, row) =>
      column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column,
  };
  known.set(size, grid);
  return grid;
}

/** The four corners of a square area at a height. @type {(middle: Vec, half: number, y: number) => Vec[]} */
export const area = ([x, , z], half, y) => [
  [x - half, y, z - half],
  [x + half, y, z - half],
  [x + half, y, z + half],
  [x - half, y, z + half],
];
