import { weighed } from './names.js';
import * as squares from './squares.js';

/** @import { Weights } from '../weights.js' */
/** @typedef {'forward' | 'backward'} Side */
/**
 * The comparison of a position's numbers. A given bound is an upper bound; a solution of branch and bound is the incumbent; a solution not yet
 * reported has its length.
 * @typedef {{sign: string, what: 'bound' | 'given' | 'incumbent' | 'limit' | 'found', value: number}} Compared
 */

/** Texts with values that are computed. */
export const said = {
  'steps.moved': squares.moved,
  /** @type {(depth: number, side: Side | null, compared: Compared | null) => string} */
  'steps.depth': (depth, side, compared) => text({ sign: compared.sign, what: compared.what, value: compared.value }),
  /** @type {(g: number, h: number, compared: Compared | null, side: Side | null) => string} */
  'steps.evaluated': (g, h, compared, side) => text({ f: g + h, sign: compared.sign, what: compared.what, value: compared.value }),
  /** @type {(g: number, h: number, weights: Weights, compared: Compared | null) => string} */
  'steps.weighed': (g, h, weights, compared) => text({ weighed: weighed(weights), sum: weights.g * g + weights.h * h, sign: compared.sign, what: compared.what, value: compared.value }),
  /** Where the heuristic was not asked. @type {(g: number, compared: Compared | null, side: Side | null) => string} */
  'steps.unevaluated': (g, compared, side) => text({ sign: compared.sign, what: compared.what, value: compared.value }),
};
