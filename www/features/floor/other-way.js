// The heuristic of the way from the start, where nothing says which.

import { wantsTops } from '../../shared/state/tops.js';
import { isMade } from '../../shared/words/made.js';

/** @import { HeuristicChoice, PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/**
 * The heuristic of the other side where none is named, as the engine takes it: the same, if the puzzle has it for that side.
 * @type {(forward: string, puzzle: PuzzleChoice) => string}
 */
export function otherWay(forward, puzzle) {
  if (isMade(forward) && turns(puzzle)) return forward;
  return puzzle.backward.find(({ name }) => name === forward)?.name ?? weakestOf(puzzle.backward);
}

/** Whether a problem can be turned round: where a goal is a position, as a start is. @type {(puzzle: PuzzleChoice) => boolean} */
export const turns = (puzzle) => !wantsTops(puzzle);

/** They are listed weakest first. @type {(heuristics: readonly HeuristicChoice[]) => string} */
export function weakestOf([weakest]) {
  if (!weakest) throw new Error('a puzzle has a heuristic for either side');
  return weakest.name;
}
