// How far above the floor a lane is, on its card.

import { words } from '../../shared/words/words.js';
import { standingsOf } from './standing.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */

/** Empty if the floor is unknown. @type {(state: State, puzzle: PuzzleChoice, id: number) => string} */
export function aboveFloor(state, puzzle, id) {
  const counts = state.floor.report?.floor;
  if (!counts) return '';
  const standing = standingsOf(state, puzzle, counts).find(({ spec }) => spec.id === id);
  return standing?.times ? words.floor.above(standing.times, standing.known) : '';
}
