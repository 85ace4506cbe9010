// What a worker needs of an experiment.

import { catalogue } from '../../shared/engine/engine.js';
import { requestsOf } from '../../shared/state/plan.js';
import { askedBy, floorOf, knownOf, knowsNoMore } from '../floor/standing.js';

/** @import { HeuristicChoice, PuzzleChoice, Request } from '../../pkg/rolling_cubes.js' */
/** @import { Plan } from '../../shared/state/plan.js' */
/** @import { Search } from '../../shared/state/state.js' */

/**
 * The heuristics that the floor of a lane is counted with, and the name of its count.
 * @typedef {{forward: string, backward: string, count: ReturnType<typeof floorOf>}} LaneFloor
 *
 * @typedef {{lane: number, request: Request, floor: LaneFloor | null}} LaneOrder
 */

/** @param {Plan} plan */
export function orderOf(plan) {
  const { puzzle, start, goal, floors } = plan;
  // The boards are square.
  const side = Math.sqrt(start.length);
  const choice = catalogue().puzzles.find((one) => one.name === puzzle && one.side === side);
  /** @type {LaneOrder[]} */
  const lanes = requestsOf(plan).map(({ lane, search, request }) => {
    const floor = floors && choice ? laneFloor(search, choice) : null;
    return { lane, request, floor };
  });
  return { puzzle, start, goal, lanes };
}

/**
 * Null if a heuristic is not consistent, or if the lane knows more than its class.
 * @type {(search: Search, puzzle: PuzzleChoice) => LaneFloor | null}
 */
function laneFloor(search, puzzle) {
  const { forward, backward } = askedBy(search, puzzle);
  const areConsistent =
    isConsistent(puzzle.heuristics, forward) && isConsistent(puzzle.backward, backward);
  if (!areConsistent || !knowsNoMore(search)) return null;
  return { forward, backward, count: floorOf(knownOf(search)) };
}

/** @param {readonly HeuristicChoice[]} heuristics @param {string} wanted */
const isConsistent = (heuristics, wanted) =>
  heuristics.some(({ consistent, name }) => consistent && name === wanted);
