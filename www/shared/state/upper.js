// The upper bound of a search that forgets the layers behind it: what it was given, then the length of what it has found.

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from './state.js' */

/** @typedef {Snapshot['incumbent']} Incumbent */

/**
 * What is cut has f above this: a limit on moves is an upper bound as well. It needs one of the two.
 * @type {(search: Search, found: Incumbent) => number}
 */
export const upperOf = ({ incumbent, max_depth }, found) =>
  found?.length ?? Math.min(incumbent ?? Infinity, max_depth ?? Infinity);
