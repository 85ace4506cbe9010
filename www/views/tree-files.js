// The files that a tree can be saved as, each with the link that remakes it.

import { makersOf } from '../export/makers.js';
import { words } from '../messages.js';
import { rowsOf, svgOf } from '../tree/export.js';
import { legendOf, markParts } from '../tree/legend.js';
import { extentInWords } from './in-words.js';

/**
 * @param {object} tree
 * @param {() => ReturnType<import('./tree-canvas.js').TreeCanvas['drawing']> | undefined} tree.drawing what is drawn now
 * @param {import('../tree/picture.js').Picture} tree.picture
 * @param {import('../tree/looks.js').Looks} tree.looks
 * @param {import('../trace/trace.js').Moment} tree.moment
 * @param {string} tree.title
 * @param {number} tree.total how many nodes the search, or its iteration, has generated
 * @param {() => string} tree.address
 */
export function treeMakers({ drawing, picture, looks, moment, title, total, address }) {
  const svg = () => {
    const { items = [], box = { width: 0, height: 0 }, theme = {} } = drawing() ?? {};
    const { paper = '', muted = '' } = theme;
    const legend = legendOf(picture, looks, words.tree).map(({ mark, name }) => ({
      parts: markParts(mark, theme, muted),
      name,
    }));
    legend.push({ parts: [], name: words.tree.straightBack });
    const about = extentInWords(picture, total);
    return svgOf(items, { box, paper, title, about, link: address(), legend, ink: muted });
  };
  return makersOf(() => sheetOf(rowsOf(picture.forest.trace, moment), address()), svg);
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
