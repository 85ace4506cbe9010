// Chooses which nodes of a forest are drawn, and which are folded into wedges when there are too many.
//
// Large subtrees stay open and small ones fold, at one threshold for the whole picture: the smallest of a few steps
// that stays within the budget. So the detail is uniform, and the threshold seldom changes while the forest grows. A
// wedge opened by a person gets a part of the budget.

/** @import { Forest } from './forest.js' */

/**
 * The drawn nodes, breadth first: nodes of one depth from left to right.
 * @typedef {object} Visible
 * @property {Int32Array} nodes the forest's nodes
 * @property {Int32Array} parents each node's parent as a place in this list, or -1
 * @property {Uint32Array} folded number of nodes folded below each; 0 for open nodes and leaves
 * @property {number} threshold subtrees with this many nodes stay open
 * @property {number} until the last record included; infinite if all are
 */

/** Share of the budget for an opened wedge. */
const SHARE = 1 / 8;
/** Possible thresholds; the last exceeds any subtree. */
const STEPS = [1];
for (let step = 2; step < 2 ** 31; step = Math.ceil(step * 1.5)) STEPS.push(step);

/**
 * @param {Forest} forest @param {object} options
 * @param {number} options.budget maximum number of drawn nodes, unless required nodes exceed it
 * @param {Iterable<number>} [options.opened] wedges that a person opened
 * @param {Iterable<number>} [options.seen] required nodes; the paths to them are required, too
 * @param {number} [options.until] the last record included
 * @returns {Visible}
 */
export function fold(forest, { budget, opened = [], seen = [], until }) {
  forest.count(until);
  /** @type {Set<number>} */
  const open = new Set();
  const openTo = (/** @type {number} */ node) => {
    for (let here = node; here >= 0 && !open.has(here); here = forest.parent(here)) open.add(here);
  };
  for (const node of seen) openTo(forest.parent(node));
  /** @type {Map<number, number>} */
  const inside = new Map();
  for (const node of opened) {
    openTo(node);
    const part = finest(Math.floor(budget * SHARE), (threshold, most) =>
      walk(forest, [node], { threshold, open, inside: new Map(), most, until }),
    );
    inside.set(node, part.threshold);
  }
  const roots = forest.roots.filter((node) => forest.isIn(node, until));
  return finest(budget, (threshold, most) =>
    walk(forest, roots, { threshold, open, inside, most, until }),
  );
}

/**
 * The picture with the smallest threshold within the budget. Larger thresholds never open more, so bisection finds it.
 * @param {number} budget @param {(threshold: number, most: number) => Visible | null} walk
 */
function finest(budget, walk) {
  /** @type {Visible | null} */
  let found = null;
  let [low, high] = [0, STEPS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const visible = walk(STEPS[middle] ?? 1, budget);
    if (visible) {
      found = visible;
      high = middle;
    } else low = middle + 1;
  }
  // Required nodes alone may exceed the budget.
  const last = STEPS.at(-1) ?? 1;
  return found ?? /** @type {Visible} */ (walk(last, Number.POSITIVE_INFINITY));
}

/**
 * Walks through the open nodes at a threshold; null if there are more than `most`.
 * @param {Forest} forest @param {readonly number[]} roots
 * @param {{threshold: number, open: ReadonlySet<number>, inside: ReadonlyMap<number, number>, most: number,
 *   until: number | undefined}} options
 * @returns {Visible | null}
 */
function walk(forest, roots, { threshold, open, inside, most, until }) {
  const room = Math.min(forest.size, Math.max(most, roots.length));
  if (roots.length > room) return null;
  const [nodes, parents] = [new Int32Array(room), new Int32Array(room)];
  const folded = new Uint32Array(room);
  /** The threshold below each place. */
  const thresholds = new Uint32Array(room);
  let size = 0;
  for (const root of roots) {
    nodes[size] = root;
    parents[size] = -1;
    thresholds[size] = threshold;
    size += 1;
  }
  for (let place = 0; place < size; place += 1) {
    const node = nodes[place] ?? 0;
    const below = forest.below(node);
    const here = inside.get(node) ?? thresholds[place] ?? threshold;
    if (below < here && !open.has(node)) {
      folded[place] = below;
      continue;
    }
    for (let child = forest.firstChild(node); child >= 0; child = forest.nextSibling(child)) {
      if (!forest.isIn(child, until)) continue;
      if (size === room) return null;
      nodes[size] = child;
      parents[size] = place;
      thresholds[size] = here;
      size += 1;
    }
  }
  return {
    nodes: nodes.slice(0, size),
    parents: parents.slice(0, size),
    folded: folded.slice(0, size),
    threshold,
    until: until ?? Number.POSITIVE_INFINITY,
  };
}
