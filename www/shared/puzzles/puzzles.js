// All puzzles that the page has, by the names that it has for them.

import { cubes } from './cubes.js';
import { knights } from './knights.js';
import { eightPuzzle, fifteenPuzzle } from './tiles.js';
import { toys } from './toys.js';

/** @import { Puzzle } from './puzzle.js' */

/** @type {Readonly<Record<string, Puzzle>>} */
export const PUZZLES = {
  cubes,
  'tiles-3': eightPuzzle,
  'tiles-4': fifteenPuzzle,
  knights,
  toys,
};

/** Those names, in the order in which the page offers them. */
export const KEYS = Object.keys(PUZZLES);

/** The one that the page opens with. */
export const OPENING = 'cubes';

/** What the page knows of a puzzle. @type {(key: string) => Puzzle} */
export function pageOf(key) {
  const puzzle = PUZZLES[key];
  if (!puzzle) throw new Error(`no puzzle is called '${key}'`);
  return puzzle;
}

/** What tells how searches end that find nothing: whether no search can see all positions, and whether a start may have no move. @param {string} key */
export function foreseen(key) {
  const { space, mayBeStuck = false } = pageOf(key);
  return { isTooLarge: space.census === 'never', mayBeStuck };
}

/** A puzzle's name on the page: two sizes of one puzzle are two puzzles there. @type {(puzzle: {name: string, side: number}) => string} */
export function keyOf({ name, side }) {
  const key = KEYS.find((one) => pageOf(one).name === name && pageOf(one).side === side);
  if (key === undefined)
    throw new Error(`the page has no puzzle '${name}' of ${side} squares a side`);
  return key;
}

/** What a goal says of a piece: all that there is to say, but where it is tops alone. @type {(key: string, piece: string | null) => string | null} */
export const topOf = (key, piece) =>
  piece === null ? null : (pageOf(key).tops?.of(piece) ?? piece);

/** How a puzzle's goals are written that are tops alone. @param {string} key */
function topsOf(key) {
  const { tops } = pageOf(key);
  if (!tops) throw new Error(`a goal of '${key}' is a whole position`);
  return tops;
}

/** What is to lie on each square by a goal that is tops alone, row by row; null on the empty one. @type {(key: string, goal: string) => (string | null)[]} */
export function piecesOfTops(key, goal) {
  const { empty } = topsOf(key);
  return [...goal].map((letter) => (letter === empty ? null : letter));
}

/** The goal that has the tops of a position. @type {(key: string, position: readonly (string | null)[]) => string} */
export function goalOfTops(key, position) {
  const { of, empty } = topsOf(key);
  return position.map((piece) => (piece === null ? empty : of(piece))).join('');
}

/** The most moves that a contest has an answer for other than -1, where it asks for this problem. @type {(key: string, problem: {start: string, goal: string}) => number | undefined} */
export function contestMost(key, problem) {
  const { answers } = pageOf(key);
  return answers?.asks(problem) ? answers.most : undefined;
}

/** The puzzle that a link seems to be of, before there is an engine to read it: what is loaded first depends on that, and nothing else. @param {string} hash */
export function keyIn(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const squares = values.get('start')?.length;
  const isMeant = (/** @type {Puzzle} */ { name, side }) =>
    name === values.get('puzzle') && (!squares || side ** 2 === squares);
  return KEYS.find((key) => isMeant(pageOf(key))) ?? OPENING;
}
