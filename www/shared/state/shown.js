// The options of a view as words of a link: picture, colouring, scale, lane in focus.

import { features } from './features.js';
import { placeOf } from './options.js';
import { freshCensus } from './slices/atlas.js';
import { freshQuality } from './slices/quality.js';
import { DEPTH_COUNTERS, INITIAL_STATISTICS, PICTURES, QUANTITIES } from './slices/statistics.js';
import { COLOURINGS, freshTree, PANELS } from './slices/tree.js';
import { focusedLane } from './state.js';

/** @import { State } from './state.js' */

/** The words for options that differ from the default. @type {(state: State) => string[]} */
export function shownOf(state) {
  const focused = focusedLane(state);
  const lane = focused ? state.lanes.indexOf(focused) : 0;
  const focus = lane > 0 ? [`lane-${lane + 1}`] : [];
  switch (state.view) {
    case 'tree': {
      const { colouring, panel, beside } = state.tree;
      const other = state.lanes.findIndex(({ spec }) => spec.id === beside);
      return [
        ...(colouring === freshTree.colouring ? [] : [colouring]),
        ...(panel === freshTree.panel ? [] : [panel]),
        ...(other < 0 ? [] : [`beside-${other + 1}`]),
        ...focus,
      ];
    }
    case 'statistics': {
      const { picture, counter, quantity, logarithmic } = state.statistics;
      const counted = { depths: counter, iterations: quantity }[/** @type {string} */ (picture)];
      return [
        ...(picture === INITIAL_STATISTICS.picture ? [] : [picture]),
        ...(counted && counted !== INITIAL_STATISTICS.counter ? [counted] : []),
        ...(logarithmic === INITIAL_STATISTICS.logarithmic ? [] : ['linear']),
        ...(picture === 'quality' && state.quality.scope === 'touched' ? ['touched'] : []),
        ...focus,
      ];
    }
    case 'atlas': {
      const { kind, depth, logarithmic } = state.atlas.look;
      return [
        ...(kind === 'positions' ? [] : [kind]),
        ...(depth === null ? [] : [`${depth}`]),
        ...(logarithmic ? ['log'] : []),
      ];
    }
    default:
      return features[state.view]?.shown?.(state) ?? [];
  }
}

/** The state with its view set by words; defaults elsewhere. @type {(state: State, words: readonly string[]) => State} */
export function withShown(state, words) {
  /** @type {<T extends string>(names: readonly T[]) => T | undefined} */
  const namedIn = (names) => names.find((name) => words.includes(name));
  const lane = laneOf(state, words, 'lane') ?? state.lanes[0];
  const focus = lane?.spec.id ?? state.focus;
  switch (state.view) {
    case 'tree': {
      const colouring = namedIn(COLOURINGS) ?? freshTree.colouring;
      const panel = namedIn(PANELS) ?? freshTree.panel;
      const beside = laneOf(state, words, 'beside')?.spec.id ?? null;
      return { ...state, focus, tree: { ...state.tree, colouring, panel, beside } };
    }
    case 'statistics': {
      const picture = namedIn(PICTURES) ?? INITIAL_STATISTICS.picture;
      const counter =
        (picture === 'depths' && namedIn(DEPTH_COUNTERS)) || INITIAL_STATISTICS.counter;
      const quantity =
        (picture === 'iterations' && namedIn(QUANTITIES)) || INITIAL_STATISTICS.quantity;
      const scope = words.includes('touched') ? 'touched' : 'all';
      return {
        ...state,
        focus,
        statistics: { picture, counter, quantity, logarithmic: !words.includes('linear') },
        quality: scope === state.quality.scope ? state.quality : freshQuality('', scope),
      };
    }
    case 'atlas': {
      const depth = words.find((word) => /^\d+$/.test(word));
      const { census, look } = state.atlas;
      return {
        ...state,
        atlas: {
          ...state.atlas,
          // A census of another start would reset the depth.
          census: depth ? freshCensus('') : census,
          look: {
            ...look,
            kind: namedIn(/** @type {const} */ (['patterns'])) ?? 'positions',
            depth: depth === undefined ? null : Number(depth),
            logarithmic: words.includes('log'),
          },
        },
      };
    }
    default:
      return features[state.view]?.withShown?.(state, words) ?? state;
  }
}

/** @param {State} state @param {readonly string[]} words @param {string} word */
function laneOf({ lanes }, words, word) {
  const place = placeOf(words, word);
  return place === null ? undefined : lanes[place];
}
