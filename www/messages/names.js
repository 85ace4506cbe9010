// What the things of the page are called: puzzles, searches, heuristics, moves; and how words are put together.

import { count } from '../format.js';

/** @typedef {import('../state/state.js').Search} Search */

/** @type {Readonly<Record<string, {name: string, full: string, one: string, more: string}>>} */
const PUZZLES = {
  cubes: { name: 'Cubes', full: 'The Cubic Eight-Puzzle', one: 'roll', more: 'rolls' },
  'tiles-3': { name: '8-puzzle', full: 'The 8-puzzle', one: 'move', more: 'moves' },
  'tiles-4': { name: '15-puzzle', full: 'The 15-puzzle', one: 'move', more: 'moves' },
  knights: { name: 'Knights', full: 'The knights exchange', one: 'jump', more: 'jumps' },
  toys: { name: 'Toys', full: 'The toys of 0 and 1', one: 'swap', more: 'swaps' },
};

export const puzzle = (/** @type {string} */ key) =>
  PUZZLES[key] ?? { name: key, full: key, one: 'move', more: 'moves' };

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning:
      'Breadth-first search: everything one move away, then two, then three; stores all of it',
  },
  'bidirectional-bfs': {
    name: 'Bidirectional BFS',
    meaning: 'Layers grow from the start and from every goal position until they meet',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: 'Depth-first search to depth 0, then 1, then 2; stores one path',
  },
  'ida-star': {
    name: 'IDA*',
    meaning:
      'Depth-first search that turns back where f, the moves made plus h, exceeds a bound, then raises the bound; h is a lower bound on the moves still to go',
  },
  'a-star': {
    name: 'A*',
    meaning:
      'Always expands the position with the least f, the moves made plus h; h is a lower bound on the moves still to go',
  },
  'branch-and-bound': {
    name: 'Branch and bound',
    meaning:
      'Depth-first search that turns back where nothing better than the best solution so far can follow',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = {
  blind: { name: 'blind', meaning: '0 everywhere: no knowledge' },
  mismatch: {
    name: 'mismatch',
    meaning: 'Squares that differ from the goal, less one',
  },
  misplaced: {
    name: 'misplaced',
    meaning: 'Pieces, or squares, that are not yet as the goal wants them',
  },
  'misplaced-parity': {
    name: 'misplaced + parity',
    meaning:
      'Misplaced, or the empty square’s way home if that is longer, rounded up to the right parity',
  },
  colours: {
    name: 'colours',
    meaning:
      'The largest of three pattern databases, one a colour: each the exact distance when all other colours are painted out',
  },
  exact: { name: 'exact', meaning: 'The true distance, from a table of the whole space' },
  manhattan: {
    name: 'Manhattan',
    meaning: 'Rows and columns that each tile is away from its place, summed',
  },
  'linear-conflict': {
    name: 'linear conflict',
    meaning:
      'Manhattan, and two more for each tile that must leave its own row or column to let another by',
  },
  additive: {
    name: 'additive',
    meaning: 'Disjoint pattern databases: exact distances for groups of tiles, summed',
  },
  perimeter: {
    name: 'perimeter',
    meaning: 'Exact near the goal, and one more than the radius everywhere else',
  },
  'half-mismatch': {
    name: 'half mismatch',
    meaning: 'Half the squares that differ, as a swap mends two',
  },
  matching: {
    name: 'matching',
    meaning: 'The cheapest pairing of 1s to move with squares to fill: exact',
  },
};

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'white', R: 'red', B: 'blue', E: 'empty' };

/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: 'up', D: 'down', L: 'left', R: 'right' };

export const plural = (/** @type {number} */ n, /** @type {string} */ one, more = `${one}s`) =>
  `${count(n)} ${n === 1 ? one : more}`;

/** A number of moves in the puzzle's own word for them. @type {(key: string, n: number) => string} */
export const moves = (key, n) => plural(n, puzzle(key).one, puzzle(key).more);

export const algorithm = (/** @type {string} */ name) => ALGORITHMS[name]?.name ?? name;
export const heuristic = (/** @type {string} */ name) => HEURISTICS[name]?.name ?? name;

export const algorithmMeaning = (/** @type {string} */ name) => ALGORITHMS[name]?.meaning ?? '';
export const heuristicMeaning = (/** @type {string} */ name) => HEURISTICS[name]?.meaning ?? '';

/** The name of a lane: its algorithm, its heuristic, and what else was chosen. @type {(search: Search) => string} */
export const lane = (search) =>
  [
    algorithm(search.algorithm),
    search.heuristic && heuristic(search.heuristic),
    search.order,
    search.deepen === 'by-one' && 'by one',
    search.ties === 'cut' && 'ties cut',
  ]
    .filter(Boolean)
    .join(' · ');

/** A cube by the colour on its top, anything else by what is written on it. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null || piece === 'E') return 'empty';
  return COLOURS[piece[0] ?? ''] ?? piece;
}

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;

export const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
