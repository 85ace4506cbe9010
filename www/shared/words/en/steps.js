// Words for one step of a search: what was done, what became of it, and why.

import { count } from '../format.js';
import { weighed } from './names.js';
import { moved } from './squares.js';

/** @import { Weights } from '../weights.js' */

/** A number and its name, never on two lines. @type {(name: string, value: number | string) => string} */
export const tied = (name, value) => `${name}\u00a0${value}`;

/** @typedef {'forward' | 'backward'} Side */

const FROM = { forward: 'from the start', backward: 'from the goal' };

/**
 * The comparison of a position's numbers. A given bound is an upper bound; a solution of branch and bound is the incumbent; a solution not yet
 * reported has its length.
 * @typedef {{sign: string, what: keyof typeof COMPARED, value: number}} Compared
 */

const COMPARED = {
  bound: 'bound',
  given: 'upper bound',
  incumbent: 'incumbent',
  limit: 'limit',
  found: 'length',
};

/** @type {(numbers: string, compared: Compared | null) => string} */
const against = (numbers, compared) => (compared ? `${numbers} ${compared.sign} ${tied(COMPARED[compared.what], compared.value)}` : numbers);

/** @type {(depth: number | null) => string} */
const ofDepth = (depth) => (depth === null ? '' : ` of depth ${depth}`);

export const steps = {
  none: 'Not begun: nothing is generated yet.',
  /** @type {(at: number, to: number | null) => string} */
  journey: (at, to) => (to === null ? `On the way, at node ${count(at)} …` : `On the way to node ${count(to)}, at ${count(at)} …`),

  moved,
  root: { forward: 'The start', backward: 'A goal position' },
  again: 'The start again',
  /** The root of one of the searches that rebuild a path. */
  rebuilt: 'To rebuild the path, a position on it',
  /** A position with its name, on a map. @type {(what: string, name: string) => string} */
  named: (what, name) => `${what}, ${name}`,
  firstBound: (/** @type {number} */ bound) => `The first bound is ${bound}.`,
  raised: (/** @type {number} */ bound) => `Nothing more within the bound: it rises to ${bound}.`,
  /** The depth is null where moves have costs. @type {(depth: number | null) => string} */
  expandedFirst: (depth) => `Expanded the next position${ofDepth(depth)}.`,

  /** @type {(depth: number | null, value: number) => string} */
  expandedAgain: (depth, value) => `Expanded the next position${ofDepth(depth)} once more: all that was kept of what lies below it is its stored value, ${tied('F', value)}.`,
  /** @type {(depth: number | null, value: number) => string} */
  forgot: (depth, value) => `Left the position${ofDepth(depth)}: what lies below it is forgotten, but for the least value there, which is now its own, ${tied('F', value)}.`,

  /** @type {(moved: string, numbers: string, fate: string) => string} */
  done: (moved, numbers, fate) => `${moved}: ${numbers}: ${fate}`,
  /** @type {(depth: number, side: Side | null, compared: Compared | null) => string} */
  depth: (depth, side, compared) => against(side ? `${tied('depth', depth)} ${FROM[side]}` : tied('depth', depth), compared),
  /** @type {(g: number, h: number, compared: Compared | null, side: Side | null) => string} */
  evaluated: (g, h, compared, side) => against(`${tied('g', g)}, ${tied('h', h)}, ${tied('f', g + h)}${side ? ` ${FROM[side]}` : ''}`, compared),
  /** @type {(numbers: string, value: number) => string} */
  stored: (numbers, value) => `${numbers}, ${tied('F', value)}`,
  /** @type {(g: number, h: number, weights: Weights, compared: Compared | null) => string} */
  weighed: (g, h, weights, compared) => against(`${tied('g', g)}, ${tied('h', h)}, ${weighed(weights)} = ${weights.g * g + weights.h * h}`, compared),
  /** Where the heuristic was not asked. @type {(g: number, compared: Compared | null, side: Side | null) => string} */
  unevaluated: (g, compared, side) => against(side ? `${tied('g', g)} ${FROM[side]}` : tied('g', g), compared),

  fates: {
    expanded: 'expanded.',
    pruned: 'pruned.',
    part: 'the position that was looked for.',
    queued: 'new, put into the queue.',
    opened: 'put into the open list.',
    layered: 'new, put into its layer.',
    waits: 'waits for its turn.',
    known: 'expanded before in this iteration, by a way no worse than this: a duplicate.',
    reopened: 'already stored, but this way is better: put into the open list again.',
    duplicate: 'already stored, by a way no worse than this: a duplicate.',
    duplicateOfSide: 'already stored by this side: a duplicate.',
    worse: 'a goal, but no better than the incumbent.',
    incumbent: 'a goal, and the new incumbent.',
  },
  /** @type {(amount: string) => string} */
  solved: (amount) => `the goal. Solved: ${amount}.`,
  /** @type {(amount: string) => string} */
  itsTurn: (amount) => `its turn has come, and it is the goal. Solved: ${amount}.`,
  /** @type {(amount: string) => string} */
  met: (amount) => `the other side has it: the sides meet. Solved: ${amount}.`,
  /** Where a better solution may still be found; null where it is not known any more what it takes. @type {(amount: string | null) => string} */
  joined: (amount) => (amount === null ? 'the other side has it: a solution better than any before.' : `the other side has it: a solution of ${amount}, better than any before.`),
  /** @type {(amount: string, isProved: boolean) => string} */
  ended: (amount, isProved) => `here the sides met, and now ${isProved ? 'it is proved that no solution is better' : 'the search ends'}. Solved: ${amount}.`,
  /** @type {(amount: string, isProved: boolean) => string} */
  found: (amount, isProved) => `the goal: a ${isProved ? 'shortest solution has' : 'solution of'} ${amount}. Its path is rebuilt next.`,
};

