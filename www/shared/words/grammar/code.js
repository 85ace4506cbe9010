import { entry } from '../entry.js';
import { isMade } from '../made.js';
import { rulesIn } from '../rules.js';
import { weightsOf } from '../weights.js';
import { capital, heuristic, search, weighed } from './names.js';

/** @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

const LINES = texts('lines');

/** @import { About, WaitingReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Rank } from '../../state/rank.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Texts } from '../rules.js' */
/** @typedef {typeof LINES} Lines */

/** Texts with values that are computed. */
export const said = {
  'code.rule': rulesIn(LINES),
  'code.heuristic.part': (/** @type {Exclude<About, {made: string}>} */ about) => {
    if ('colour' in about) return entry(/** @type {Readonly<Record<string, string>>} */ (texts('alone')), about.colour);
    return 'pieces' in about ? text('pieces', { pieces: about.pieces.join(' ') }) : texts('quantities')[about.quantity];
  },
  'code.heuristic.painted': (/** @type {string} */ about) => text('paintedOut', { colour: entry(/** @type {Readonly<Record<string, string>>} */ (texts('colours')), about) }),
  'lines.take.top-value': (/** @type {any} */ search) => text({ value: value(search) }),
  'lines.take.least-value': (/** @type {any} */ search) => text({ value: value(search) }),
  /** @type {(shape: WaitingReport['shape'], side: 'forward' | 'backward' | null, n: number, rank: Rank) => string} */
  'code.waiting.title': (shape, side, n, rank) => text({ by: rank.by, weighed: weighed(rank) }),
  /** @type {(position: string, depth: number, estimate: number | null) => string} */
  'code.waiting.item': (position, depth, estimate) => text({ f: depth + estimate }),
  /** @type {(name: string, h: number, perimeter?: number) => string} */
  'code.heuristic.says': (name, h, perimeter) => text({ isMade: isMade(name), heuristic: heuristic(name), capital: capital(heuristic(name)) }),
  /** @type {(name: string, perimeter: number) => string} */
  'code.heuristic.around': (name, perimeter) => text({ heuristic: heuristic(name), beyond: perimeter + 1 }),
  'code.heuristic.notAsked': (/** @type {string} */ name) => text({ isMade: isMade(name), heuristic: heuristic(name), capital: capital(heuristic(name)) }),
  /** @type {(rule: 'max' | 'sum', bounds: readonly number[]) => string} */
  'code.heuristic.rule': (rule, bounds) => text({ boundsList: bounds.join(text('code.heuristic.ruleJoint')), boundsReduce: bounds.reduce((sum, bound) => sum + bound, 0) }),
};
