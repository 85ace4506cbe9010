// Which nodes of a forest are drawn, and which are folded into wedges because there are too many.
//
// Large subtrees stay open and small ones fold, at one threshold for the whole picture: the smallest of a few steps
// that keeps within the budget. So the picture shows the same detail everywhere, and as the forest grows its
// threshold changes seldom. A wedge that a person opens gets a part of the budget, and the rest of the picture makes do.

/** @import { Forest } from './forest.js' */

/**
 * What is drawn, breadth first: nodes of one depth follow each other from left to right.
 * @typedef {object} Visible
 * @property {Int32Array} nodes the forest's nodes
 * @property {Int32Array} parents for each its parent's place in this list, or -1
 * @property {Uint32Array} folded how many nodes each has folded below it; 0 for one that is open, or a leaf
 * @property {number} threshold subtrees of so many nodes stay open
 * @property {number} until the last record that it knows of; infinite where none is left out
 */

/** The part of the budget that an opened wedge may take. */
const SHARE = 1 / 8;
/** The steps there are for a threshold; the last is more than any subtree has. */
const STEPS = [1, 2];
for (let step = 2; step < 2 ** 31; step = Math.ceil(step * 1.5)) STEPS.push(step);

/**
 * @param {Forest} forest
 * @param {object} options
 * @param {number} options.budget how many nodes are drawn at the most, unless what must be seen is more
 * @param {Iterable<number>} [options.opened] wedges that a person opened
 * @param {Iterable<number>} [options.seen] nodes that must be seen, and so the way to each
 * @param {number} [options.until] the last record that the picture knows of
 * @returns {Visible}
 */
export function fold(forest, { budget, opened = [], seen = [], until }) {
  forest.count(until);
  /** Nodes that are open whatever the threshold. @type {Set<number>} */
  const open = new Set();
  const openTo = (/** @type {number} */ node) => {
    for (let here = node; here >= 0 && !open.has(here); here = forest.parent(here)) open.add(here);
  };
  for (const node of seen) openTo(forest.parent(node));
  /** For each opened wedge, the threshold inside it. @type {Map<number, number>} */
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
 * The picture with the smallest threshold that keeps within the budget. A larger threshold never opens more, so it is
 * found by halving.
 * @param {number} budget
 * @param {(threshold: number, most: number) => Visible | null} walk
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
  // What must be seen may be more than the budget alone.
  const last = STEPS.at(-1) ?? 1;
  return found ?? /** @type {Visible} */ (walk(last, Number.POSITIVE_INFINITY));
}

/**
 * One walk through what is open at a threshold; null when that is more than `most`.
 * @param {Forest} forest
 * @param {readonly number[]} roots
 * @param {{threshold: number, open: ReadonlySet<number>, inside: ReadonlyMap<number, number>, most: number,
 *   until: number | undefined}} options
 * @returns {Visible | null}
 */
function walk(forest, roots, { threshold, open, inside, most, until }) {
  const room = Math.min(forest.size, Math.max(most, roots.length));
  if (roots.length > room) return null;
  const [nodes, parents] = [new Int32Array(room), new Int32Array(room)];
  const folded = new Uint32Array(room);
  /** The threshold that holds below each place. */
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
