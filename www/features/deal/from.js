// What a random start is dealt from, where the start in hand may be none.

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
 * The start whose component is dealt from: the one given, if it is one; else the goal itself, which every start that is dealt can
 * reach; where a goal is tops alone, the start that the puzzle opens with. Null where the goal is none.
 * @type {(puzzle: PuzzleChoice, start: string, goal: string) => string | null}
 */
export const dealFrom = (puzzle, start, goal) =>
  [start, wantsTops(puzzle) ? puzzle.opening.start : goal].find((from) =>
    isProblem(puzzle.name, from, goal),
  ) ?? null;
