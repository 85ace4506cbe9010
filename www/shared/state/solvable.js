// Whether a problem can have a solution at all, and what searches come to where it has none.

import { unsolvable } from '../engine/engine.js';
import { puzzleOf } from './puzzles.js';
import { problemOf } from './state.js';
import { everyTraits } from './traits.js';

/** @import { AlgorithmChoice, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Game } from './state.js' */

/**
 * Why the problem in hand has no solution, as the engine tells it, where that can be shown at once; '' where it has one, or only a
 * search could tell.
 * @type {(game: Game) => Said}
 */
export function whyUnsolvable(game) {
  const { start, goal } = problemOf(game);
  return unsolvable(puzzleOf(game.key), start, goal) ?? '';
}

/**
 * How a search ends where there is no solution. `bound`: when it has looked as far as its bound, which it cannot do without. `path`: not
 * at all, since it forgets what it has left and goes there again. `side`: when one of its sides has seen all that it can. `all`: when
 * it has seen all that can be reached.
 * @typedef {'all' | 'side' | 'path' | 'bound'} Ending
 */

/** @type {(traits: AlgorithmChoice) => Ending} */
function endingOf({ needs, stores, sides }) {
  if (needs) return 'bound';
  if (!stores) return 'path';
  return sides > 1 ? 'side' : 'all';
}

/** The names of all searches by how they end without a solution, in the order of the catalogue. @returns {Readonly<Record<Ending, readonly string[]>>} */
export function searchesByEnding() {
  /** @type {Record<Ending, string[]>} */
  const searches = { all: [], side: [], path: [], bound: [] };
  for (const traits of everyTraits()) searches[endingOf(traits)].push(traits.name);
  return searches;
}
