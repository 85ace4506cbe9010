// Puzzles of the engine's catalogue by the page's names.

import { catalogue } from '../engine/engine.js';
import { choiceOf } from './games.js';
import { wantsTops } from './tops.js';

/** @import { Catalogue, PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** Constant while the engine is loaded. @type {Catalogue | null} */
let known = null;

/** @param {string} key @returns {PuzzleChoice} */
function puzzle(key) {
  known ??= catalogue();
  return choiceOf(known, key);
}

/** The engine's name of a game's puzzle; sizes share it. @type {(key: string) => string} */
export const puzzleOf = (key) => puzzle(key).name;

/** @type {(key: string) => boolean} */
export const goalIsTops = (key) => wantsTops(puzzle(key));
