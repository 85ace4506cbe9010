// Lays out a small tree: a row per depth, leaves side by side, each node above the middle of its successors.

/** @import { TreeNode } from './kind.js' */

/**
 * In whole nodes; `order` is that of a depth-first outline.
 * @typedef {{node: TreeNode, across: number, down: number, order: number, parent: Place | null}} Place
 */

/**
 * Lays out one tree, or several side by side.
 * @param {readonly TreeNode[]} nodes parents before their successors
 * @returns {{places: Place[], across: number, down: number}} in the order of an outline, with how many nodes all of it is wide and high
 */
export function layTree(nodes) {
  /** @type {Map<string, TreeNode[]>} */
  const below = new Map(nodes.map(({ id }) => [id, []]));
  for (const node of nodes) {
    if (node.parent !== null) below.get(node.parent)?.push(node);
  }
  /** @type {Place[]} */
  const places = [];
  let leaves = 0;
  let rows = 0;
  /** @type {(node: TreeNode, down: number, parent: Place | null) => Place} */
  const lay = (node, down, parent) => {
    /** @type {Place} */
    const place = { node, across: 0, down, order: places.length, parent };
    places.push(place);
    rows = Math.max(rows, down + 1);
    const laid = (below.get(node.id) ?? []).map((one) => lay(one, down + 1, place));
    const [first, last] = [laid[0], laid.at(-1)];
    if (first && last) place.across = (first.across + last.across) / 2;
    else {
      place.across = leaves;
      leaves += 1;
    }
    return place;
  };
  for (const node of nodes) if (node.parent === null) lay(node, 0, null);
  return { places, across: leaves, down: rows };
}
