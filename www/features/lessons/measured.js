// What a lesson can have counted, by the names that its file has for that. `measure.js` counts it.

/** @import { FloorCounts } from '../../pkg/rolling_cubes.js' */

/** Counters of a complete run. */
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
 * Further results of a complete run: solution length and cost, first and last bound, iterations, the start's heuristic value, and the depth
 * of both sides.
 */
export const RUN = /** @type {const} */ ([
  'moves',
  'cost',
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

/** Of a custom bound: audited positions, overestimates, the nearest one's distance and value, table entries, and score. */
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

/** Restrictions: a lane, counted from 1; a depth; an iteration's bound. */
export const QUALIFIERS = /** @type {const} */ (['lane', 'depth', 'bound']);

/** @typedef {typeof QUALIFIERS[number]} Qualifier */
