// The tree of a search, and what is said of its nodes.

import { count } from '../format.js';
import { plural } from './names.js';

/** @type {Readonly<Record<import('../tree/looks.js').Sign, {name: string, meaning: string}>>} */
const SIGNS = {
  open: { name: 'waits', meaning: 'Generated, and not expanded yet' },
  expanded: { name: 'expanded', meaning: 'Its successors were asked for' },
  pruned: { name: 'pruned', meaning: 'Cut by the bound: nothing below it was looked at' },
  duplicate: { name: 'duplicate', meaning: 'Its position was stored already' },
  solution: { name: 'solution', meaning: 'A goal, and better than all before' },
  met: { name: 'meeting', meaning: 'Here the two sides met' },
  worse: { name: 'no better', meaning: 'A goal no better than the incumbent' },
  stub: { name: 'not kept', meaning: 'Generated before the nodes that are kept' },
};

export const tree = {
  colouring: 'Colour by',
  colourings: /** @type {const} */ ({
    fate: 'fate',
    depth: 'depth',
    f: 'f = g + h',
    iteration: 'iteration',
    side: 'side',
  }),
  part: 'Part of the run',
  newest: (/** @type {number} */ bound) => `Newest iteration: bound ${bound}`,
  /** @type {(n: number, of: number, bound: number, generated: number) => string} */
  iteration: (n, of, bound, generated) =>
    `Iteration ${n} of ${of}: bound ${bound}, ${plural(generated, 'node')}`,
  beginning: 'From the beginning',
  around: 'Around the node in hand',
  from: (/** @type {number} */ node) => `From node ${count(node)} on`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit',
  fitLong: 'The whole tree',
  foldAgain: 'Fold again',
  foldAgainLong: 'Close the wedges that were opened',
  save: 'Save…',

  empty: 'Press Run, or +1, to grow the tree.',
  growing: 'Following the search…',
  label: (/** @type {string} */ lane) => `Search tree of ${lane}`,
  help: 'Arrow keys go to parent, child and neighbours; Enter goes to the node, or opens a wedge; plus, minus and 0 zoom; Shift with arrows moves the picture; Home is the root, End the node in hand.',

  /** @type {(kept: number, of: number) => string} */
  showing: (kept, of) =>
    kept === of ? `Showing all ${count(of)}` : `Showing ${count(kept)} of ${count(of)}`,
  /** @type {(drawn: number, folded: number) => string} */
  showingLong: (drawn, folded) =>
    `${plural(drawn, 'node')} drawn, ${count(folded)} folded into wedges`,
  /** @type {(repeated: number, of: number) => string} */
  repeated: (repeated, of) =>
    `${Math.floor((100 * repeated) / Math.max(of, 1))} % repeat the iteration before`,

  legend: 'Legend',
  signs: SIGNS,
  sides: /** @type {const} */ ({ forward: 'from the start', backward: 'from the goal' }),
  wedge: 'subtrees, folded',
  ghost: 'the iteration before',
  later: 'still to come',
  /** @type {(from: number, to: number) => string} */
  range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  straightBack: 'Straight back: no search here generates that move',

  bound: (/** @type {number} */ bound) => `bound ${bound}`,
  incumbent: (/** @type {number} */ length) => `incumbent ${length}`,

  node: (/** @type {number} */ node) => `Node ${count(node)}`,
  inHand: 'in hand',
  /** @type {(depth: number, estimate: number | null) => string} */
  short: (depth, estimate) => (estimate === null ? `${depth}` : `${depth}+${estimate}`),
  numbers: /** @type {const} */ ({
    g: 'Moves made',
    h: 'A lower bound on the moves still to go',
    f: 'g + h',
  }),
  thumbnail: 'The position',
  /** What became of a node after it was generated. @type {Readonly<Partial<Record<import('../trace/trace.js').Fate, string>>>} */
  since: { expanded: 'Expanded since.', solution: 'Its turn came since: it ends the solution.' },
  folded: (/** @type {number} */ n) => `${plural(n, 'node')} folded below: open the wedge to see.`,
  before: 'Generated in the iteration before, and not yet again.',
  stub: 'Generated before the nodes that are kept.',
  away: (/** @type {number} */ hand) =>
    `The node in hand, ${count(hand)}, is not in this picture. Point at another, or walk with the arrow keys.`,
};
