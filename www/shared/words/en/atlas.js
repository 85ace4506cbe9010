// Words of the atlas: the whole puzzle, counted depth by depth.

import { bytes, count, decimal, percent } from '../format.js';
import { capital, moves, plural, puzzle } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Kind } from '../../state/slices/atlas.js' */

/** @type {(kind: Kind, n: number) => string} */
const some = (kind, n) => plural(n, kind === 'patterns' ? 'goal pattern' : 'position');

/** @type {(kind: Kind, n: number, total: number) => string} */
const partOf = (kind, n, total) => `${percent(n / total)} of all${kind === 'patterns' ? ' patterns' : ''}`;

/** The last only when all are counted. @type {(kind: Kind, depth: number, n: number, total: number | null) => string[]} */
const barLines = (kind, depth, n, total) => [`Depth ${depth}`, some(kind, n), ...(total === null ? [] : [partOf(kind, n, total)])];

export const atlas = {
  kind: 'What is counted',
  kinds: { positions: 'Positions', patterns: 'Goal patterns' },
  kindsLong: {
    positions: 'Every position that can be reached, by the least number of moves from the start',
    patterns: 'Every goal there is, by the least number of moves from the start',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmic scale',

  /** @type {(key: string, positions: number, size: number) => string} */
  offer: (key, positions, size) => `All ${count(positions)} positions of ${within(key)} can be counted here. It takes some seconds and about ${bytes(size)} of memory.`,
  begin: 'Count them all',
  /** @type {(key: string, positions: number) => string} */
  never: (key, positions) => beyond(key).atlas(positions),
  /** @type {(positions: number, total: number) => string} */
  progress: (positions, total) => (total > 0 ? `${count(positions)} of ${count(total)}` : some('positions', positions)),
  progressName: 'Positions counted',
  cancel: 'Cancel',
  failed: (/** @type {string} */ why) => `The count stopped: ${why}.`,
  again: 'Try again',

  total: some,
  deepest: (/** @type {string} */ key, /** @type {number} */ depth, /** @type {number} */ n) => `farthest ${moves(key, depth)} (${count(n)})`,
  deepestLong: 'Show the farthest',
  mean: (/** @type {number} */ n) => `mean ${decimal(n)}`,

  /** @type {(key: string, depth: number, above: number) => string} */
  here: (key, depth, above) => (depth === 0 ? 'The board shows the start.' : `The board is ${moves(key, depth)} from the start, deeper than ${percent(above)} of all that can be reached.`),
  /** @type {(key: string, depth: number | null) => string} */
  goal: (key, depth) => (depth === null ? 'The goal cannot be reached.' : `The goal is ${moves(key, depth)} from the start.`),
  marks: { here: 'board', goal: 'goal' },

  histogram: (/** @type {Kind} */ kind) => (kind === 'patterns' ? 'Goal patterns at each depth' : 'Positions at each depth'),
  bar: barLines,
  /** On one line. @type {(kind: Kind, depth: number, n: number, total: number | null) => string} */
  barLabel: (kind, depth, n, total) => barLines(kind, depth, n, total).join(', '),

  axes: {
    x: 'moves from the start',
    y: { positions: 'positions', patterns: 'goal patterns' },
  },

  gallery: {
    region: 'Gallery',
    save: 'Save what the gallery shows',
    later: 'When all are counted, each bar opens a gallery of what lies at its depth.',
    /** @type {(key: string, kind: Kind, depth: number, n: number, deepest: boolean) => string} */
    title: (key, kind, depth, n, deepest) =>
      deepest ? `${capital(moves(key, depth))}: the ${kind === 'patterns' ? 'hardest goal' : 'farthest'} there is` : `${some(kind, n)} at ${moves(key, depth)}`,
    /** @type {(shown: number, of: number) => string} */
    shown: (shown, of) => (shown < of ? `The first ${count(shown)} of ${count(of)}, in the order of their numbers.` : ''),
    more: 'Show more',
    /** @type {(key: string, goal: boolean) => string} */
    how: (key, goal) => (goal ? 'Click one to make it the goal.' : `Click one to ${puzzle(key).one} there by a shortest way.`),
    makeGoal: (/** @type {string} */ inWords) => `Make it the goal: ${inWords}`,
    goThere: (/** @type {string} */ inWords) => `Go there: ${inWords}`,
  },
};