/** What the large numbers beside the board are. */
export const numbers = {
  region: 'The current position',
  g: { name: 'g', meaning: 'Moves made from the start to this position' },
  depth: { name: 'depth', meaning: 'Moves from the root, the start or a goal position' },
  h: {
    name: 'h',
    meaning: 'The heuristic’s estimate of the moves still to go; if it never overestimates, a lower bound on them. None where it was not asked',
  },
  f: {
    name: 'f',
    meaning: 'g + h: no solution along this path is below it, if h is a lower bound',
  },
  stored: {
    name: 'F',
    meaning: 'The stored value: f, or what was learned below before that was forgotten. No solution along this path is below it, if h is a lower bound',
  },
  bound: { name: 'bound', meaning: 'Where f is greater than this, this iteration turns back' },
  depthBound: { name: 'bound', meaning: 'At this depth, this iteration turns back' },
  value: {
    name: 'value',
    meaning: 'g plus the weight times h; of a weight p/q the whole number q times g plus p times h',
  },
  weighedBound: {
    name: 'bound',
    meaning: 'Where the value is greater than this, this iteration turns back',
  },
  learnedBound: {
    name: 'bound',
    meaning: 'The greatest value expanded so far, f or what was learned below since',
  },
  nearest: { name: 'least h', meaning: 'The least h expanded so far' },
  proved: {
    name: 'bound',
    meaning: 'The least that a solution can have, by the open lists of both sides and the heuristics',
  },
  upper: {
    name: 'upper bound',
    meaning: 'Where f is greater than this, a position is cut: as it was given, then the length of the solution found',
  },
  incumbent: {
    name: 'incumbent',
    meaning: 'The best solution found so far: where f is greater, the search turns back',
  },
  incumbentCut: {
    name: 'incumbent',
    meaning: 'The best solution found so far: where f is not less, the search turns back',
  },
  given: {
    name: 'upper bound',
    meaning: 'Given from outside, while nothing is found yet: where f is greater than this, the search turns back',
  },
  givenCut: {
    name: 'upper bound',
    meaning: 'Given from outside, while nothing is found yet: where f is not less than this, the search turns back',
  },
  reached: {
    name: 'greatest f',
    meaning: 'The greatest f expanded so far, at the end that of the goal',
  },
  farthest: {
    name: 'greatest g',
    meaning: 'The greatest g expanded so far, at the end that of the goal',
  },
  layers: {
    name: 'layers',
    meaning: 'Layers complete behind the root’s own; for two sides, of both together',
  },
};

/** Definitions of g and h where moves have costs. */
export const costNumbers = {
  g: 'Cost of the way from the start to this position',
  h: 'The heuristic’s estimate of the cost still to come; if it never overestimates, a lower bound on it. None where it was not asked',
};
