// The component for random starts when the current start may be invalid.

import { play } from '../../shared/engine/engine.js';
import { wantsTops } from '../../shared/state/tops.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** @type {(puzzle: string, start: string, goal: string) => boolean} */
function isProblem(puzzle, start, goal) {
  try {
    play(puzzle, start, goal, []);
    return true;
  } catch {
    return false;
  }
}

/**
 * The given start if valid; else the goal, which every dealt start can reach; for goals of tops, the puzzle's opening
 * start. Null if the goal is invalid.
 * @type {(puzzle: PuzzleChoice, start: string, goal: string) => string | null}
 */
export const dealFrom = (puzzle, start, goal) =>
  [start, wantsTops(puzzle) ? puzzle.opening.start : goal].find((from) =>
    isProblem(puzzle.name, from, goal),
  ) ?? null;
