// Whether a problem can have a solution at all.

import { unsolvable } from '../engine/engine.js';
import { puzzleOf } from './puzzles.js';
import { problemOf } from './state.js';

/**
 * Why the problem in hand has no solution, as the engine tells it, where that can be shown at once; '' where it has one, or only a
 * search could tell.
 * @type {(game: import('./state.js').Game) => import('../pkg/rolling_cubes.js').Said}
 */
export function whyUnsolvable(game) {
  const { start, goal } = problemOf(game);
  return unsolvable(puzzleOf(game.key), start, goal) ?? '';
}
