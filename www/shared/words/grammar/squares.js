// How each board names its squares, and what a move did there: for play, steps, lists of moves and labels.

import { direction } from './directions.js';
import { puzzle } from './names.js';

/** @import { Moved, Name } from '../puzzle.js' */

/** @type {Name} */
const byColumn = (x, y) => text('byColumn');

/** @type {(name: Name, index: number, side: number) => string} */
const at = (name, index, side) => name((index % side) + 1, Math.floor(index / side) + 1);

/** A square as its board names it. @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) => at(puzzle(key).square ?? byColumn, index, side);

/** A row as its board names it; `y` counts from 0 at the top. @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => text('row', { row: puzzle(key).row?.(y, side) ?? y + 1 });

/** @type {(key: string, squares: {from: number, to: number}, side: number) => {from: string, to: string}} */
const named = (key, { from, to }, side) => ({
  from: square(key, from, side),
  to: square(key, to, side),
});

/** What a move did, as the beginning of a sentence. @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) => puzzle(key).moved({ ...how, ...named(key, how, side) });

/** A possible move, as short as possible. @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export const move = (key, legal, side) => {
  const { move, briefly, square } = puzzle(key);
  const name = (/** @type {number} */ index) => at(briefly ?? square ?? byColumn, index, side);
  return move?.({ from: name(legal.from), to: name(legal.to), move: legal.move }) ?? direction(legal.move);
};
