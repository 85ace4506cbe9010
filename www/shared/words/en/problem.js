// Words for choosing a problem.

import { entry } from '../entry.js';
import { allOf } from '../format.js';
import { algorithm, moves } from './names.js';

/** @import { searchesByEnding } from '../../state/solvable.js' */
/** @import { Phrase } from './phrases.js' */

/** @typedef {ReturnType<typeof searchesByEnding>} Searches */

/** @type {(searches: readonly string[]) => string} */
const named = (searches) => allOf(searches.map(algorithm));

/** By what the name says besides. @type {Readonly<Record<string, (length: string) => string>>} */
const HARDEST = {
  '': (length) => `Hardest: ${length}`,
  mirrored: (length) => `Hardest, mirrored: ${length}`,
  edge: (length) => `Hardest from an edge: ${length}`,
  centre: (length) => `Hardest from the centre: ${length}`,
  corner: (length) => `Hardest from a corner: ${length}`,
};

/** Maps of the gallery. @type {Readonly<Record<string, string>>} */
const MAPS = {
  roads: 'Towns in Germany',
  astray: 'Greedy goes astray',
  weighted: 'More weight, more work',
  reopen: 'A* takes a node again',
  meeting: 'The wrong first meeting',
  diamonds: 'Two ways at every step',
  river: 'Wolf, goat and cabbage',
  missionaries: 'Missionaries and cannibals',
  wall: 'A wall on open ground',
  marsh: 'Costly ground',
  maze: 'A maze',
  rooms: 'Rooms with doors',
};

/** Presets by their kind. @type {Readonly<Record<string, (length: string, detail: string, more: string) => string>>} */
const PRESETS = {
  moves: (length) => length,
  hardest: (length, _, more) => entry(HARDEST, more)(length),
  korf: (_, instance) => `Korf’s instance ${instance}`,
  map: (_, name) => entry(MAPS, name),
  sample: (_, n) => `Contest sample ${n}`,
};

/** What presets of some kinds are, by the puzzle. */
const ABOUT = {
  korf: 'One of the 100 random 15-puzzles that R. E. Korf solved with IDA* in 1985.',
  samples: /** @type {Readonly<Record<string, string>>} */ ({
    cubes: 'An example of the contest that posed this puzzle: ACM ICPC Japan, Yokohama 2006.',
    knights: 'An example of the contest that posed this puzzle: SCOI 2005, China.',
    toys: 'An example of the contest that posed this puzzle: HAOI 2008, China.',
  }),
};

/** Why a problem has no solution, by the engine's codes. @satisfies {Readonly<Record<string, Phrase>>} */
export const reasons = {
  'tiles-arranged-oddly': 'it takes an odd number of exchanges to arrange the start as the goal, but the empty square is an even number of steps from its place, and every slide adds one to both',
  'tiles-arranged-evenly': 'it takes an even number of exchanges to arrange the start as the goal, but the empty square is an odd number of steps from its place, and every slide adds one to both',
  'toys-one-one': (there) => `the start has 1 one and the goal ${there}, and no exchange changes their number`,
  'toys-other-ones': (here, there) => `the start has ${here} ones and the goal ${there}, and no exchange changes their number`,
  'map-no-way': 'no way leads there',
};

export const problem = {
  open: 'Puzzle and problem',
  choose: 'Problem',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Pasted problem ${n} of ${of}`,
  own: 'Your own problem',
  /** One that has no words is an error. @type {(key: string, name: string) => string} */
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    return entry(PRESETS, kind)(moves(key, Number(detail)), detail, more);
  },
  /** Where a preset comes from, if that says more than its name; else ''. @type {(key: string, name: string) => string} */
  about(key, name) {
    if (name.startsWith('korf ')) return ABOUT.korf;
    return name.startsWith('sample ') ? (ABOUT.samples[key] ?? '') : '';
  },
  unsolvable: (/** @type {string} */ why) => `This goal cannot be reached: ${why}.`,
  unsolvableRun(/** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck }, /** @type {Searches} */ { all, side, path, bound }) {
    return [
      isTooLarge
        ? `Too many positions can be reached to see them all: ${named([...all, ...side])} go on until they reach a limit, that of memory at the latest.`
        : `Run shows it: ${named(all)} end once they have seen all that can be reached; ${named(side)} once one of their sides has.`,
      `${named(path)} keep only what is along the path they are on, and go on until a limit or you stop them${mayBeStuck ? ', unless the start has no move' : ''}.`,
      `${named(bound)} look no farther than their bound.`,
    ].join(' ');
  },
  paste: 'Paste…',
  setUp: 'Set up…',
};
