// Puzzles of the engine's catalogue by the page's names.

import { catalogue } from '../engine/engine.js';
import { pageOf } from '../puzzles/puzzles.js';
import { choiceOf } from './games.js';
import { traitsOf } from './traits.js';

/** @import { Catalogue, PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** Constant while the engine is loaded. @type {Catalogue | null} */
let known = null;

function offered() {
  known ??= catalogue();
  return known;
}

/** @param {string} key @returns {PuzzleChoice} */
export const puzzle = (key) => choiceOf(offered(), key);

/** The puzzle whose problems are maps. */
export const mapPuzzle = () => offered().map;

/** The engine's name of a game's puzzle; sizes share it. @type {(key: string) => string} */
export const puzzleOf = (key) => puzzle(key).name;

/** @type {(key: string) => boolean} */
export const goalIsTops = (key) => !!pageOf(key).tops;

/** Whether moves have costs. @param {string} key */
export const isCosted = (key) => !!pageOf(key).costed;

/** Whether a drawing replaces the board of squares. @param {string} key */
export const isDrawn = (key) => !!pageOf(key).drawn;

/**
 * The unit of a search on a board. Where moves have costs, searches for the fewest moves count those, and depth-first search limits them.
 * @type {(key: string, search: {algorithm: string}) => 'moves' | 'cost'}
 */
export function unitOf(key, search) {
  const { aim, informed, waits } = traitsOf(search);
  return isCosted(key) && aim === 'cost' && (informed || waits === 'heap') ? 'cost' : 'moves';
}
