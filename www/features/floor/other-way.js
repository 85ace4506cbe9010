// The heuristic of the way from the start, where nothing says which.

import { wantsTops } from '../../shared/state/tops.js';
import { isMade } from '../../shared/words/made.js';

/** @import { HeuristicChoice, PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/**
 * As in the engine: the same heuristic, if the puzzle has it backward.
 * @type {(forward: string, puzzle: PuzzleChoice) => string}
 */
export function otherWay(forward, puzzle) {
  if (isMade(forward) && turns(puzzle)) return forward;
  return puzzle.backward.find(({ name }) => name === forward)?.name ?? weakestOf(puzzle.backward);
}

/** Goals must be full positions. @type {(puzzle: PuzzleChoice) => boolean} */
export const turns = (puzzle) => !wantsTops(puzzle);

/** Listed weakest first. @type {(heuristics: readonly HeuristicChoice[]) => string} */
export function weakestOf([weakest]) {
  if (!weakest) throw new Error('a puzzle has a heuristic for either side');
  return weakest.name;
}
