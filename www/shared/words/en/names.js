// What the things of the page are called: puzzles, searches, heuristics, moves; and how words are put together.

import { among, entry } from '../entry.js';
import { count, formFor } from '../format.js';
import { isMade, shortened } from '../made.js';
import { PUZZLES } from './puzzles.js';

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Weights } from '../weights.js' */

export const puzzle = (/** @type {string} */ key) => entry(PUZZLES, key);

/** The unit of a search: moves, or their cost where moves have costs. @typedef {'moves' | 'cost'} Unit */

/** The words that differ by what a search counts. @type {Readonly<Record<Unit, {made: string, left: string, between: string, best: string}>>} */
const COUNTED = {
  moves: {
    made: 'the moves made',
    left: 'the moves still to go',
    between: 'the moves',
    best: 'shortest',
  },
  cost: {
    made: 'the cost so far',
    left: 'the cost still to come',
    between: 'the cost',
    best: 'cheapest',
  },
};

/** Definitions of g and h. @type {(unit: Unit) => {g: string, h: string}} */
export const evaluation = (unit) => ({
  g: COUNTED[unit].made,
  h: `an estimate of ${COUNTED[unit].left}`,
});

/** @type {(unit: Unit) => string} */
export const valueF = (unit) => `f is g, ${evaluation(unit).g}, plus h, ${evaluation(unit).h}`;

/** @type {Readonly<Record<string, {name: string, meaning: string | ((unit: Unit) => string)}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning: 'Breadth-first search: everything one move away, then two, then three; stores all of it',
  },
  'bidirectional-bfs': {
    name: 'Bidirectional BFS',
    meaning: 'Layers grow from both ends, the start and the goal’s positions, until they meet; stores all of it',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: 'Depth-first search to depth 0, then 1, then 2; keeps only the path it is on and what branches off it',
  },
  'ida-star': {
    name: 'IDA*',
    meaning: (unit) => `Depth-first search that turns back where f exceeds a bound, then raises the bound; ${valueF(unit)}`,
  },
  'a-star': {
    name: 'A*',
    meaning: (unit) => `Always expands a position of the least f; ${valueF(unit)}`,
  },
  'branch-and-bound': {
    name: 'Branch and bound',
    meaning: (unit) => `Depth-first search that turns back where f exceeds an upper bound, or equals it if ties are cut. The bound is a given one, then that of its best solution. ${valueF(unit)}`,
  },
  greedy: {
    name: 'Greedy',
    meaning: (unit) => `Always expands a position of the least h, ${evaluation(unit).h}, whatever it took to get there; stores all that it meets, and proves nothing of its solution`,
  },
  'weighted-a-star': {
    name: 'Weighted A*',
    meaning: (unit) =>
      `Always expands a position of the least g + w h: ${evaluation(unit).g}, plus the weight w times h, ${evaluation(unit).h}. Its solution is at most w times the ${COUNTED[unit].best} if h is a lower bound; where nothing is expanded again, if h is consistent`,
  },
  'weighted-ida-star': {
    name: 'Weighted IDA*',
    meaning: (unit) => `IDA* by g + w h, ${evaluation(unit).g} plus the weight w times h, ${evaluation(unit).h}. Its solution is at most w times the ${COUNTED[unit].best} if h is a lower bound`,
  },
  rbfs: {
    name: 'RBFS',
    meaning: (unit) =>
      `Recursive best-first search: always expands the open node with the least value, which is f or a greater value learned below it. It keeps one path with its siblings, and the least value of each subtree it forgets. ${valueF(unit)}`,
  },
  bfhs: {
    name: 'BFHS',
    meaning: (unit) => `Breadth-first heuristic search: prunes nodes with f above an upper bound. It forgets the layers behind it, and rebuilds the path when it has found the goal. ${valueF(unit)}`,
  },
  'bfida-star': {
    name: 'BFIDA*',
    meaning: (unit) =>
      `Breadth-first heuristic search whose bound rises from one iteration to the next, like IDA*’s. It forgets the layers behind it, and rebuilds the path when it has found the goal. ${valueF(unit)}`,
  },
  mm: {
    name: 'MM',
    meaning: (unit) =>
      `Searches from the start and from the goal’s positions, each side with an h, an estimate of ${COUNTED[unit].between} to the other end. It always expands a position with the least priority: f or twice g, whichever is more. So no side goes beyond the middle`,
  },
  nbs: {
    name: 'NBS',
    meaning: (unit) =>
      `Searches from the start and from the goal’s positions, each side with an h, an estimate of ${COUNTED[unit].between} to the other end. It takes a pair of positions, one from each side, with the least bound on a path between them, and expands both`,
  },
  'bae-star': {
    name: 'BAE*',
    meaning: (unit) =>
      `Searches from the start and from the goal’s positions by turns. It estimates ${COUNTED[unit].between} from each position to the other end and back to its own end. It expands a position with the least b = f + (g − the estimate back to its own end)`,
  },
  'uniform-cost': {
    name: 'Uniform-cost search',
    meaning: 'Dijkstra’s algorithm: always expands a position of the least g, the cost so far; stores all that it meets',
  },
  dfs: {
    name: 'DFS',
    meaning: 'Depth-first search: follows each path as far as it leads and takes the first solution it comes to, however bad; stores where it has been, and drops what it meets again',
  },
  'dfs-tree': {
    name: 'DFS without closed list',
    meaning: 'Depth-first search that keeps only the path it is on and what branches off it: it walks in circles until its limit turns it back, and takes the first solution it comes to',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = Object.assign(
  {
    blind: { name: 'blind', meaning: '0 everywhere: no knowledge' },
    mismatch: {
      name: 'mismatch',
      meaning: 'Squares that differ from the goal, the empty one counted, less one; 0 where none differs',
    },
    misplaced: {
      name: 'misplaced',
      meaning: 'Squares that do not yet hold what the goal wants there, its empty square left out',
    },
    exact: {
      name: 'exact',
      meaning: 'The true distance wherever the goal can be reached, from a table of all that can reach it',
    },
  },
  ...Object.values(PUZZLES).map(({ heuristics }) => heuristics),
);

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'white', R: 'red', B: 'blue', E: 'empty' };

/** What positions are put in order by, in whole multiples of g and h. @type {(weights: Weights) => string} */
export const weighed = ({ g, h }) => `${g === 1 ? '' : g}g + ${h === 1 ? '' : h}h`;

