import { unsolvable } from '../engine/engine.js';
import { puzzleOf } from './puzzles.js';
import { problemOf } from './state.js';
import { everyTraits } from './traits.js';

/** @import { AlgorithmChoice, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Game } from './state.js' */

/**
 * Why the current problem has no solution, if the engine knows at once; '' if it has one or only a search can tell.
 * @type {(game: Game) => Said}
 */
export function whyUnsolvable(game) {
  const { start, goal } = problemOf(game);
  return unsolvable(puzzleOf(game.key), start, goal) ?? '';
}

/**
 * How a search ends without a solution. `bound`: at its required bound. `path`: never, as it revisits forgotten
 * positions. `side`: when one side is exhausted. `all`: when the state space is exhausted.
 * @typedef {'all' | 'side' | 'path' | 'bound'} Ending
 */

/** @type {(traits: AlgorithmChoice) => Ending} */
function endingOf({ needs, stores, sides }) {
  if (needs) return 'bound';
  if (!stores) return 'path';
  return sides > 1 ? 'side' : 'all';
}

/** Search names by this ending, in the order of the catalogue. @returns {Readonly<Record<Ending, readonly string[]>>} */
export function searchesByEnding() {
  /** @type {Record<Ending, string[]>} */
  const searches = { all: [], side: [], path: [], bound: [] };
  for (const traits of everyTraits()) searches[endingOf(traits)].push(traits.name);
  return searches;
}
