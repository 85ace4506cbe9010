// What came of playing by hand.

import { isShortest } from './proved.js';
import { problemOf } from './state.js';

/** @import { Game, LaneState, State } from './state.js' */

/**
 * How many moves a person made to the goal, and the fewest that are enough, where that is known.
 * @typedef {{made: number, fewest: number | null}} Played
 */

/** The lane whose solution is proved to be a shortest, if one has ended with that. @type {(state: Game) => LaneState | undefined} */
export const solvedLane = ({ lanes }) =>
  lanes.find(
    ({ phase, snapshot }) =>
      phase === 'ended' && snapshot?.outcome === 'solved' && isShortest(snapshot),
  );

/**
 * Null unless a person has brought the board to the goal. The fewest are known from the guide's true distances, or else from a
 * search that has ended.
 * @type {(state: State, isSolved: boolean) => Played | null}
 */
export function playedOf(state, isSolved) {
  if (!isSolved || !state.ownMoves || state.at === 0) return null;
  const { start } = problemOf(state);
  const fewest = state.guide?.distances[start] ?? solvedLane(state)?.snapshot?.length ?? null;
  return { made: state.at, fewest };
}
