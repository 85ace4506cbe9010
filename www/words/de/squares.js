// Wie jedes Brett seine Felder nennt und was ein Zug dort getan hat.

import { direction } from './directions.js';
import { puzzle } from './names.js';

/** @typedef {import('../puzzle.js').Moved} Moved */

/** @type {(index: number, side: number) => import('../puzzle.js').Place} */
const placeOf = (index, side) => [(index % side) + 1, Math.floor(index / side) + 1];

/** @type {import('../puzzle.js').Name} */
const byColumn = (x, y) => `Spalte ${x}, Zeile ${y}`;

/** @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) =>
  (puzzle(key).square ?? byColumn)(...placeOf(index, side));

/** @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => `Zeile ${puzzle(key).row?.(y, side) ?? y + 1}`;

/** @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) =>
  puzzle(key).moved(how, (index) => square(key, index, side));

/** Ein möglicher Zug, so kurz es geht. @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export const move = (key, { move: name, from, to }, side) =>
  puzzle(key).move?.(placeOf(from, side), placeOf(to, side)) ?? direction(name);
