import { evaluation, valueF, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */
/** @import { Unit } from './names.js' */

/** Texts with values that are computed. */
export const said = {
  /** The unit of nodes a second. */
  rateName: (/** @type {number | null} */ rate) => text({ isOne: rate !== null && Math.round(rate) === 1 }),
  /** @param {Unit} unit */
  levels: (unit) => ({
    bound: { name: text('levels.bound.name'), meaning: text('levels.bound.meaning', { f: valueF(unit) }) },
    depthBound: { name: text('levels.depthBound.name'), meaning: text('levels.depthBound.meaning') },
    weighedBound: {
      name: text('levels.weighedBound.name'),
      /** @type {(weights: Weights) => string} */
      meaning: (weights) => text('levels.weighedBound.meaning', { weighed: weighed(weights), g: evaluation(unit).g, h: evaluation(unit).h }),
    },
    learnedBound: { name: text('levels.learnedBound.name'), meaning: text('levels.learnedBound.meaning', { f: valueF(unit) }) },
    nearest: { name: text('levels.nearest.name'), meaning: text('levels.nearest.meaning', { h: evaluation(unit).h }) },
    proved: { name: text('levels.proved.name'), meaning: text('levels.proved.meaning') },
    f: { name: text('levels.f.name'), meaning: text('levels.f.meaning', { f: valueF(unit) }) },
    g: { name: text('levels.g.name'), meaning: text('levels.g.meaning') },
    upper: { name: text('levels.upper.name'), meaning: { searchOn: text('levels.upper.meaning.searchOn', { f: valueF(unit) }), cut: text('levels.upper.meaning.cut', { f: valueF(unit) }) } },
    incumbent: {
      name: text('levels.incumbent.name'),
      meaning: { searchOn: text('levels.incumbent.meaning.searchOn', { f: valueF(unit) }), cut: text('levels.incumbent.meaning.cut', { f: valueF(unit) }) },
    },
    depth: { name: text('levels.depth.name'), meaning: text('levels.depth.meaning') },
  }),
};
