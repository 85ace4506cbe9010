// The order in which a search takes positions: g + h, h, a weighted sum, a learned value, or a rule of two sides.

import { weightsOf } from '../words/weights.js';
import { everySetting, settingOf } from './offered.js';
import { traitsOf } from './traits.js';

/** @import { AlgorithmChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Weights } from '../words/weights.js' */
/** @import { Search } from './state.js' */

/**
 * `f`: g + h. `h`: h alone. `weighed`: integer multiples of g and h, added. `learned`: f, or the value learned below.
 * `turn`: the rule of a bidirectional search. `first`: order of generation.
 * @typedef {AlgorithmChoice['ranks']} By
 * @typedef {{by: Exclude<By, 'weighed'>} | ({by: 'weighed'} & Weights)} Rank
 */

/** Factors of g and h; null if the search has no weight. @type {(search: Search) => Weights | null} */
export function weighedBy(search) {
  const rank = rankOf(search);
  return rank.by === 'weighed' ? rank : null;
}

/** @type {(search: Search) => Rank} */
export function rankOf(search) {
  const { ranks: by, settings } = traitsOf(search);
  if (by !== 'weighed') return { by };
  const setting = everySetting().find(
    ({ name, kind }) => kind === 'ratio' && settings.includes(name),
  );
  const weights = setting && weightsOf(settingOf(setting, search));
  if (!weights) throw new Error(`${search.algorithm} has no weight to rank by`);
  return { by, ...weights };
}

/** The integer that a weighted search compares. @type {(weights: Weights, g: number, h: number) => number} */
export const weighed = (weights, g, h) => weights.g * g + weights.h * h;
