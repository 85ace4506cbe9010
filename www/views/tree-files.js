// The files that a tree can be saved as, each with the link that remakes it.

import { makersOf } from '../export/makers.js';
import { rowsOf, svgOf } from '../tree/export.js';

/**
 * @param {object} tree
 * @param {() => ReturnType<import('./tree-canvas.js').TreeCanvas['drawing']> | undefined} tree.drawing what is drawn now
 * @param {import('../trace/trace.js').Trace} tree.trace
 * @param {import('../trace/trace.js').Moment} tree.moment
 * @param {string} tree.title
 * @param {() => string} tree.address
 */
export function treeMakers({ drawing, trace, moment, title, address }) {
  const svg = () => {
    const { items = [], box = { width: 0, height: 0 }, paper = '' } = drawing() ?? {};
    return svgOf(items, { box, paper, title, link: address() });
  };
  return makersOf(() => sheetOf(rowsOf(trace, moment), address()), svg);
}

/**
 * A node each. The link stands in the first record alone: on hundreds of thousands it would be most of the file.
 * @param {ReturnType<typeof rowsOf>} rows
 * @param {string} link
 * @returns {import('../export/table.js').Sheet}
 */
const sheetOf = (rows, link) => ({
  columns: ['node', 'parent', 'side', 'g', 'h', 'f', 'fate', 'link'],
  rows: rows.map(({ node, parent, side, depth, estimate, f, fate }, n) => [
    node,
    parent,
    side,
    depth,
    estimate,
    f,
    fate,
    n === 0 ? link : null,
  ]),
});
