// What a search puts positions in order by: g + h, h alone, a weighted sum, what it has learned, or a rule of two sides.

import { everySetting, settingOf } from './offered.js';
import { traitsOf } from './traits.js';
import { weightsOf } from './weights.js';

/** @typedef {import('./weights.js').Weights} Weights */

/**
 * `f` is g + h; `h` that alone; `weighed` whole multiples of g and h, added up; `learned` f, or what was found out below since; `turn` what
 * the rule of a search from both sides makes of it; `first` how early it came.
 * @typedef {{by: 'f' | 'h' | 'learned' | 'turn' | 'first'} | ({by: 'weighed'} & Weights)} Rank
 */

/** The multiples in which a search takes g and h; null where it has no weight. @type {(search: import('./state.js').Search) => Weights | null} */
export function weighedBy(search) {
  const setting = everySetting().find(({ kind }) => kind === 'ratio');
  const takes = setting && traitsOf(search).settings.includes(setting.name);
  return takes ? weightsOf(settingOf(setting, search)) : null;
}

/** @type {(search: import('./state.js').Search) => Rank} */
export function rankOf(search) {
  const { informed, level, sides, waits } = traitsOf(search);
  const weights = weighedBy(search);
  if (weights) return { by: 'weighed', ...weights };
  if (!informed || waits === 'queue' || waits === 'layers') return { by: 'first' };
  if (sides === 2) return { by: 'turn' };
  if (level === 'estimate') return { by: 'h' };
  return { by: waits === 'heap' && level === 'bound' ? 'learned' : 'f' };
}

/** What a weighted search compares, as the engine has it: a whole number. @type {(weights: Weights, g: number, h: number) => number} */
export const weighed = (weights, g, h) => weights.g * g + weights.h * h;
