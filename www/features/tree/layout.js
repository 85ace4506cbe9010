// Horizontal positions by d3-hierarchy's tidy tree (E. M. Reingold and J. S. Tilford, "Tidier Drawings of Trees", 1981;
// linear time by C. Buchheim et al., 2002). Depth gives the row.

import { hierarchy, tree } from 'd3-hierarchy';

/** @import { HierarchyNode, TreeLayout } from 'd3-hierarchy' */

/** Distance between cousins; between siblings it is 1, so that families show. */
const APART = 1.4;

/** Width of a node that stands for others; grows with the digits of their number. @type {(folded: number) => number} */
export const widthOf = (folded) => (folded === 0 ? 1 : 1.5 + Math.log2(folded) / 4);

/** @typedef {{place: number, width: number}} Datum */
/** @typedef {HierarchyNode<Datum>} Node */

/**
 * A node without children. d3's `hierarchy` of a whole tree climbs to the root for each new maximum depth, which is
 * quadratic on long paths.
 * @type {(place: number, width: number) => Node}
 */
const nodeOf = (place, width) => hierarchy({ place, width }, () => null);

/**
 * Lays out a forest in breadth-first order. Roots stand side by side; trees of the goals have their own layout, as they
 * face those of the start.
 * @param {Int32Array} parents each node's parent as a place, or -1
 * @param {Uint32Array} folded how many further nodes each stands for
 * @param {Uint8Array} backward 1 for nodes reached from a goal
 * @returns {Float32Array} the middle of each node, from the left end of its side
 */
export function layout(parents, folded, backward) {
  const xs = new Float32Array(parents.length);
  /** Virtual roots of each side, never drawn. */
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
