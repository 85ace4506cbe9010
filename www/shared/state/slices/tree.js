// What is chosen for the tree of a search. Its nodes are not here: they are too many, see `trace/`.

/** @import { LaneState } from '../state.js' */

/**
 * @typedef {object} Tree
 * @property {Colouring} colouring what colours tell
 * @property {number | null} shown which iteration, from 0; null is the newest
 * @property {number | null} from the number of the first node that is shown, when a person has chosen it
 * @property {boolean} ahead whether nodes behind the one in hand are shown, which are still to come
 * @property {boolean} travelled whether the visitor has gone through a run by hand, and needs no invitation
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

/** What colours can tell. */
export const COLOURINGS = /** @type {const} */ (['fate', 'depth', 'f', 'iteration', 'side']);
/** @typedef {(typeof COLOURINGS)[number]} Colouring */

/** What can stand beside a picture. */
export const PANELS = /** @type {const} */ (['code', 'node', 'heuristic']);

/** @type {Tree} */
export const freshTree = {
  colouring: 'fate',
  shown: null,
  from: null,
  ahead: true,
  travelled: false,
  opened: [],
  panel: 'code',
  beside: null,
  zoom: null,
};

/**
 * The lane whose tree stands beside that of the lane in focus; none where that is the same, or gone.
 * @template {{spec: {id: number}}} L
 * @param {{lanes: readonly L[], focus: number, tree: Tree}} state
 * @returns {L | undefined}
 */
export function besideLane({ lanes, focus, tree }) {
  const focused = lanes.find(({ spec }) => spec.id === focus) ?? lanes[0];
  return lanes.find((lane) => lane.spec.id === tree.beside && lane !== focused);
}

/** What is chosen of the tree beside: by its nodes nothing, as numbers are of the other lane. @type {(tree: Tree) => Tree} */
export const ofBeside = (tree) => ({
  ...tree,
  shown: null,
  from: null,
  ahead: true,
  opened: [],
  zoom: null,
});

/** How many nodes of a run are kept for its tree. */
export const TREE_MOST = 200_000;

/** Another search is looked into: what was chosen by its nodes' numbers is no more. @type {<S extends {tree: Tree}>(state: S) => S} */
export const treeLeft = (state) => ({ ...state, tree: ofBeside(state.tree) });

/** The visitor has gone somewhere by hand. @type {<S extends {tree: Tree}>(state: S) => S} */
export const travelled = (state) =>
  state.tree.travelled ? state : { ...state, tree: { ...state.tree, travelled: true } };

/** A lane that has generated so many nodes is far on: its tree is no place to begin with. */
const FAR = 1000;
/** At its end it is from so many on. */
const MANY = 100;
/** Where one begins instead. */
export const BEGINNING = 10;

/**
 * Whether it is to be offered to begin with the first nodes: a lane is at rest at its end, or far on, and nobody has gone
 * anywhere by hand yet.
 * @param {LaneState} lane
 * @param {Tree} tree
 */
export function offersBeginning({ phase, snapshot }, tree) {
  if (tree.travelled || (phase !== 'paused' && phase !== 'ended')) return false;
  return (snapshot?.generated ?? 0) > (phase === 'ended' ? MANY : FAR);
}
