// Words for the end of an iteration, a layer or a level: how it ended, and what comes next and why.

import { count } from '../format.js';
import { moves, plural, weighed } from './names.js';
import { tied } from './steps.js';

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Weights } from '../weights.js' */
/** @import { Side } from './steps.js' */

/** The next bound, and the least value beyond the current one. @typedef {Pick<NonNullable<Snapshot['next_bound']>, 'bound' | 'least'>} Next */
/** @typedef {{node: number, numbers: {g: number, h: number | null} | null}} Found */

/** @type {(found: Found) => string} */
const named = ({ node, numbers }) => {
  const { g = 0, h = null } = numbers ?? {};
  const told = numbers && ` (${[tied('g', g), ...(h === null ? [] : [tied('h', h)])].join(', ')})`;
  return `${tied('node', count(node))}${told ?? ''}`;
};

/** @type {(next: Next, value: string, first: Found | null) => string} */
function risen({ bound, least }, value, first) {
  const at = first ? `, first at ${named(first)}` : '';
  return bound === least
    ? `The next bound is ${bound}, the least ${value} that was cut${at}.`
    : `The next bound is ${bound}; the least ${value} that was cut is ${least}${at}.`;
}

const OWNERS = { forward: 'start', backward: 'goal' };

const NOTHING_NEW = 'Nothing was cut: a higher bound would reach nothing new.';

