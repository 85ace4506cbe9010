// Changes a search's configuration: adds what its algorithm requires and drops what does not apply.

import { everySetting } from '../../shared/state/offered.js';
import { traitsOf } from '../../shared/state/traits.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from '../../shared/state/state.js' */

/** @typedef {{[field: string]: unknown}} Change */

/** @param {Search | null} search @param {Change} change @param {PuzzleChoice} puzzle @returns {Search} */
export function changedSearch(search, change, puzzle) {
  const next = /** @type {Search & Record<string, unknown>} */ ({ ...search, ...change });
  const { settings, needs } = traitsOf(next);
  const own = everySetting().filter(({ everywhere }) => !everywhere);
  for (const field of ['heuristic', ...own.map(({ name }) => name)]) {
    if (!settings.includes(field)) delete next[field];
  }
  // A setting name has other values in another search.
  for (const { name, names, of } of own) {
    const isOwn = of.includes(next.algorithm) && names.length > 0;
    if (isOwn && !names.includes(String(next[name]))) delete next[name];
  }
  if (settings.includes('heuristic')) next.heuristic ??= puzzle.heuristic;
  const [needed] = needs?.one_of ?? [];
  if (change.algorithm && needed) next[needed] ??= needs?.suggested;
  for (const [field, value] of Object.entries(next)) {
    if (value === undefined) delete next[field];
  }
  return next;
}

/** An algorithm's search with required settings only. @param {string} algorithm @param {PuzzleChoice} puzzle */
export const searchWith = (algorithm, puzzle) => changedSearch(null, { algorithm }, puzzle);
