// The tree's options in links.

import { focusIn, focusShown, laneOf, namedIn, numbered } from '../../shared/state/options.js';
import { COLOURINGS, freshTree, PANELS } from '../../shared/state/slices/tree.js';

/** @import { State } from '../../shared/state/state.js' */

export const OPTIONS = [
  ...[...COLOURINGS, ...PANELS.filter((panel) => panel !== freshTree.panel)],
  ...[...numbered('beside'), ...numbered('lane')],
];

/** @type {(state: State) => string[]} */
export function shown(state) {
  const { colouring, panel, beside } = state.tree;
  const other = state.lanes.findIndex(({ spec }) => spec.id === beside);
  return [
    ...(colouring === freshTree.colouring ? [] : [colouring]),
    ...(panel === freshTree.panel ? [] : [panel]),
    ...(other < 0 ? [] : [`beside-${other + 1}`]),
    ...focusShown(state),
  ];
}

/** @type {(state: State, words: readonly string[]) => State} */
export function withShown(state, words) {
  const colouring = namedIn(COLOURINGS, words) ?? freshTree.colouring;
  const panel = namedIn(PANELS, words) ?? freshTree.panel;
  const beside = laneOf(state, words, 'beside')?.spec.id ?? null;
  const tree = { ...state.tree, colouring, panel, beside };
  return { ...state, focus: focusIn(state, words), tree };
}
