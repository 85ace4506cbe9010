// Words for one step of a search: what was done, what became of it, and why.

import { count } from '../format.js';
import { moves } from './names.js';
import { moved } from './squares.js';

/** A number and its name, never on two lines. @type {(name: string, value: number | string) => string} */
export const tied = (name, value) => `${name}\u00a0${value}`;

/** @typedef {'forward' | 'backward'} Side */

const FROM = /** @type {const} */ ({ forward: ' from the start', backward: ' from the goal' });

export const steps = {
  none: 'Not begun: nothing is generated yet.',
  /** @type {(at: number, to: number | null) => string} */
  journey: (at, to) =>
    to === null
      ? `On the way, at node ${count(at)} …`
      : `On the way to node ${count(to)}, at ${count(at)} …`,

  moved,
  root: /** @type {const} */ ({ forward: 'The start', backward: 'A goal position' }),
  again: 'The start again',
  firstBound: (/** @type {number} */ bound) => `The first bound is ${bound}.`,
  raised: (/** @type {number} */ bound) => `Nothing more within the bound: it rises to ${bound}.`,
  expandedFirst: (/** @type {number} */ depth) => `Expanded the next position, of depth ${depth}.`,

  /** How far it is; `side` where there are two. @type {(depth: number, side: Side | null) => string} */
  depth: (depth, side) => `${tied('depth', depth)}${side ? FROM[side] : ''}`,
  /** @type {(g: number, h: number) => string} */
  evaluated: (g, h) => `${tied('g', g)}, ${tied('h', h)}, ${tied('f', g + h)}`,
  /** Where the heuristic was not asked. */
  unevaluated: (/** @type {number} */ g) => tied('g', g),
  /**
   * What it is compared with. What branch and bound was given is an upper bound; what it has found is the incumbent.
   * @type {Readonly<Record<'bound' | 'given' | 'incumbent' | 'limit', (sign: string, value: number) => string>>}
   */
  against: {
    bound: (sign, value) => ` ${sign} ${tied('bound', value)}`,
    given: (sign, value) => ` ${sign} ${tied('upper bound', value)}`,
    incumbent: (sign, value) => ` ${sign} ${tied('incumbent', value)}`,
    limit: (sign, value) => ` ${sign} ${tied('limit', value)}`,
  },

  fates: /** @type {const} */ ({
    expanded: 'expanded.',
    pruned: 'pruned.',
    queued: 'new, waits in the queue.',
    opened: 'waits in the open list.',
    reopened: 'already stored, but this way is shorter: put into the open list again.',
    duplicate: 'already stored, by a way no longer than this: a duplicate.',
    duplicateOfSide: 'already stored by this side: a duplicate.',
    worse: 'a goal, but no better than the incumbent.',
    incumbent: 'a goal, and the new incumbent.',
  }),
  /** @type {(key: string, length: number) => string} */
  solved: (key, length) => `the goal. Solved: ${moves(key, length)}.`,
  /** @type {(key: string, length: number) => string} */
  itsTurn: (key, length) => `its turn has come, and it is the goal. Solved: ${moves(key, length)}.`,
  /** @type {(key: string, length: number) => string} */
  met: (key, length) => `the other side has it: the sides meet. Solved: ${moves(key, length)}.`,
};

/** What the large numbers beside the board are. */
export const numbers = /** @type {const} */ ({
  region: 'The position in hand',
  g: { name: 'g', meaning: 'Moves made from the start to this position' },
  depth: { name: 'depth', meaning: 'Moves from the root, the start or a goal position' },
  h: {
    name: 'h',
    meaning:
      'What the heuristic says: a lower bound on the moves still to go. None where it was not asked',
  },
  f: { name: 'f', meaning: 'g + h: no solution along this path is shorter' },
  bound: { name: 'bound', meaning: 'Where f is greater than this, this iteration turns back' },
  depthBound: { name: 'bound', meaning: 'At this depth, this iteration turns back' },
  incumbent: {
    name: 'incumbent',
    meaning:
      'The length of the best solution found so far: where f is greater, the search turns back',
  },
  incumbentCut: {
    name: 'incumbent',
    meaning:
      'The length of the best solution found so far: where f is not less, the search turns back',
  },
  given: {
    name: 'upper bound',
    meaning:
      'Given from outside, while nothing is found yet: where f is greater than this, the search turns back',
  },
  givenCut: {
    name: 'upper bound',
    meaning:
      'Given from outside, while nothing is found yet: where f is not less than this, the search turns back',
  },
  reached: {
    name: 'greatest f',
    meaning: 'The greatest f expanded so far, at the end that of the goal: no solution is shorter',
  },
  layers: {
    name: 'layers',
    meaning: 'Layers complete behind the root’s own; for two sides, of both together',
  },
});
