// The upper bound of a search that forgets the layers behind it: what it was given, then the length of what it has found.

/** @typedef {import('../../pkg/rolling_cubes.js').Snapshot['incumbent']} Incumbent */

/**
 * What is cut has f above this: a limit on moves is an upper bound as well. It needs one of the two.
 * @type {(search: import('./state.js').Search, found: Incumbent) => number}
 */
export const upperOf = ({ incumbent, max_depth }, found) =>
  found?.length ?? Math.min(incumbent ?? Infinity, max_depth ?? Infinity);
