// What is chosen for the tree of a search. Its nodes are not here: they are too many, see `trace/`.

/**
 * @typedef {object} Tree
 * @property {import('../tree/looks.js').Colouring} colouring what colours tell
 * @property {number | null} shown which iteration, from 0; null is the newest
 * @property {number | null} from the number of the first node that is shown, when a person has chosen it
 * @property {readonly number[]} opened the numbers of the nodes whose wedges a person has opened
 * @property {(typeof PANELS)[number]} panel what stands beside the picture: the search's rule with what waits, the node that is looked
 *   at, or the heuristic and why it is a bound
 * @property {number | null} beside the id of the lane whose tree stands beside
 * @property {Zoom | null} zoom how the picture lies, when it is not all in sight
 *
 * How a picture lies on any screen: percent of the size at which all of it can be seen, and what is in the middle, in
 * ten-thousandths of its width and tenths of a row.
 * @typedef {{size: number, across: number, down: number}} Zoom
 */

/** What can stand beside a picture. */
export const PANELS = /** @type {const} */ (['code', 'node', 'heuristic']);

/** @type {Tree} */
export const freshTree = {
  colouring: 'fate',
  shown: null,
  from: null,
  opened: [],
  panel: 'code',
  beside: null,
  zoom: null,
};

/** How many nodes of a run are kept for its tree. */
export const TREE_MOST = 200_000;

/** Another search is looked into: what was chosen by its nodes' numbers is no more. @type {<S extends {tree: Tree}>(state: S) => S} */
export const treeLeft = (state) => ({
  ...state,
  tree: { ...state.tree, shown: null, from: null, opened: [], zoom: null },
});
