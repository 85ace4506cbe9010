// What the page and the floor's worker say to each other.

/** @import { Request } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Laid } from '../../shared/state/slices/floor.js' */

/**
 * `length` is C*; `oracle` is an exact heuristic, if the puzzle has one.
 * @typedef {{type: 'lay', module: Engine, request: Request, length: number,
 *   oracle: Request | null}} Lay
 *
 * And how far, in units of the search's work.
 * @typedef {{type: 'until', units: number}} Until
 */

/** @typedef {{type: 'laying'} | {type: 'laid', laid: Laid}} Laying */

export {};
