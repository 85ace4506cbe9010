// What a puzzle is like, as the engine's catalogue has it, by the name that the page has for it.

import { catalogue } from '../engine/engine.js';
import { choiceOf } from './games.js';

/** @typedef {import('../pkg/rolling_cubes.js').PuzzleChoice} PuzzleChoice */

/** It is the same as long as the engine is. @type {import('../pkg/rolling_cubes.js').Catalogue | null} */
let known = null;

/** @param {string} key @returns {PuzzleChoice} */
function puzzle(key) {
  known ??= catalogue();
  return choiceOf(known, key);
}

/** The engine's name of a game's puzzle: sizes of one puzzle share theirs. @type {(key: string) => string} */
export const puzzleOf = (key) => puzzle(key).name;

/** Whether a goal says less of a piece than a position does: its top, whatever the sides show. @type {(puzzle: Pick<PuzzleChoice, 'start_letters' | 'goal_letters'>) => boolean} */
export const wantsTops = ({ start_letters, goal_letters }) => start_letters !== goal_letters;

/** The same of a game. @type {(key: string) => boolean} */
export const goalIsTops = (key) => wantsTops(puzzle(key));
