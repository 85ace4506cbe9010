import { cubes } from './cubes.js';
import { knights } from './knights.js';
import { map } from './map.js';
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
  map,
};

/** In the order in which the page offers them. */
export const KEYS = Object.keys(PUZZLES);

export const OPENING = 'cubes';

/** @type {(key: string) => Puzzle} */
export function pageOf(key) {
  const puzzle = PUZZLES[key];
  if (!puzzle) throw new Error(`no puzzle is called '${key}'`);
  return puzzle;
}

/** How unsuccessful searches may end: whether no search can visit all positions, and whether a start may have no move. @param {string} key */
export function foreseen(key) {
  const { space, mayBeStuck = false } = pageOf(key);
  return { isTooLarge: space.census === 'never', mayBeStuck };
}

/** A puzzle's key; each size has its own. @type {(puzzle: {name: string, side: number}) => string} */
export function keyOf({ name, side }) {
  const key = KEYS.find((one) => pageOf(one).name === name && pageOf(one).side === side);
  if (key === undefined)
    throw new Error(`the page has no puzzle '${name}' of ${side} squares a side`);
  return key;
}

/** The part of a piece that a goal specifies: the top, or all of it. @type {(key: string, piece: string | null) => string | null} */
export const topOf = (key, piece) =>
  piece === null ? null : (pageOf(key).tops?.of(piece) ?? piece);

/** @param {string} key */
function topsOf(key) {
  const { tops } = pageOf(key);
  if (!tops) throw new Error(`a goal of '${key}' is a whole position`);
  return tops;
}

/** The goal's piece for each square, row by row; null on the empty square. @type {(key: string, goal: string) => (string | null)[]} */
export function piecesOfTops(key, goal) {
  const { empty } = topsOf(key);
  return [...goal].map((letter) => (letter === empty ? null : letter));
}

/** The goal with the tops of a position. @type {(key: string, position: readonly (string | null)[]) => string} */
export function goalOfTops(key, position) {
  const { of, empty } = topsOf(key);
  return position.map((piece) => (piece === null ? empty : of(piece))).join('');
}

/** The longest solution that a contest answers with, for problems it asks. @type {(key: string, problem: {start: string, goal: string}) => number | undefined} */
export function contestMost(key, problem) {
  const { answers } = pageOf(key);
  return answers?.asks(problem) ? answers.most : undefined;
}

/** Guesses a link's puzzle before the engine is loaded. Only the choice of what to load first depends on it. @param {string} hash */
export function keyIn(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const squares = values.get('start')?.length;
  const isMeant = (/** @type {Puzzle} */ { name, side }) =>
    name === values.get('puzzle') && (!squares || side === 0 || side ** 2 === squares);
  return KEYS.find((key) => isMeant(pageOf(key))) ?? OPENING;
}

/** Whether all positions can be counted. @type {(key: string) => boolean} */
export const isCounted = (key) => pageOf(key).space.census !== 'never';

/** Whether each problem has a state space of its own. @param {string} key */
export const hasOwnSpace = (key) => !!pageOf(key).ownSpace;
