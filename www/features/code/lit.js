// The lines of a search's pseudocode that its newest step has passed, and the one at which it stands.

import { traitsOf } from '../../shared/state/traits.js';

/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { LineName as EngineLineName } from '../../pkg/rolling_cubes.js' */

/** A line of pseudocode: one that the engine reports, or the last one of a search that has nothing left. @typedef {EngineLineName | 'end'} LineName */
/** The lines that a step has passed, and the one at which it stands. @typedef {{passed: readonly LineName[], now: LineName | null}} Lit */

/** @param {LaneState} lane @returns {Lit} */
export function litOf({ spec: { search }, step, snapshot }) {
  const { level, needs } = traitsOf(search);
  if (!step || !snapshot) return { passed: [], now: null };
  const { outcome, limit } = snapshot;
  // An upper bound that a search cannot do without is part of its pseudocode, and so is the limit on depth that can stand for it.
  const isBelowBound = needs !== null && limit === 'depth';
  const isSearched = level === 'incumbent' && outcome === 'solved';
  if (outcome === 'exhausted' || isBelowBound || isSearched) return { passed: [], now: 'end' };
  return { passed: step.lines.slice(0, -1), now: step.lines.at(-1) ?? null };
}
