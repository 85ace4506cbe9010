// Words for choosing a problem.

import { allOf } from '../format.js';
import { algorithm, moves } from './names.js';

/** @typedef {ReturnType<typeof import('../../state/solvable.js').searchesByEnding>} Searches */

/** Searches, of which there are several. @type {(searches: readonly string[]) => string} */
const named = (searches) => allOf(searches.map(algorithm));

/** @type {Readonly<Record<string, string>>} */
const PLACES = { edge: ' from an edge', centre: ' from the centre', corner: ' from a corner' };

/** Why a problem has no solution, by the engine's codes. @satisfies {Readonly<Record<string, import('./phrases.js').Phrase>>} */
export const reasons = {
  'tiles-arranged-oddly':
    'it takes an odd number of exchanges to arrange the start as the goal, but the empty square is an even number of steps from its place, and every slide adds one to both',
  'tiles-arranged-evenly':
    'it takes an even number of exchanges to arrange the start as the goal, but the empty square is an odd number of steps from its place, and every slide adds one to both',
  'toys-one-one': (there) =>
    `the start has 1 one and the goal ${there}, and no exchange changes their number`,
  'toys-other-ones': (here, there) =>
    `the start has ${here} ones and the goal ${there}, and no exchange changes their number`,
};

export const problem = {
  choose: 'Problem',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Pasted problem ${n} of ${of}`,
  own: 'Your own problem',
  /** A preset by its kind and what follows it. @type {(key: string, name: string) => string} */
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    const length = moves(key, Number(detail));
    switch (kind) {
      case 'moves':
        return length;
      case 'hardest':
        return more === 'mirrored'
          ? `Hardest, mirrored: ${length}`
          : `Hardest${PLACES[more] ?? ''}: ${length}`;
      case 'korf':
        return `Korf’s instance ${detail}`;
      case 'sample':
        return `Contest sample ${detail}`;
      default:
        return name;
    }
  },
  /** Said of a problem without a solution. */
  unsolvable: (/** @type {string} */ why) => `This goal cannot be reached: ${why}.`,
  /** What its searches come to: there may be too many positions to see them all. */
  unsolvableRun(
    /** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck },
    /** @type {Searches} */ { all, side, path, bound },
  ) {
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
