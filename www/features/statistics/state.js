// The statistics' options: the picture, and what it counts.

import { focusIn, focusShown, namedIn, numbered } from '../../shared/state/options.js';
import { freshQuality } from '../quality/state.js';

/** @import { State } from '../../shared/state/state.js' */

/** In the order of the menu. */
export const PICTURES = /** @type {const} */ ([
  'depths',
  'iterations',
  'branching',
  'memory',
  'frontiers',
  'quality',
  'counters',
  'experiment',
]);

/** A space of one problem has no random starts, and its nodes show what heuristics say. @type {(ownSpace: boolean) => readonly PictureName[]} */
export const picturesOf = (ownSpace) =>
  ownSpace ? PICTURES.filter((name) => name !== 'quality' && name !== 'experiment') : PICTURES;

/** Counters by depth. */
export const DEPTH_COUNTERS = /** @type {const} */ ([
  'generated',
  'expanded',
  'duplicates',
  'pruned',
]);

/** Quantities by iteration. */
export const QUANTITIES = /** @type {const} */ (['generated', 'expanded', 'growth']);

/**
 * @typedef {(typeof PICTURES)[number]} PictureName
 * @typedef {(typeof DEPTH_COUNTERS)[number]} DepthCounter
 * @typedef {(typeof QUANTITIES)[number]} Quantity
 *
 * @typedef {object} StatisticsSettings
 * @property {PictureName} picture
 * @property {DepthCounter} counter
 * @property {Quantity} quantity
 * @property {boolean} logarithmic
 */

/** @type {StatisticsSettings} */
export const INITIAL_STATISTICS = {
  picture: 'depths',
  counter: 'generated',
  quantity: 'generated',
  logarithmic: true,
};

export const OPTIONS = [
  ...[...PICTURES, ...new Set([...DEPTH_COUNTERS, ...QUANTITIES])],
  ...['linear', 'touched', ...numbered('lane')],
];

/** @type {(state: State) => string[]} */
export function shown(state) {
  const { picture, counter, quantity, logarithmic } = state.statistics;
  const counted = { depths: counter, iterations: quantity }[/** @type {string} */ (picture)];
  return [
    ...(picture === INITIAL_STATISTICS.picture ? [] : [picture]),
    ...(counted && counted !== INITIAL_STATISTICS.counter ? [counted] : []),
    ...(logarithmic === INITIAL_STATISTICS.logarithmic ? [] : ['linear']),
    ...(picture === 'quality' && state.quality.scope === 'touched' ? ['touched'] : []),
    ...focusShown(state),
  ];
}

/** @type {(state: State, words: readonly string[]) => State} */
export function withShown(state, words) {
  const picture = namedIn(PICTURES, words) ?? INITIAL_STATISTICS.picture;
  const counter =
    (picture === 'depths' && namedIn(DEPTH_COUNTERS, words)) || INITIAL_STATISTICS.counter;
  const quantity =
    (picture === 'iterations' && namedIn(QUANTITIES, words)) || INITIAL_STATISTICS.quantity;
  const scope = words.includes('touched') ? 'touched' : 'all';
  return {
    ...state,
    focus: focusIn(state, words),
    statistics: { picture, counter, quantity, logarithmic: !words.includes('linear') },
    quality: scope === state.quality.scope ? state.quality : freshQuality('', scope),
  };
}
