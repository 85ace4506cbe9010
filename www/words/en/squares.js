// How each board names its squares, and what a move did there: the one place for play, steps, lists of moves and labels.

import { direction } from './directions.js';
import { puzzle } from './names.js';

/** @typedef {import('../puzzle.js').Moved} Moved */

/** @type {(index: number, side: number) => import('../puzzle.js').Place} */
const placeOf = (index, side) => [(index % side) + 1, Math.floor(index / side) + 1];

/** @type {import('../puzzle.js').Name} */
const byColumn = (x, y) => `column ${x}, row ${y}`;

/** A square as its board names it. @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) =>
  (puzzle(key).square ?? byColumn)(...placeOf(index, side));

/** A row as its board names it; `y` counts from 0 at the top. @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => `row ${puzzle(key).row?.(y, side) ?? y + 1}`;

/** What a move did, as the beginning of a sentence. @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) =>
  puzzle(key).moved(how, (index) => square(key, index, side));

/** A move that could be made, as short as it can be said. @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export const move = (key, { move: name, from, to }, side) =>
  puzzle(key).move?.(placeOf(from, side), placeOf(to, side)) ?? direction(name);
