// What a puzzle is like, as the engine's catalogue has it, by the name that the page has for it.

import { catalogue } from '../engine/engine.js';
import { choiceOf } from './games.js';
import { wantsTops } from './tops.js';

/** @import { Catalogue, PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** It is the same as long as the engine is. @type {Catalogue | null} */
let known = null;

/** @param {string} key @returns {PuzzleChoice} */
function puzzle(key) {
  known ??= catalogue();
  return choiceOf(known, key);
}

/** The engine's name of a game's puzzle: sizes of one puzzle share theirs. @type {(key: string) => string} */
export const puzzleOf = (key) => puzzle(key).name;

/** The same of a game. @type {(key: string) => boolean} */
export const goalIsTops = (key) => wantsTops(puzzle(key));
