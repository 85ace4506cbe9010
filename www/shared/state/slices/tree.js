// Options of the tree of a search. Its nodes are not in the state, as they are too many, see `trace/`.

/** @import { LaneState } from '../state.js' */

/**
 * @typedef {object} Tree
 * @property {Colouring} colouring the meaning of colours
 * @property {number | null} shown the iteration, from 0; null is the newest
 * @property {number | null} from the first visible node, if a person chose it
 * @property {boolean} ahead whether nodes after the current one are shown
 * @property {boolean} travelled whether the visitor has stepped through a run, and needs no invitation
 * @property {readonly number[]} opened nodes whose collapsed subtrees a person opened
 * @property {(typeof PANELS)[number]} panel the panel beside the picture: pseudocode with the open list, the node, or
 *   the heuristic with its proof
 * @property {number | null} beside the lane whose tree is shown beside
 * @property {Zoom | null} zoom the view's zoom, if not all is visible: percent of the fitting size, and the centre in
 *   1/10,000 of the width and 1/10 of a row
 * @typedef {{size: number, across: number, down: number}} Zoom
 */

export const COLOURINGS = /** @type {const} */ (['fate', 'depth', 'f', 'iteration', 'side']);
/** The fate of a node. @typedef {'open' | 'expanded' | 'pruned' | 'duplicate' | 'solution' | 'met' | 'worse'} Fate */
/** One sign per fate; the last is for nodes without a record, such as stubs and ghosts. @typedef {Fate | 'stub'} Sign */

/**
 * Nodes of this part of the run at a moment.
 * @typedef {object} Shares
 * @property {number} total all
 * @property {number} kept those in the picture: `drawn` + `folded`
 * @property {number} drawn those with signs
 * @property {number} folded those in wedges
 * @property {number} ahead later nodes in the picture, not counted above
 */

/** @typedef {(typeof COLOURINGS)[number]} Colouring */

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
 * The lane whose tree is beside that of the lane in focus; none if it is the same or removed.
 * @template {{spec: {id: number}}} L @param {{lanes: readonly L[], focus: number, tree: Tree}} state
 * @returns {L | undefined}
 */
export function besideLane({ lanes, focus, tree }) {
  const focused = lanes.find(({ spec }) => spec.id === focus) ?? lanes[0];
  return lanes.find((lane) => lane.spec.id === tree.beside && lane !== focused);
}

/** Options for the tree beside; node numbers are reset, as they belong to the other lane. @type {(tree: Tree) => Tree} */
export const ofBeside = (tree) => ({
  ...tree,
  shown: null,
  from: null,
  ahead: true,
  opened: [],
  zoom: null,
});

/** Maximum number of nodes stored for a tree. */
export const TREE_MOST = 200_000;

/** Resets options that refer to node numbers of the previous search. @type {<S extends {tree: Tree}>(state: S) => S} */
export const treeLeft = (state) => ({ ...state, tree: ofBeside(state.tree) });

/** @type {<S extends {tree: Tree}>(state: S) => S} */
export const travelled = (state) =>
  state.tree.travelled ? state : { ...state, tree: { ...state.tree, travelled: true } };

/** A running lane with this many generated nodes is too far for a first look at its tree. */
const FAR = 1000;
/** This limit for a finished lane. */
const MANY = 100;
/** The number of nodes to begin with instead. */
export const BEGINNING = 10;

/**
 * Whether to offer a start with the first nodes: the lane is at rest at its end or far on, and nobody has stepped yet.
 * @param {LaneState} lane @param {Tree} tree
 */
export function offersBeginning({ phase, snapshot }, tree) {
  if (tree.travelled || (phase !== 'paused' && phase !== 'ended')) return false;
  return (snapshot?.generated ?? 0) > (phase === 'ended' ? MANY : FAR);
}
