// Which sentences under a map are about a search of its race.

import { traitsOf } from '../../shared/state/traits.js';

/** @import { Problem, Search } from '../../shared/state/state.js' */

/** Whether a search asks for estimates that can be other than 0. @type {(search: Search) => boolean} */
export const isInformed = (search) =>
  traitsOf(search).informed && search.heuristic !== 'blind' && search.weight !== '0';

/**
 * Whether a race has the search that the question of a map is about: the first that the map opens with, with the heuristic that
 * the map has by default.
 * @type {(problem: Problem, raced: readonly Search[], heuristic: string) => boolean}
 */
export const isAsked = ({ race: [asked] = [] }, raced, heuristic) =>
  raced.some(
    (search) =>
      search.algorithm === asked?.algorithm && (search.heuristic ?? heuristic) === heuristic,
  );