export const stages = {
  fBound: {
    /** A goal may have been cut, as any other position. @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `The iteration with ${tied('bound', bound)} has ended: ${plural(generated, 'node')}, no goal within the bound.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `The iteration with ${tied('bound', bound)} has ended: ${plural(generated, 'node')}, no goal.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: ({ bound, least }, first) =>
      `The next bound is ${bound}: at ${tied('depth', least - 1)} the search turned back${
        first ? `, first at ${tied('node', count(first.node))}` : ''
      }.`,
    nothing: NOTHING_NEW,
  },
  /** A bound that is over the limit is none. @type {(key: string, next: number, limit: number) => string} */
  overLimit: (key, next, limit) =>
    `The next bound would be ${next}, over the limit of ${moves(key, limit)}: the search ends.`,

  weighed: {
    /** @type {(next: Next, weights: Weights, first: Found | null) => string} */
    next: (next, weights, first) => risen(next, weighed(weights), first),
    /** @type {(key: string, limit: number) => string} */
    beyond: (key, limit) =>
      `Nothing was cut that lies within the limit of ${moves(key, limit)}: the search ends.`,
  },

  learned: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `No open node has a value of ${bound} or less: ${plural(generated, 'node')} since the bound rose.`,
    next: (/** @type {Next} */ { bound, least }) =>
      bound === least
        ? `The least open value is ${least}: the next bound.`
        : `The least open value is ${least}, and the next bound is ${bound}.`,
    /** @type {(key: string, limit: number) => string} */
    beyond: (key, limit) =>
      `No open node has a value within the limit of ${moves(key, limit)}: the search ends.`,
    nothing: 'No open node could lead to a goal: the search ends.',
  },

  nearer: {
    start: (/** @type {number} */ h) =>
      `Nothing is expanded yet: the start is open, with ${tied('h', h)}.`,
    /** @type {(least: number, next: number) => string} */
    next: (least, next) =>
      `The least h expanded so far is ${least}; what is expanded next has ${tied('h', next)}.`,
    last: 'No open node is left: the search ends.',
  },

  proved: {
    start: (/** @type {number} */ least) =>
      `Both sides have their roots. The open lists give the bound ${least}.`,
    next: (/** @type {number} */ least) => `The open lists raise the bound to ${least}.`,
    /** @type {(key: string, least: number) => string} */
    least: (key, least) => `No solution is shorter than ${moves(key, least)}.`,
    /** @type {(key: string, length: number) => string} */
    known: (key, length) => `The shortest solution known has ${moves(key, length)}.`,
    unknown: 'No solution is known yet.',
    /** @type {(key: string, length: number, isProved: boolean) => string} */
    done: (key, length, isProved) =>
      `A solution of ${moves(key, length)} is known: ${isProved ? 'it is a shortest one' : 'the search ends'}.`,
    /** @type {(key: string, limit: number) => string} */
    over: (key, limit) => `That is over the limit of ${moves(key, limit)}: the search ends.`,
    empty: 'On one side no open node is left: the search ends.',
  },

  bounded: {
    /** @type {(depth: number, cut: number) => string} */
    none: (depth, cut) =>
      cut > 0
        ? `Layer ${depth} is complete without a new position, and ${count(cut)} cut: nothing is left within the upper bound.`
        : `Layer ${depth} is complete without a new position: nothing is left within the upper bound.`,
    cut: (/** @type {number} */ n) =>
      n === 1 ? '1 was cut by the upper bound.' : `${count(n)} were cut by the upper bound.`,
  },

  layer: {
    start: 'Layer 0 is complete: the start alone. It is expanded next.',
    /** @type {(depth: number, fresh: number) => string} */
    complete: (depth, fresh) =>
      `Layer ${depth} is complete: ${plural(fresh, 'new position')}. They are expanded next, first come, first served.`,
    one: (/** @type {number} */ depth) =>
      `Layer ${depth} is complete: 1 new position. It is expanded next.`,
    none: (/** @type {number} */ depth) =>
      `Layer ${depth} is complete without a new position: all that can be reached is found.`,
    /** @type {(key: string, depth: number, fresh: number) => string} */
    last: (key, depth, fresh) =>
      `Layer ${depth} is complete: ${plural(fresh, 'new position')}. The limit of ${moves(key, depth)} allows no other.`,
  },

  sides: {
    roots: (/** @type {number} */ goals) =>
      `Both sides have their roots: the start, and ${plural(goals, 'goal position')}.`,
    /** @type {(depth: number, side: Side, fresh: number) => string} */
    complete: (depth, side, fresh) =>
      `Layer ${depth} from the ${OWNERS[side]} is complete: ${plural(fresh, 'new position')}.`,
    /** @type {(side: Side, own: number, other: number) => string} */
    next: (side, own, other) =>
      `The ${OWNERS[side]}’s side grows next: its frontier is the smaller, ${count(own)} against ${count(other)}.`,
    equal: (/** @type {number} */ both) =>
      `Both frontiers have ${plural(both, 'position')}: then the start’s side grows next.`,
    empty: (/** @type {Side} */ side) =>
      `The frontier of the ${OWNERS[side]}’s side is empty: the sides cannot meet.`,
    /** @type {(key: string, limit: number) => string} */
    last: (key, limit) =>
      `The layers of both sides together reach the limit of ${moves(key, limit)}.`,
  },

  level: {
    /** @type {(least: number) => string} */
    start: (least) => `Nothing is expanded yet: the start is open, with ${tied('f', least)}.`,
    /** @type {(bound: number, least: number) => string} */
    complete: (bound, least) =>
      `All positions found with f\u00a0≤\u00a0${bound} are expanded; the least open f is ${least}.`,
    last: (/** @type {number} */ bound) =>
      `All positions found with f\u00a0≤\u00a0${bound} are expanded, and no open node is left.`,
  },

  solution: {
    /** @type {(length: number, cut: boolean) => string} */
    better: (length, cut) =>
      cut
        ? `From here on f\u00a0≥\u00a0${length} is cut: only something shorter is looked for.`
        : `From here on f\u00a0>\u00a0${length} is cut; f\u00a0=\u00a0${length} is still searched on.`,
    /** @type {(key: string, length: number, isProved: boolean) => string} */
    last: (key, length, isProved) =>
      `No open node is left: the incumbent, ${moves(key, length)}, is ${isProved ? 'a shortest solution' : 'the best solution found'}.`,
    none: 'No open node is left, and no solution was found.',
  },
};
