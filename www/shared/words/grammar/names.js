import { among, entry } from '../entry.js';
import { count } from '../format.js';
import { isMade, shortened } from '../made.js';
import { printed } from '../weights.js';
import { PUZZLES } from './puzzles.js';
// Names of puzzles, searches, heuristics and moves, and what they are made of.

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { PuzzleWords } from '../puzzle.js' */

/** The unit of a search: moves, or their cost where moves have costs. @typedef {'moves' | 'cost'} Unit */

/** `cost` is the label where a search counts by cost. @typedef {{label: string, cost?: string, values?: Readonly<Record<string, string>>, differ?: string, called: (value: any) => string}} SettingWords */

/** @type {(key: string) => PuzzleWords} */
export const puzzle = (key) => entry(PUZZLES, key);

/** @type {Readonly<Record<string, {name: string, meaning: string | ((unit: Unit) => string)}>>} */
const ALGORITHMS = texts('algorithms');

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = Object.assign(texts('heuristics'), ...Object.values(PUZZLES).map(({ heuristics }) => heuristics));

/** @type {Readonly<Record<string, string>>} */
const COLOURS = texts('colours');

/** The number in the dative: in 13 moves. @type {(key: string, n: number) => string} */
export const inMoves = (key, n) => text('inMoves', { one: puzzle(key).one, dative: puzzle(key).dative });

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
/** Of a puzzle's own heuristic, where others have one of this name. @type {(name: string, key?: string) => string} */
export const heuristicMeaning = (name, key = '') => (isMade(name) ? text('made') : (PUZZLES[key]?.heuristics?.[name] ?? entry(HEURISTICS, name)).meaning);

/** @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Memory without rounding, so that two limits never read alike. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : text('exactBytes');
}

/**
 * Words of each setting by its name in the catalogue: label, values if few, the difference of lanes after "differ", and its part of a
 * lane's name. Names of lanes have them in this order. @type {Readonly<Record<string, SettingWords>>}
 */
export const SETTINGS = texts('settings');

/** The engine's default. @type {(algorithm: string) => string | undefined} */
const weightOf = (algorithm) => (algorithm.startsWith('weighted-') ? '2' : undefined);

/** Different searches have different names. @type {(search: Search) => string} */
export const search = ({ algorithm: name, heuristic: h, weight = weightOf(name), ...set }) =>
  [
    // The weight stands instead of “weighted”.
    [algorithm(name.replace('weighted-', '')), chosen(weight, entry(SETTINGS, 'weight').called)].filter(Boolean).join(' '),
    chosen(h, heuristic),
    ...Object.entries(SETTINGS).map(([name, { called }]) => chosen(/** @type {any} */ (set)[name], called)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The name of a lane: that of its search, numbered where another lane runs the same. @type {(spec: LaneSpec) => string} */
export const lane = (spec) => (spec.twin === undefined ? search(spec.search) : text('twin', { search: search(spec.search), twin: spec.twin }));

/** Its name, and other choices. @type {(spec: LaneSpec) => {main: string, more: string}} */
export function laneParts(spec) {
  const { algorithm, heuristic, weight } = spec.search;
  // A name begins with these.
  const main = search({ algorithm, ...(heuristic === undefined ? {} : { heuristic }), ...(weight === undefined ? {} : { weight }) });
  return { main, more: lane(spec).slice(main.length) };
}

/** A cube by the colour on its top, anything else by what is written on it. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null) return text('empty');
  return COLOURS[piece[0] ?? ''] ?? piece;
}

export const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Texts with values that are computed. */
export const said = {
  'algorithms.ida-star.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'algorithms.a-star.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'algorithms.branch-and-bound.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'algorithms.greedy.meaning': (/** @type {any} */ unit) => text({ h: evaluation(unit).h }),
  'algorithms.weighted-a-star.meaning': (/** @type {any} */ unit) => text({ g: evaluation(unit).g, h: evaluation(unit).h }),
  'algorithms.weighted-ida-star.meaning': (/** @type {any} */ unit) => text({ g: evaluation(unit).g, h: evaluation(unit).h }),
  'algorithms.rbfs.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'algorithms.bfhs.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'algorithms.bfida-star.meaning': (/** @type {any} */ unit) => text({ f: valueF(unit) }),
  'settings.order.called': String,
  'settings.weight.called': (/** @type {string} */ weight) => text({ factor: printed(weight) }),
  'settings.deepen.called': among(texts('settings.deepen.called')),
  'settings.ties.called': among(texts('settings.ties.called')),
  'settings.reopen.called': among(texts('settings.reopen.called')),
  'settings.backward.called': (/** @type {any} */ name) => text({ heuristic: heuristic(name) }),
  'settings.epsilon.called': among(texts('settings.epsilon.called')),
  'settings.parity.called': among(texts('settings.parity.called')),
  'settings.max_bytes.called': (/** @type {any} */ n) => text({ exactBytes: exactBytes(n) }),
  /** Definitions of g and h. @type {(unit: Unit) => {g: string, h: string}} */
  evaluation: (unit) => ({ g: text('evaluation.g'), h: text('evaluation.h') }),
  /** @type {(unit: Unit) => string} */
  valueF: (unit) => text({ g: evaluation(unit).g, h: evaluation(unit).h }),
  /** A number of moves in the puzzle's own word for them. @type {(key: string, n: number) => string} */
  moves: (key, n) => text({ one: puzzle(key).one, more: puzzle(key).more }),
};
