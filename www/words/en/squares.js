// How each board names its squares, and what a move did there: the one place for play, steps, lists of moves and labels.

import { direction } from './names.js';

/** A square by its column and row, counted from 1 at the upper left. @typedef {(x: number, y: number) => string} Name */

/** @type {Name} */
const byColumn = (x, y) => `column ${x}, row ${y}`;

/** What stands at the boards' edges: x and y, letters and numbers, c and r; at those of the tiles nothing. @type {Readonly<Record<string, Name>>} */
const NAMES = {
  knights: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  toys: (x, y) => `row ${y}, column ${x}`,
};

/** A square as its board names it. @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) =>
  (NAMES[key] ?? byColumn)((index % side) + 1, Math.floor(index / side) + 1);

/** A row as its board names it; `y` counts from 0 at the top. @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => `row ${key === 'knights' ? side - y : y + 1}`;

/**
 * A move on a board: what it is called, the squares that it is from and to, and what it moves.
 * @typedef {object} Moved
 * @property {string} move in the puzzle's notation
 * @property {number} from
 * @property {number} to
 * @property {string} piece as it is written on it
 */

/** @type {(move: Moved) => string} */
const slid = ({ move, piece }) => `Slid ${piece} ${direction(move)}`;

/** @type {Readonly<Record<string, (move: Moved, name: (index: number) => string) => string>>} */
const MOVED = {
  cubes: ({ move, from }, name) => `Rolled the cube at ${name(from)} ${direction(move)}`,
  'tiles-3': slid,
  'tiles-4': slid,
  knights: ({ from, to }, name) => `The knight on ${name(from)} jumped to ${name(to)}`,
  toys: ({ from, to }, name) => `Swapped ${name(from)} with ${name(to)}`,
};

/** What a move did, as the beginning of a sentence. @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) =>
  MOVED[key]?.(how, (index) => square(key, index, side)) ?? how.move;

/** A move that could be made, as short as it can be said. @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export function move(key, { move: name, from, to }, side) {
  const [one, other] = [square(key, from, side), square(key, to, side)];
  // As at the edges of their board: r1 c2.
  const brief = (/** @type {string} */ text) =>
    text.replace('row ', 'r').replace(', column ', ' c');
  if (key === 'toys') return `${brief(one)} with ${brief(other)}`;
  return key === 'knights' ? `${one} to ${other}` : direction(name);
}
