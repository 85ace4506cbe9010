// The floors of an instance: for each lane, the least expansions of any search with its knowledge.

import { Job } from '../../../pkg/rolling_cubes.js';
import { askedBy, standingsOf } from '../../floor/standing.js';

/** @import { FloorCounts, FloorReport, HeuristicChoice, JobOf, PuzzleChoice, Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { LaneSpec } from '../../../shared/state/state.js' */

/** Units of work between two reports; takes milliseconds. */
const UNITS = 100_000;

/**
 * Floors by lane id, for lanes whose search proved its solution shortest with consistent heuristics. Computed once per
 * pair of heuristics.
 * @param {PuzzleChoice} puzzle @param {{start: string, goal: string}} problem
 * @param {readonly {spec: LaneSpec, snapshot: Snapshot}[]} lanes
 * @param {() => void} going called regularly
 */
export function floorsOf(puzzle, { start, goal }, lanes, going) {
  /** @type {Map<string, FloorCounts | null>} */
  const known = new Map();
  /** @type {Map<number, number>} */
  const floors = new Map();
  for (const lane of lanes) {
    const { spec, snapshot } = lane;
    const { forward, backward } = askedBy(spec.search, puzzle);
    const isProved = snapshot.outcome === 'solved' && snapshot.proves === 'shortest';
    const areConsistent =
      isConsistent(puzzle.heuristics, forward) && isConsistent(puzzle.backward, backward);
    if (!isProved || !areConsistent) continue;
    const pair = `${forward} ${backward}`;
    const counts =
      known.get(pair) ?? measured(Job.floor(puzzle.name, start, goal, forward, backward, 0), going);
    known.set(pair, counts);
    if (!counts) continue;
    for (const { floor } of standingsOf({ lanes: [lane] }, puzzle, counts)) {
      floors.set(spec.id, floor);
    }
  }
  return floors;
}

/** Everything except IDA*'s expansions, which are not needed. @param {JobOf<FloorReport>} floor @param {() => void} going */
function measured(floor, going) {
  try {
    while (floor.step(UNITS)) going();
    return floor.report().floor;
  } finally {
    floor.free();
  }
}

/** @param {readonly HeuristicChoice[]} heuristics @param {string} wanted */
const isConsistent = (heuristics, wanted) =>
  heuristics.some(({ name, consistent }) => consistent && name === wanted);
