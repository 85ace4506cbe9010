import { isShortest } from './proved.js';
import { isCosted } from './puzzles.js';
import { focusedLane, problemOf } from './state.js';

/** @import { Game, LaneState, State } from './state.js' */

/**
 * A person's number of moves to the goal, and the minimum if known.
 * @typedef {{made: number, fewest: number | null}} Played
 */

/** The lane that proved its solution shortest, if any. @type {(state: Game) => LaneState | undefined} */
export const solvedLane = ({ lanes }) =>
  lanes.find(
    ({ phase, snapshot }) =>
      phase === 'ended' && snapshot?.outcome === 'solved' && isShortest(snapshot),
  );

/** The lane whose solution is the line on the board. Of equal solutions it is that of the lane in focus. @type {(state: State) => LaneState | undefined} */
export function laneOnBoard(state) {
  const line = `${state.moves}`;
  if (state.ownMoves || line === '') return undefined;
  return [focusedLane(state), ...state.lanes].find((lane) => `${lane?.snapshot?.moves}` === line);
}

/**
 * Null unless a person brought the board to the goal. The minimum comes from the guide's distances or a finished
 * search.
 * @type {(state: State, isSolved: boolean) => Played | null}
 */
export function playedOf(state, isSolved) {
  if (!isSolved || !state.ownMoves || state.at === 0) return null;
  const { start } = problemOf(state);
  // On a map the cheapest way may take more moves than another.
  const least = isCosted(state.key) ? null : solvedLane(state)?.snapshot?.length;
  return { made: state.at, fewest: state.guide?.distances[start] ?? least ?? null };
}
