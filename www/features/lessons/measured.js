// What a lesson can have counted, by the names that its file has for that. `measure.js` counts it.

/** @import { FloorCounts } from '../../pkg/rolling_cubes.js' */

/** Of a run to the end, of the lane that is named: the counters, as everywhere. */
export const COUNTS = /** @type {const} */ ([
  'generated',
  'expanded',
  'evaluated',
  'duplicates',
  'pruned',
  'stored',
  'bytes',
]);

/**
 * What else is known of a run to the end: the solution's length, the bounds of its first and of its last iteration, how many iterations
 * there were, what the heuristic says of the start, and how deep the two sides of it had gone.
 */
export const RUN = /** @type {const} */ ([
  'moves',
  'first-bound',
  'last-bound',
  'iterations',
  'estimate',
  'forward-radius',
  'backward-radius',
  'forward-stored',
  'backward-stored',
  'table',
]);

/** Of all positions that can be reached from the link's start: how many, at a depth too, and the greatest depth. */
export const CENSUS = /** @type {const} */ (['positions', 'deepest', 'patterns']);

/**
 * Of the floor of the link's problem, with its lane's heuristic both ways.
 * @type {Readonly<Record<string, (floor: FloorCounts) => number>>}
 */
export const FLOOR = {
  'must-expand': ({ forward }) => forward,
  'must-expand-backward': ({ backward }) => backward,
  'at-the-length': ({ forward_at }) => forward_at,
  floor: ({ cover }) => cover,
  'floor-parity': ({ cover_parity }) => cover_parity,
  'floor-consistent': ({ cover_consistent }) => cover_consistent,
  'floor-consistent-parity': ({ cover_consistent_parity }) => cover_consistent_parity,
  'must-expand-mm': (counts) => counts.mm,
};

/**
 * Of the bound in a link to the workshop: how many positions the audit asks, at how many it says too much, how far the nearest of these
 * is from the goal and what it says there, the entries of its tables, and its score.
 */
export const BOUND = /** @type {const} */ ([
  'asked',
  'failures',
  'refuted-at',
  'says-there',
  'entries',
  'score',
]);

/** All of them. @type {readonly string[]} */
export const WHATS = [...COUNTS, ...RUN, ...CENSUS, ...Object.keys(FLOOR), ...BOUND];

/** What a number can be restricted to: a lane of the link, counted from 1; a depth; the bound of an iteration. */
export const QUALIFIERS = /** @type {const} */ (['lane', 'depth', 'bound']);

/** @typedef {typeof QUALIFIERS[number]} Qualifier */
