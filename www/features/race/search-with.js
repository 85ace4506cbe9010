// A search as the page sets it up: what its algorithm needs comes with it, and what does not apply to it falls away.

import { everySetting } from '../../shared/state/offered.js';
import { traitsOf } from '../../shared/state/traits.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from '../../shared/state/state.js' */

/** @typedef {{[field: string]: unknown}} Change */

/** The search after a change. @param {Search | null} search @param {Change} change @param {PuzzleChoice} puzzle @returns {Search} */
export function changedSearch(search, change, puzzle) {
  const next = /** @type {Search & Record<string, unknown>} */ ({ ...search, ...change });
  const { settings, needs } = traitsOf(next);
  const own = everySetting().filter(({ everywhere }) => !everywhere);
  for (const field of ['heuristic', ...own.map(({ name }) => name)]) {
    if (!settings.includes(field)) delete next[field];
  }
  // Of one name, but of another search: it has other values.
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

/** A search by its algorithm, with nothing chosen but what it needs. @param {string} algorithm @param {PuzzleChoice} puzzle */
export const searchWith = (algorithm, puzzle) => changedSearch(null, { algorithm }, puzzle);
