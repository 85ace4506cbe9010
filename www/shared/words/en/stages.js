// Words for the end of an iteration, a layer or a level: how it ended, and what comes next and why.

import { count } from '../format.js';
import { plural, weighed } from './names.js';
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
  return bound === least ? `The next bound is ${bound}, the least ${value} that was cut${at}.` : `The next bound is ${bound}; the least ${value} that was cut is ${least}${at}.`;
}

const OWNERS = { forward: 'start', backward: 'goal' };

const NOTHING_NEW = 'Nothing was cut: a higher bound would reach nothing new.';

export const stages = {
  fBound: {
    /** A goal may have been cut, as any other position. @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) => `The iteration with ${tied('bound', bound)} has ended: ${plural(generated, 'node')}, no goal within the bound.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) => `The iteration with ${tied('bound', bound)} has ended: ${plural(generated, 'node')}, no goal.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: ({ bound, least }, first) => `The next bound is ${bound}: at ${tied('depth', least - 1)} the search turned back${first ? `, first at ${tied('node', count(first.node))}` : ''}.`,
    nothing: NOTHING_NEW,
  },
  /** A bound that is over the limit is none. @type {(next: number, limit: string) => string} */
  overLimit: (next, limit) => `The next bound would be ${next}, over the limit of ${limit}: the search ends.`,

  weighed: {
    /** @type {(next: Next, weights: Weights, first: Found | null) => string} */
    next: (next, weights, first) => risen(next, weighed(weights), first),
    /** @type {(limit: string) => string} */
    beyond: (limit) => `Nothing was cut that lies within the limit of ${limit}: the search ends.`,
  },

  learned: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) => `No open node has a value of ${bound} or less: ${plural(generated, 'node')} since the bound rose.`,
    next: (/** @type {Next} */ { bound, least }) => (bound === least ? `The least open value is ${least}: the next bound.` : `The least open value is ${least}, and the next bound is ${bound}.`),
    /** @type {(limit: string) => string} */
    beyond: (limit) => `No open node has a value within the limit of ${limit}: the search ends.`,
    nothing: 'No open node could lead to a goal: the search ends.',
  },

  nearer: {
    start: (/** @type {number} */ h) => `Nothing is expanded yet: the start is open, with ${tied('h', h)}.`,
    /** @type {(least: number, next: number) => string} */
    next: (least, next) => `The least h expanded so far is ${least}; what is expanded next has ${tied('h', next)}.`,
    last: 'No open node is left: the search ends.',
  },

  proved: {
    start: (/** @type {number} */ least) => `Both sides have their roots. The open lists give the bound ${least}.`,
    next: (/** @type {number} */ least) => `The open lists raise the bound to ${least}.`,
    /** @type {(least: string) => string} */
    least: (least) => `No solution is better than ${least}.`,
    /** @type {(amount: string) => string} */
    known: (amount) => `The best solution known has ${amount}.`,
    unknown: 'No solution is known yet.',
    /** @type {(amount: string, isProved: boolean) => string} */
    done: (amount, isProved) => `A solution of ${amount} is known: ${isProved ? 'none is better' : 'the search ends'}.`,
    /** @type {(limit: string) => string} */
    over: (limit) => `That is over the limit of ${limit}: the search ends.`,
    empty: 'On one side no open node is left: the search ends.',
  },

  bounded: {
    /** @type {(depth: number, cut: number) => string} */
    none: (depth, cut) =>
      cut > 0
        ? `Layer ${depth} is complete without a new position, and ${count(cut)} cut: nothing is left within the upper bound.`
        : `Layer ${depth} is complete without a new position: nothing is left within the upper bound.`,
    cut: (/** @type {number} */ n) => (n === 1 ? '1 was cut by the upper bound.' : `${count(n)} were cut by the upper bound.`),
  },

  layer: {
    start: 'Layer 0 is complete: the start alone. It is expanded next.',
    /** @type {(depth: number, fresh: number) => string} */
    complete: (depth, fresh) => `Layer ${depth} is complete: ${plural(fresh, 'new position')}. They are expanded next, first come, first served.`,
    one: (/** @type {number} */ depth) => `Layer ${depth} is complete: 1 new position. It is expanded next.`,
    none: (/** @type {number} */ depth) => `Layer ${depth} is complete without a new position: all that can be reached is found.`,
    /** @type {(depth: number, fresh: number, limit: string) => string} */
    last: (depth, fresh, limit) => `Layer ${depth} is complete: ${plural(fresh, 'new position')}. The limit of ${limit} allows no other.`,
  },

  sides: {
    roots: (/** @type {number} */ goals) => `Both sides have their roots: the start, and ${plural(goals, 'goal position')}.`,
    /** @type {(depth: number, side: Side, fresh: number) => string} */
    complete: (depth, side, fresh) => `Layer ${depth} from the ${OWNERS[side]} is complete: ${plural(fresh, 'new position')}.`,
    /** @type {(side: Side, own: number, other: number) => string} */
    next: (side, own, other) => `The ${OWNERS[side]}’s side grows next: its frontier is the smaller, ${count(own)} against ${count(other)}.`,
    equal: (/** @type {number} */ both) => `Both frontiers have ${plural(both, 'position')}: then the start’s side grows next.`,
    empty: (/** @type {Side} */ side) => `The frontier of the ${OWNERS[side]}’s side is empty: the sides cannot meet.`,
    /** @type {(limit: string) => string} */
    last: (limit) => `The layers of both sides together reach the limit of ${limit}.`,
  },

  level: {
    /** `name` is f, or g where there is no h. @type {(name: string, least: number) => string} */
    start: (name, least) => `Nothing is expanded yet: the start is open, with ${tied(name, least)}.`,
    /** @type {(name: string, bound: number, least: number) => string} */
    complete: (name, bound, least) => `All positions found with ${name}\u00a0≤\u00a0${bound} are expanded; the least open ${name} is ${least}.`,
    /** @type {(name: string, bound: number) => string} */
    last: (name, bound) => `All positions found with ${name}\u00a0≤\u00a0${bound} are expanded, and no open node is left.`,
  },

  solution: {
    /** @type {(length: number, cut: boolean) => string} */
    better: (length, cut) =>
      cut ? `From here on f\u00a0≥\u00a0${length} is cut: only something better is looked for.` : `From here on f\u00a0>\u00a0${length} is cut; f\u00a0=\u00a0${length} is still searched on.`,
    /** @type {(amount: string, isProved: boolean) => string} */
    last: (amount, isProved) =>
      isProved ? `No open node is left: no solution is better than the incumbent, ${amount}.` : `No open node is left: the incumbent, ${amount}, is the best solution found.`,
    none: 'No open node is left, and no solution was found.',
  },
};
