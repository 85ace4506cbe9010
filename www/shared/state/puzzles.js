// Puzzles of the engine's catalogue by the page's names.

import { catalogue } from '../engine/engine.js';
import { choiceOf } from './games.js';
import { wantsTops } from './tops.js';
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
export const goalIsTops = (key) => wantsTops(puzzle(key));

/** Whether a game's board is a map, which has no squares. @type {(key: string) => boolean} */
export const isMap = (key) => puzzle(key).side === 0;

/**
 * The unit of a search on a board. Where moves have costs, searches for the fewest moves count those, and depth-first search limits them.
 * @type {(key: string, search: {algorithm: string}) => 'moves' | 'cost'}
 */
export function unitOf(key, search) {
  const { aim, informed, waits } = traitsOf(search);
  return isMap(key) && aim === 'cost' && (informed || waits === 'heap') ? 'cost' : 'moves';
}
