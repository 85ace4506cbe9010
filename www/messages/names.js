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
    meaning:
      'Layers grow from both ends, the start and the goal’s positions, until they meet; stores all of it',
  },
  iddfs: {
    name: 'IDDFS',
    meaning:
      'Depth-first search to depth 0, then 1, then 2; keeps only the path it is on and what branches off it',
  },
  'ida-star': {
    name: 'IDA*',
    meaning:
      'Depth-first search that turns back where f exceeds a bound, then raises the bound; f is g, the moves made, plus h, a lower bound on the moves still to go',
  },
  'a-star': {
    name: 'A*',
    meaning:
      'Always expands a position of the least f: g, the moves made, plus h, a lower bound on the moves still to go',
  },
  'branch-and-bound': {
    name: 'Branch and bound',
    meaning:
      'Depth-first search that turns back where f exceeds an upper bound, or with ties cut equals it: first the bound it is given, then the length of its best solution; f is g, the moves made, plus h, a lower bound on the moves still to go',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = {
  blind: { name: 'blind', meaning: '0 everywhere: no knowledge' },
  mismatch: {
    name: 'mismatch',
    meaning:
      'Squares that differ from the goal, the empty one counted, less one; 0 where none differs',
  },
  misplaced: {
    name: 'misplaced',
    meaning: 'Squares that do not yet hold what the goal wants there, its empty square left out',
  },
  'misplaced-parity': {
    name: 'misplaced + parity',
    meaning:
      'Misplaced, or the empty square’s way home if that is longer, rounded up to the right parity',
  },
  colours: {
    name: 'colours',
    meaning:
      'Three pattern databases, one for each colour: the exact distance where the other two are painted out; the largest of the three counts',
  },
  exact: {
    name: 'exact',
    meaning:
      'The true distance wherever the goal can be reached, from a table of all that can reach it',
  },
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
    meaning:
      'Disjoint pattern databases: for each group of tiles the least number of its own moves that brings it home, summed',
  },
  perimeter: {
    name: 'perimeter',
    meaning:
      'Exact within 11 jumps of the goal; farther out the larger of misplaced and the least number above 11 that has the right parity',
  },
  'half-mismatch': {
    name: 'half mismatch',
    meaning: 'Half the squares that differ, as a swap mends two at the most',
  },
  matching: {
    name: 'matching',
    meaning:
      'The cheapest pairing of the 1s to be moved with the squares to be filled, rows and columns between them summed: exact wherever the goal can be reached',
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

/** What a table says of a name. One that it does not know is an error. @type {<T>(table: Readonly<Record<string, T>>, name: string) => T} */
export function entry(table, name) {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own === undefined) throw new Error(`there are no words for '${name}'`);
  return own;
}

export const algorithm = (/** @type {string} */ name) => entry(ALGORITHMS, name).name;
export const heuristic = (/** @type {string} */ name) => entry(HEURISTICS, name).name;

export const algorithmMeaning = (/** @type {string} */ name) => entry(ALGORITHMS, name).meaning;
export const heuristicMeaning = (/** @type {string} */ name) => entry(HEURISTICS, name).meaning;

/** A setting, if it was chosen. @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Memory without rounding, so that two limits never read alike. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : plural(n, 'byte');
}

/** The name of a search: its algorithm, its heuristic, and all that was chosen besides. Searches that differ have names that do. @type {(search: Search) => string} */
export const search = ({ heuristic: h, order, deepen, ties, incumbent, ...rest }) =>
  [
    algorithm(rest.algorithm),
    chosen(h, heuristic),
    chosen(order, String),
    deepen === 'by-one' ? 'by one' : '',
    ties === 'cut' ? 'ties cut' : '',
    chosen(incumbent, (n) => `upper bound ${count(n)}`),
    chosen(rest.max_depth, (n) => `limit ${plural(n, 'move')}`),
    chosen(rest.max_nodes, (n) => `limit ${plural(n, 'node')}`),
    chosen(rest.max_bytes, (n) => `limit ${exactBytes(n)}`),
  ]
    .filter(Boolean)
    .join(' · ');

/** The name of a lane: that of its search, numbered where another lane runs the same. @type {(spec: import('../state/state.js').LaneSpec) => string} */
export const lane = (spec) =>
  spec.twin === undefined ? search(spec.search) : `${search(spec.search)} (${spec.twin})`;

/** A cube by the colour on its top, anything else by what is written on it. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null || piece === 'E') return 'empty';
  return COLOURS[piece[0] ?? ''] ?? piece;
}

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;

export const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