export const plural = (/** @type {number} */ n, /** @type {string} */ one, more = `${one}s`) => `${count(n)} ${formFor(n, { one, other: more })}`;

/** A number of moves in the puzzle's own word for them. @type {(key: string, n: number) => string} */
export const moves = (key, n) => plural(n, puzzle(key).one, puzzle(key).more);

/** How long a solution is: its moves, or its cost where moves have costs. @type {(key: string, n: number) => string} */
export const length = (key, n) => puzzle(key).cost?.(n) ?? moves(key, n);

/** A count in the search's unit. @type {(key: string, unit: Unit, n: number) => string} */
export const amount = (key, unit, n) => (unit === 'cost' ? length : moves)(key, n);

/** Whether a puzzle's moves have costs, so that the best solution is the cheapest. @type {(key: string) => boolean} */
export const isCosted = (key) => puzzle(key).cost !== undefined;

export const algorithm = (/** @type {string} */ name) => entry(ALGORITHMS, name).name;
export const heuristic = (/** @type {string} */ name) => (isMade(name) ? shortened(name) : entry(HEURISTICS, name).name);

/** @type {(name: string, unit?: Unit) => string} */
export function algorithmMeaning(name, unit = 'moves') {
  const { meaning } = entry(ALGORITHMS, name);
  return typeof meaning === 'string' ? meaning : meaning(unit);
}
export const heuristicMeaning = (/** @type {string} */ name) => (isMade(name) ? `A bound made in the workshop: ${name}` : entry(HEURISTICS, name).meaning);

/** @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Memory without rounding, so that two limits never read alike. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : plural(n, 'byte');
}

/** `cost` is the label where a search counts by cost. @typedef {{label: string, cost?: string, values?: Readonly<Record<string, string>>, differ?: string, called: (value: any) => string}} SettingWords */

