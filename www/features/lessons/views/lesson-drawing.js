// A small drawing of each lesson in the list: the problem of one of its steps, or the tree of its search. In full colour is what is in
// memory, pale what was looked at and forgotten, grey what another search looks at.

import { html, nothing, svg } from 'lit';
import { pictureIn } from './step-picture.js';

/** @import { Lesson } from '../parse.js' */

/** @typedef {'full' | 'pale' | 'grey' | ''} Look */
/** `from` is the place of a node's parent in the row above, less that of the path. @typedef {(row: number, off: number, from: number) => Look} Rule */

/** The places of the current path in the rows of a binary tree. */
const PATH = [0, 1, 2, 5, 10];
const [WIDE, HIGH] = [96, 14];

/** @type {Rule} */
const narrow = (_, off, from) => (off === 0 || from === 0 ? 'full' : '');
/** @type {(rows: number) => Rule} */
const below = (rows) => (row, off) =>
  row >= rows ? '' : off === 0 ? 'full' : off < 0 ? 'pale' : 'grey';

/** Of lessons about a search; `bound` is the row below which its bound lies. @type {Readonly<Record<string, {rule: Rule, bound?: number, both?: boolean}>>} */
const TREES = {
  'breadth-first': { rule: (row) => (row < 4 ? 'full' : '') },
  'two-sides': { rule: (row) => (row < 3 ? 'full' : ''), both: true },
  'iterative-deepening': { rule: below(4), bound: 3 },
  'ida-star': {
    rule: (_, off, from) => (off === 0 ? 'full' : from === 0 ? 'pale' : 'grey'),
    bound: 4,
  },
  'branch-and-bound': {
    rule: (row, off) => (row > 0 && off > 0 ? '' : below(5)(row, off, 0)),
    bound: 4,
  },
  'in-a-hurry': { rule: narrow },
  'two-sides-with-a-heuristic': {
    rule: (row, off, from) => (row < 3 ? narrow(row, off, from) : ''),
    both: true,
  },
};

/** Of others, the step whose problem is drawn. @type {Readonly<Record<string, number>>} */
const STEPS = { 'when-ida-loses': 3 };

/** @param {string} id @param {Lesson} lesson */
export function drawingOf(id, { steps }) {
  const tree = TREES[id];
  if (!tree) return pictureIn(steps[STEPS[id] ?? 0]?.setUp);
  const { rule, bound, both } = tree;
  const y = (bound ?? 0) * HIGH + HIGH;
  return html`<svg class="picture" viewBox="0 0 ${WIDE} ${5 * HIGH}">
    ${treeIn(rule)}
    ${both ? svg`<g transform="matrix(-1 0 0 -1 ${WIDE} ${5 * HIGH})">${treeIn(rule)}</g>` : nothing}
    ${bound ? svg`<path class="bound" d="M0 ${y}H${WIDE}"></path>` : nothing}
  </svg>`;
}

/** @param {Rule} rule */
function treeIn(rule) {
  const at = (/** @type {number} */ row, /** @type {number} */ place) =>
    `${(((place + 0.5) * WIDE) / 2 ** row).toFixed(1)} ${(row + 0.5) * HIGH}`;
  const nodes = PATH.flatMap((path, row) =>
    Array.from({ length: 2 ** row }, (_, place) => {
      const parent = place >> 1;
      const look = rule(row, place - path, parent - (PATH[row - 1] ?? 0));
      return { look, here: at(row, place), above: row > 0 ? at(row - 1, parent) : '' };
    }),
  );
  // A dot is a line of no length with round ends.
  return nodes.map(({ look, here, above }) =>
    look
      ? svg`<path class=${look} d=${`${above && `M${above}L${here}`}M${here}h0`}></path>`
      : nothing,
  );
}
