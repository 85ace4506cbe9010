// What a search puts positions in order by: g + h, h alone, a weighted sum, what it has learned, or a rule of two sides.

import { weightsOf } from '../words/weights.js';
import { everySetting, settingOf } from './offered.js';
import { traitsOf } from './traits.js';

/** @import { AlgorithmChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Weights } from '../words/weights.js' */
/** @import { Search } from './state.js' */

/**
 * `f` is g + h; `h` that alone; `weighed` whole multiples of g and h, added up; `learned` f, or what was found out below since; `turn` what
 * the rule of a search from both sides makes of it; `first` how early it came.
 * @typedef {AlgorithmChoice['ranks']} By
 * @typedef {{by: Exclude<By, 'weighed'>} | ({by: 'weighed'} & Weights)} Rank
 */

/** The multiples in which a search takes g and h; null where it has no weight. @type {(search: Search) => Weights | null} */
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

/** What a weighted search compares, as the engine has it: a whole number. @type {(weights: Weights, g: number, h: number) => number} */
export const weighed = (weights, g, h) => weights.g * g + weights.h * h;
