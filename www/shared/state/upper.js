// The upper bound of a search that forgets layers: the given one, then the length of its solution.

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from './state.js' */

/** @typedef {Snapshot['incumbent']} Incumbent */

/**
 * Nodes with f above this are cut. A limit on moves serves as an upper bound; the search needs one of the two.
 * @type {(search: Search, found: Incumbent) => number}
 */
export const upperOf = ({ incumbent, max_depth }, found) =>
  found?.length ?? Math.min(incumbent ?? Infinity, max_depth ?? Infinity);
