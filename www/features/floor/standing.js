// How far above the floor the lanes are whose search is done.

import { isSetTo } from '../../shared/state/offered.js';
import { traitsOf } from '../../shared/state/traits.js';
import { otherWay, weakestOf } from './other-way.js';

/** @import { FloorCounts, PuzzleChoice, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Known } from './state.js' */
/** @import { LaneSpec, LaneState, Search } from '../../shared/state/state.js' */
/** @import { Sides } from './sides.js' */

/**
 * A proved factor: below C* it expands at most this multiple of its floor. And its expansions there.
 * @typedef {{times: number, below: number}} Promised
 *
 * A lane's expansions, the floor of its class, and their ratio; null if the floor is 0.
 * @typedef {{spec: LaneSpec, expanded: number, floor: number, times: number | null, known: Known, promised: Promised | null}} Standing
 */

/**
 * Parts of a request that give no knowledge beyond its class. Others, such as a perimeter, may, so that the measured floor does not apply.
 * @type {ReadonlySet<string>}
 */
export const TELLING_NO_MORE = new Set([
  ...['algorithm', 'heuristic', 'backward', 'parity', 'epsilon'],
  ...['order', 'deepen', 'incumbent', 'ties', 'weight', 'reopen', 'transpositions'],
  ...['max_depth', 'max_nodes', 'max_bytes'],
]);

/**
 * Lanes with a proof and the measured heuristics.
 * @type {(state: {lanes: readonly Pick<LaneState, 'spec' | 'snapshot'>[]}, puzzle: PuzzleChoice, counts: FloorCounts) => Standing[]}
 */
export const standingsOf = ({ lanes }, puzzle, counts) =>
  lanes.flatMap((lane) => {
    const { spec, snapshot } = lane;
    if (!snapshot || !isComparable(lane, puzzle, counts)) return [];
    const { promise } = traitsOf(spec.search);
    const known = knownOf(spec.search);
    const floor = counts[floorOf(known)];
    const { expanded } = snapshot;
    const promised = promise === null ? null : { times: promise, below: belowOf(snapshot) };
    const times = floor > 0 ? expanded / floor : null;
    return [{ spec, expanded, floor, times, known, promised }];
  });

/** Expansions before all shorter solutions were excluded: the rest depends on ties. @type {(snapshot: Snapshot) => number} */
const belowOf = ({ iterations, length }) =>
  iterations.reduce(
    (sum, { bound, expanded }) => (bound < (length ?? 0) ? sum + expanded : sum),
    0,
  );

/** @type {(search: Search) => Known} */
export const knownOf = (search) => ({
  consistency: traitsOf(search).consistent,
  parity: isSetTo(search, 'parity', 'use'),
});

/** The count of a class. @param {Known} known */
export function floorOf({ consistency, parity }) {
  if (consistency) return parity ? 'cover_consistent_parity' : 'cover_consistent';
  return parity ? 'cover_parity' : 'cover';
}

/** @type {(lane: Pick<LaneState, 'spec' | 'snapshot'>, puzzle: PuzzleChoice, counts: FloorCounts) => boolean} */
function isComparable({ spec: { search }, snapshot }, puzzle, counts) {
  return (
    snapshot?.outcome === 'solved' &&
    snapshot.proves === 'shortest' &&
    asksMeasured(search, puzzle, counts)
  );
}

/** @type {(search: Search) => boolean} */
export const knowsNoMore = (search) =>
  Object.keys(search).every((part) => TELLING_NO_MORE.has(part));

/** Whether a search uses the measured heuristics, and knows no more than its class. @type {(search: Search, puzzle: PuzzleChoice, counts: FloorCounts) => boolean} */
export function asksMeasured(search, puzzle, counts) {
  if (!knowsNoMore(search)) return false;
  const asked = askedBy(search, puzzle);
  if (asked.forward !== counts.heuristic) return false;
  // Unidirectional searches know less than the class, and need at least as much.
  return traitsOf(search).sides === 1 || asked.backward === counts.backward_heuristic;
}

/** The heuristics that a search asks, or that know what it does. @type {(search: Search, puzzle: PuzzleChoice) => Sides} */
export function askedBy(search, puzzle) {
  // Without a heuristic, h is 0.
  const { informed } = traitsOf(search);
  const forward = informed ? (search.heuristic ?? puzzle.heuristic) : weakestOf(puzzle.heuristics);
  return { forward, backward: backwardOf(search, forward, puzzle) };
}

/** @param {Search} search @param {string} forward @param {PuzzleChoice} puzzle */
const backwardOf = (search, forward, puzzle) => search.backward ?? otherWay(forward, puzzle);
