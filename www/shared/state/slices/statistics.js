// What the statistics show: the part of the state that is theirs.

/** The pictures, in the order they are offered. */
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

/** What can be counted at each depth. */
export const DEPTH_COUNTERS = /** @type {const} */ ([
  'generated',
  'expanded',
  'duplicates',
  'pruned',
]);

/** What can be shown of iterations. */
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
