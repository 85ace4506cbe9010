// The lines of pseudocode that the newest step has passed, and the current one.

import { traitsOf } from '../../shared/state/traits.js';

/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { LineName } from '../../shared/words/rules.js' */

/** @typedef {{passed: readonly LineName[], now: LineName | null}} Lit */

/** @param {LaneState} lane @returns {Lit} */
export function litOf({ spec: { search }, step, snapshot }) {
  const { level, needs } = traitsOf(search);
  if (!step || !snapshot) return { passed: [], now: null };
  const { outcome, limit, incumbent } = snapshot;
  // The pseudocode contains a required upper bound and the limit on depth that can replace it.
  const isBelowBound = needs !== null && limit === 'depth';
  const isSearched = level === 'incumbent' && outcome === 'solved' && incumbent !== null;
  if (outcome === 'exhausted' || isBelowBound || isSearched) return { passed: [], now: 'end' };
  return { passed: step.lines.slice(0, -1), now: step.lines.at(-1) ?? null };
}
