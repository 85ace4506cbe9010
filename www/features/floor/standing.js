// How far above the floor the lanes are whose search is done.

import { isSetTo } from '../../shared/state/offered.js';
import { traitsOf } from '../../shared/state/traits.js';
import { otherWay, weakestOf } from './other-way.js';

/** @import { FloorCounts, PuzzleChoice, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { LaneSpec, LaneState, Search, State } from '../../shared/state/state.js' */
/** @import { Sides } from './sides.js' */

/**
 * What the searches of a class know: besides f and g that the heuristics are consistent, or that all solutions have one parity.
 * @typedef {{consistency: boolean, parity: boolean}} Known
 */

/**
 * What a search has proved of itself: below C* it expands no more than so many times its floor. And what it did expand there.
 * @typedef {{times: number, below: number}} Promised
 *
 * A lane above its floor: what it has expanded, the least that a search of its class can, and how many times that it is; null above
 * a floor of nothing.
 * @typedef {{spec: LaneSpec, expanded: number, floor: number, times: number | null, known: Known, promised: Promised | null}} Standing
 */

/**
 * The parts of a request with which a search knows no more of a position than its class does. One that is not among them may tell it
 * more, as a perimeter would: then the floor that was measured is not its own.
 * @type {ReadonlySet<string>}
 */
export const TELLING_NO_MORE = new Set([
  ...['algorithm', 'heuristic', 'backward', 'parity', 'epsilon'],
  ...['order', 'deepen', 'incumbent', 'ties', 'weight', 'reopen', 'transpositions'],
  ...['max_depth', 'max_nodes', 'max_bytes'],
]);

/**
 * The lanes whose expansions can be compared with a floor: they have proved their solution shortest, with the heuristics that were
 * measured.
 * @type {(state: {lanes: readonly Pick<LaneState, 'spec' | 'snapshot'>[]}, puzzle: PuzzleChoice, counts: FloorCounts) => Standing[]}
 */
export const standingsOf = ({ lanes }, puzzle, counts) =>
  lanes.flatMap((lane) => {
    const { spec, snapshot } = lane;
    if (!snapshot || !isComparable(lane, puzzle, counts)) return [];
    const { consistent, promise } = traitsOf(spec.search);
    /** @type {Known} */
    const known = {
      consistency: consistent,
      parity: isSetTo(spec.search, 'parity', 'use'),
    };
    const floor = floorOf(counts, known);
    const { expanded } = snapshot;
    const promised = promise === null ? null : { times: promise, below: belowOf(snapshot) };
    const times = floor > 0 ? expanded / floor : null;
    return [{ spec, expanded, floor, times, known, promised }];
  });

/** What was expanded before all shorter solutions were ruled out: the rest is luck of ties. @type {(snapshot: Snapshot) => number} */
const belowOf = ({ iterations, length }) =>
  iterations.reduce(
    (sum, { bound, expanded }) => (bound < (length ?? 0) ? sum + expanded : sum),
    0,
  );

/** The least that a search can expand which knows that much. @type {(counts: FloorCounts, known: Known) => number} */
function floorOf(counts, { consistency, parity }) {
  if (consistency) return parity ? counts.cover_consistent_parity : counts.cover_consistent;
  return parity ? counts.cover_parity : counts.cover;
}

/** @type {(lane: Pick<LaneState, 'spec' | 'snapshot'>, puzzle: PuzzleChoice, counts: FloorCounts) => boolean} */
function isComparable({ spec: { search }, snapshot }, puzzle, counts) {
  return (
    snapshot?.outcome === 'solved' &&
    snapshot.proves === 'shortest' &&
    asksMeasured(search, puzzle, counts)
  );
}

/** Whether a search asks the heuristics that were measured, and knows no more by them than its class does. @type {(search: Search, puzzle: PuzzleChoice, counts: FloorCounts) => boolean} */
export function asksMeasured(search, puzzle, counts) {
  if (Object.keys(search).some((part) => !TELLING_NO_MORE.has(part))) return false;
  const asked = askedBy(search, puzzle);
  if (asked.forward !== counts.heuristic) return false;
  // What searches from one side knows less than the class, and cannot do with less for it.
  return traitsOf(search).sides === 1 || asked.backward === counts.backward_heuristic;
}

/** The heuristics that a search asks, or that know what it does. @type {(search: Search, puzzle: PuzzleChoice) => Sides} */
export function askedBy(search, puzzle) {
  // What asks no heuristic has one of 0 everywhere.
  const { informed } = traitsOf(search);
  const forward = informed ? (search.heuristic ?? puzzle.heuristic) : weakestOf(puzzle.heuristics);
  return { forward, backward: backwardOf(search, forward, puzzle) };
}

/** The heuristic of the other side. @param {Search} search @param {string} forward @param {PuzzleChoice} puzzle */
const backwardOf = (search, forward, puzzle) => search.backward ?? otherWay(forward, puzzle);
