// Wie jedes Brett seine Felder nennt und was ein Zug dort getan hat.

import { direction } from './names.js';

/** @typedef {(x: number, y: number) => string} Name */
/** @typedef {import('../en/squares.js').Moved} Moved */

/** @type {Name} */
const byColumn = (x, y) => `Spalte ${x}, Zeile ${y}`;

/** @type {Readonly<Record<string, Name>>} */
const NAMES = {
  knights: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  toys: (x, y) => `Zeile ${y}, Spalte ${x}`,
};

/** @type {(key: string, index: number, side: number) => [x: number, y: number]} */
const placeOf = (_, index, side) => [(index % side) + 1, Math.floor(index / side) + 1];

/** @type {(key: string, index: number, side: number) => string} */
export const square = (key, index, side) => (NAMES[key] ?? byColumn)(...placeOf(key, index, side));

/** @type {(key: string, y: number, side: number) => string} */
export const row = (key, y, side) => `Zeile ${key === 'knights' ? side - y : y + 1}`;

/** @type {(move: Moved) => string} */
const slid = ({ move, piece }) => `${piece} ${direction(move)} geschoben`;

/** @type {Readonly<Record<string, (move: Moved, name: (index: number) => string) => string>>} */
const MOVED = {
  cubes: ({ move, from }, name) => `Den Würfel auf ${name(from)} ${direction(move)} gerollt`,
  'tiles-3': slid,
  'tiles-4': slid,
  knights: ({ from, to }, name) => `Der Springer auf ${name(from)} ist nach ${name(to)} gesprungen`,
  toys: ({ from, to }, name) => `${name(from)} mit ${name(to)} getauscht`,
};

/** @type {(key: string, moved: Moved, side: number) => string} */
export const moved = (key, how, side) =>
  MOVED[key]?.(how, (index) => square(key, index, side)) ?? how.move;

/** Ein möglicher Zug, so kurz es geht. @type {(key: string, legal: Omit<Moved, 'piece'>, side: number) => string} */
export function move(key, { move: name, from, to }, side) {
  if (key === 'toys') {
    // Wie an den Rändern dieses Bretts: r1 c2.
    const brief = (/** @type {number} */ index) => {
      const [x, y] = placeOf(key, index, side);
      return `r${y} c${x}`;
    };
    return `${brief(from)} mit ${brief(to)}`;
  }
  return key === 'knights'
    ? `${square(key, from, side)} nach ${square(key, to, side)}`
    : direction(name);
}
