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
