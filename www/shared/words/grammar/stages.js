import { weighed } from './names.js';

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Weights } from '../weights.js' */
/** The next bound, and the least value beyond the current one. @typedef {Pick<NonNullable<Snapshot['next_bound']>, 'bound' | 'least'>} Next */
/** @typedef {{node: number, numbers: {g: number, h: number | null} | null}} Found */

/** Texts with values that are computed. */
export const said = {
  /** @type {(next: Next, first: Found | null) => string} */
  'stages.fBound.next': (next, first) =>
    text({ isLeast: next.bound === next.least, bound: next.bound, node: first.node, numbers: first.numbers, g: first.numbers.g, h: first.numbers.h, least: next.least }),
  /** @type {(next: Next, first: Found | null) => string} */
  'stages.depthBound.next': ({ bound, least }, first) => text({ depth: least - 1, node: first.node }),
  /** @type {(next: Next, weights: Weights, first: Found | null) => string} */
  'stages.weighed.next': (next, weights, first) =>
    text({ isLeast: next.bound === next.least, bound: next.bound, weighed: weighed(weights), node: first.node, numbers: first.numbers, g: first.numbers.g, h: first.numbers.h, least: next.least }),
  'stages.learned.next': (/** @type {Next} */ { bound, least }) => text({ isLeast: bound === least }),
  /** @type {(depth: number, cut: number) => string} */
  'stages.bounded.none': (depth, cut) => text({ isCut: cut > 0 }),
};
