// What tells how far a search has come, by a name and a number: its bound, its layers, or the best solution it knows of.

import { layersOf } from '../../../shared/state/layers.js';
import { isSetTo } from '../../../shared/state/offered.js';
import { isShortest } from '../../../shared/state/proved.js';
import { rankOf, weighedBy } from '../../../shared/state/rank.js';
import { traitsOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';

/** @import { LaneState, Search } from '../../../shared/state/state.js' */
/** @import { Unit } from '../../../shared/words/en/names.js' */

/** @typedef {'bound' | 'depthBound' | 'weighedBound' | 'learnedBound' | 'f' | 'g' | 'nearest' | 'upper' | 'incumbent' | 'proved' | 'depth'} Level */

/** Lower bounds on all solutions, if the heuristic is one. @type {ReadonlySet<Level>} */
const BELOW_ALL = new Set(['learnedBound', 'f', 'g', 'proved']);

/** @type {(lane: LaneState) => Level} */
function kindOf({ spec: { search }, snapshot }) {
  const { level, informed } = traitsOf(search);
  switch (level) {
    case 'layer':
      return 'depth';
    case 'bound':
      if (weighedBy(search)) return 'weighedBound';
      if (rankOf(search).by === 'learned') return 'learnedBound';
      // Without a heuristic the bound is one of depth.
      return informed ? 'bound' : 'depthBound';
    case 'f':
      return informed ? 'f' : 'g';
    case 'estimate':
      return 'nearest';
    case 'proved':
      return 'proved';
    case 'incumbent':
      // The first solution replaces the upper bound.
      return snapshot?.incumbent ? 'incumbent' : 'upper';
  }
}

/** @type {(kind: Level, lane: LaneState) => number | null | undefined} */
function numberOf(kind, { snapshot, spec }) {
  switch (kind) {
    case 'depth':
      return snapshot && layersOf(snapshot);
    case 'incumbent':
      return snapshot?.incumbent?.length;
    case 'nearest':
      return snapshot?.nearest?.expanded;
    case 'upper':
      // Known before the run.
      return snapshot?.bound ?? spec.search.incumbent;
    default:
      return snapshot?.bound;
  }
}

/** @type {(meaning: ReturnType<typeof words.levels>[Level]['meaning'], search: Search) => string} */
function meaningOf(meaning, search) {
  if (typeof meaning === 'string') return meaning;
  if (typeof meaning === 'object')
    return meaning[isSetTo(search, 'ties', 'cut') ? 'cut' : 'searchOn'];
  const weights = weighedBy(search);
  if (!weights) throw new Error(`no weight is known of ${search.algorithm}`);
  return meaning(weights);
}

/** @type {(lane: LaneState, unit?: Unit) => {name: string, meaning: string, value: string}} */
export function levelOf(lane, unit = 'moves') {
  const kind = kindOf(lane);
  const number = numberOf(kind, lane) ?? null;
  const { name, meaning } = words.levels(unit)[kind];
  const { snapshot, spec } = lane;
  const { max_depth } = spec.search;
  const limit = kind === 'upper' && max_depth !== undefined ? words.levelLimit(max_depth) : '';
  const isProved = BELOW_ALL.has(kind) && number !== null && snapshot && isShortest(snapshot);
  const more = isProved ? words.noneBetter : limit;
  const main = meaningOf(meaning, spec.search);
  return {
    name,
    meaning: more ? words.levelAndMore(main, more) : main,
    value: number === null ? words.unknown : words.format.count(number),
  };
}
