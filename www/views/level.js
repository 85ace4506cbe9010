// What tells how far a search has come, by a name and a number: its bound, its layers, or the best solution it knows of.

import { words } from '../messages.js';
import { layersOf } from '../state/layers.js';
import { traitsOf } from '../state/traits.js';

/** @typedef {'bound' | 'depthBound' | 'f' | 'upper' | 'incumbent' | 'depth'} Level */

/** @type {(lane: import('../state/state.js').LaneState) => Level} */
function kindOf({ spec: { search }, snapshot }) {
  const { level, informed } = traitsOf(search);
  switch (level) {
    case 'layer':
      return 'depth';
    case 'bound':
      // Without a heuristic the bound is one of depth.
      return informed ? 'bound' : 'depthBound';
    case 'f':
      return 'f';
    case 'incumbent':
      // There is an upper bound until a solution is found, and from then on the best one.
      return snapshot?.incumbent ? 'incumbent' : 'upper';
  }
}

/** @type {(kind: Level, lane: import('../state/state.js').LaneState) => number | null | undefined} */
function numberOf(kind, { snapshot, spec }) {
  switch (kind) {
    case 'depth':
      return snapshot && layersOf(snapshot);
    case 'incumbent':
      return snapshot?.incumbent?.length;
    case 'upper':
      // What was given is known before anything runs.
      return snapshot?.bound ?? spec.search.incumbent;
    default:
      return snapshot?.bound;
  }
}

/** @type {(lane: import('../state/state.js').LaneState) => {name: string, meaning: string, value: string}} */
export function levelOf(lane) {
  const kind = kindOf(lane);
  const number = numberOf(kind, lane) ?? null;
  const { name, meaning } = words.levels[kind];
  const { ties, max_depth } = lane.spec.search;
  const limit = kind === 'upper' && max_depth !== undefined ? [words.levelLimit(max_depth)] : [];
  const main = typeof meaning === 'string' ? meaning : meaning[ties === 'cut' ? 'cut' : 'searchOn'];
  return {
    name,
    meaning: [main, ...limit].join('. '),
    value: number === null ? words.unknown : words.format.count(number),
  };
}
