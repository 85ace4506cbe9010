import { direction } from './directions.js';
import { puzzle } from './names.js';

/** @import { Moved, Name } from '../puzzle.js' */

/** @type {Name} */
const byColumn = (x, y) => `${y}行${x}列`;

/** @type {(name: Name, index: number, side: number) => string} */
const at = (name, index, side) => name((index % side) + 1, Math.floor(index / side) + 1);

/** @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) => at(puzzle(key).square ?? byColumn, index, side);

/** @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => `行${puzzle(key).row?.(y, side) ?? y + 1}`;

/** @type {(key: string, squares: {from: number, to: number}, side: number) => {from: string, to: string}} */
const named = (key, { from, to }, side) => ({
  from: square(key, from, side),
  to: square(key, to, side),
});

/** @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) => puzzle(key).moved({ ...how, ...named(key, how, side) });

/** @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export const move = (key, legal, side) => {
  const { move, briefly, square } = puzzle(key);
  const name = (/** @type {number} */ index) => at(briefly ?? square ?? byColumn, index, side);
  const { move: text } = legal;
  return move?.({ from: name(legal.from), to: name(legal.to), move: text }) ?? direction(text);
};