/**
 * Words of each setting by its name in the catalogue: label, values if few, the difference of lanes after "differ", and its part of a
 * lane's name. Names of lanes have them in this order. @type {Readonly<Record<string, SettingWords>>}
 */
export const SETTINGS = {
  order: {
    label: 'Order of moves',
    differ: 'in order of moves',
    called: String,
  },
  deepen: {
    label: 'Deepening',
    values: { 'next-bound': 'to the next bound', 'by-one': 'by one' },
    differ: 'in deepening',
    called: among({ 'next-bound': '', 'by-one': 'by one' }),
  },
  ties: {
    label: 'Ties',
    values: {
      'search-on': 'searched on',
      cut: 'cut',
      'high-g': 'greatest g first',
      'low-g': 'least g first',
      oldest: 'oldest first',
      newest: 'newest first',
    },
    differ: 'in ties',
    called: among({
      'search-on': '',
      'high-g': '',
      cut: 'ties cut',
      'low-g': 'least g first',
      oldest: 'oldest first',
      newest: 'newest first',
    }),
  },
  weight: {
    label: 'Weight of h',
    differ: 'in weight',
    called: (weight) => `weight ${weight}`,
  },
  reopen: {
    label: 'Better ways to expanded positions',
    values: { on: 'expanded again', off: 'left alone' },
    differ: 'in what is expanded again',
    called: among({ on: '', off: 'not expanded again' }),
  },
  transpositions: {
    label: 'Table, in positions',
    differ: 'in table',
    called: (n) => `table of ${count(n)}`,
  },
  perimeter: {
    label: 'Perimeter, in moves',
    differ: 'in perimeter',
    called: (n) => `perimeter ${count(n)}`,
  },
  backward: {
    label: 'Heuristic from the goal',
    differ: 'in the heuristic from the goal',
    called: (name) => `${heuristic(name)} from the goal`,
  },
  epsilon: {
    label: 'A move costs at least',
    values: { 0: '0, for MM', 1: '1, for MMe' },
    differ: 'in what a move costs at least',
    called: among({ 0: '', 1: 'MMe' }),
  },
  parity: {
    label: 'Parity of solutions',
    values: { use: 'used', ignore: 'ignored' },
    differ: 'in parity',
    called: among({ ignore: '', use: 'parity used' }),
  },
  incumbent: {
    label: 'Upper bound, in moves',
    cost: 'Upper bound, in cost',
    differ: 'in upper bound',
    called: (n) => `upper bound ${count(n)}`,
  },
  max_depth: {
    label: 'Limit of moves',
    cost: 'Limit of cost',
    called: (n) => `limit ${count(n)}`,
  },
  max_nodes: {
    label: 'Limit of nodes',
    called: (n) => `limit ${plural(n, 'node')}`,
  },
  max_bytes: {
    label: 'Limit of memory, in MiB',
    called: (n) => `limit ${exactBytes(n)}`,
  },
};

/** Different searches have different names. @type {(search: Search) => string} */
export const search = ({ algorithm: name, heuristic: h, ...set }) =>
  [algorithm(name), chosen(h, heuristic), ...Object.entries(SETTINGS).map(([name, { called }]) => chosen(/** @type {any} */ (set)[name], called))].filter(Boolean).join(' · ');

/** The name of a lane: that of its search, numbered where another lane runs the same. @type {(spec: LaneSpec) => string} */
export const lane = (spec) => (spec.twin === undefined ? search(spec.search) : `${search(spec.search)} (${spec.twin})`);

/** Its name, and other choices. @type {(spec: LaneSpec) => {main: string, more: string}} */
export function laneParts(spec) {
  const { algorithm, heuristic } = spec.search;
  // A name begins with these.
  const main = search({ algorithm, ...(heuristic === undefined ? {} : { heuristic }) });
  return { main, more: lane(spec).slice(main.length) };
}

/** A cube by the colour on its top, anything else by what is written on it. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null) return 'empty';
  return COLOURS[piece[0] ?? ''] ?? piece;
}

export const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
