// Where the nodes of a picture stand from left to right: the tidy tree of d3-hierarchy (E. M. Reingold and J. S. Tilford,
// "Tidier Drawings of Trees", 1981; linear time by C. Buchheim et al., 2002). How deep they stand is their depth.

import { hierarchy, tree } from 'd3-hierarchy';

/** @import { HierarchyNode, TreeLayout } from 'd3-hierarchy' */

/** Between leaves of one parent the room is 1; between those of different parents a little more, so that families show. */
const APART = 1.4;

/** The width of a node that stands for others: it grows with the number of their digits. @type {(folded: number) => number} */
export const widthOf = (folded) => (folded === 0 ? 1 : 1.5 + Math.log2(folded) / 4);

/** @typedef {{place: number, width: number}} Datum */
/** @typedef {HierarchyNode<Datum>} Node */

/**
 * A node without children. The library's `hierarchy` of a whole tree would go all the way up for each that is deeper than
 * those before it: in a long line of play as often as it has moves.
 * @type {(place: number, width: number) => Node}
 */
const nodeOf = (place, width) => hierarchy({ place, width }, () => null);

/**
 * Lays out a forest whose nodes come breadth first. Roots stand side by side; the trees of the goals are laid out by
 * themselves, as they face those of the start.
 * @param {Int32Array} parents for each node its parent's place, or -1
 * @param {Uint32Array} folded how many nodes each stands for besides itself
 * @param {Uint8Array} backward 1 for nodes that were reached from a goal
 * @returns {Float32Array} for each node its middle, from the left of its side on
 */
export function layout(parents, folded, backward) {
  const xs = new Float32Array(parents.length);
  /** Above all roots of a side, and never drawn. */
  const tops = [nodeOf(-1, 1), nodeOf(-1, 1)];
  const nodes = Array.from(parents, (_, place) => nodeOf(place, widthOf(folded[place] ?? 0)));
  for (const node of nodes) {
    const { place } = node.data;
    const above = nodes[parents[place] ?? -1] ?? tops[backward[place] ?? 0] ?? null;
    node.parent = above;
    if (above?.children) above.children.push(node);
    else if (above) above.children = [node];
  }
  for (const top of tops) placeAll(top, xs);
  return xs;
}

/** @param {Node} top @param {Float32Array} xs */
function placeAll(top, xs) {
  const placed = tidy(top);
  let left = Number.POSITIVE_INFINITY;
  placed.each(({ data: { place, width }, x }) => {
    if (place >= 0) left = Math.min(left, x - width / 2);
  });
  placed.each(({ data: { place }, x }) => {
    if (place >= 0) xs[place] = x - left;
  });
}

/** @type {TreeLayout<Datum>} */
const tidy = tree();
tidy.nodeSize([1, 1]).separation((a, b) => {
  const width = (a.data.width + b.data.width) / 2;
  return a.parent === b.parent ? width : width * APART;
});
