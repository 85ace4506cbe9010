// All puzzles that the page has, by the names that it has for them.

import { cubes } from './cubes.js';
import { knights } from './knights.js';
import { eightPuzzle, fifteenPuzzle } from './tiles.js';
import { toys } from './toys.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

/** @type {Readonly<Record<string, Puzzle>>} */
export const PUZZLES = { cubes, 'tiles-3': eightPuzzle, 'tiles-4': fifteenPuzzle, knights, toys };

/** The one that the page opens with. */
export const OPENING = 'cubes';

/** What the page knows of a puzzle. @type {(key: string) => Puzzle} */
export function pageOf(key) {
  const puzzle = PUZZLES[key];
  if (!puzzle) throw new Error(`no puzzle is called '${key}'`);
  return puzzle;
}

/** A puzzle's name on the page: two sizes of one puzzle are two puzzles there. @type {(puzzle: {name: string, side: number}) => string} */
export function keyOf({ name, side }) {
  const key = Object.keys(PUZZLES).find(
    (one) => pageOf(one).name === name && pageOf(one).side === side,
  );
  if (key === undefined)
    throw new Error(`the page has no puzzle '${name}' of ${side} squares a side`);
  return key;
}

/** The most moves that a contest has an answer for other than -1, where it asks for this problem. @type {(key: string, problem: {start: string, goal: string}) => number | undefined} */
export function contestMost(key, problem) {
  const { answers } = pageOf(key);
  return answers?.asks(problem) ? answers.most : undefined;
}
