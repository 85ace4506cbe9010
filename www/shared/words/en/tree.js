// The tree of a search, and what is said of its nodes.

import { count } from '../format.js';
import { plural } from './names.js';

/** @import { Fate, Shares, Sign } from '../../state/slices/tree.js' */

/** @type {Readonly<Record<Sign, {name: string, meaning: string}>>} */
const SIGNS = {
  open: { name: 'open', meaning: 'Generated, not expanded yet' },
  expanded: { name: 'expanded', meaning: 'Its successors were generated' },
  pruned: {
    name: 'pruned',
    meaning: 'Cut by the bound or the limit: nothing below it was looked at',
  },
  duplicate: { name: 'duplicate', meaning: 'Its position was already stored' },
  solution: { name: 'solution', meaning: 'A goal, by a better path than any found before' },
  met: { name: 'meeting', meaning: 'Here the two sides met' },
  worse: { name: 'no better', meaning: 'A goal no better than the incumbent' },
  stub: { name: 'not recorded', meaning: 'Generated before the recorded nodes' },
};

/** What tells the colour of a node. */
const COLOURINGS = {
  fate: 'status',
  depth: 'depth',
  f: 'f = g + h',
  iteration: 'iteration',
  side: 'side',
};

export const tree = {
  colouring: 'Colour by',
  /** @type {(name: keyof typeof COLOURINGS) => string} */
  colourBy: (name) => `Colour by ${COLOURINGS[name]}`,
  part: 'Part of the run',
  newest: (/** @type {number} */ bound) => `Newest iteration: bound ${bound}`,
  /** Where the lane stands in an iteration that is not the newest, and where another is drawn. */
  older: (/** @type {number} */ bound) => `Current iteration: bound ${bound}`,
  inHandPart: 'Current iteration',
  until: 'Up to the current node',
  untilOf: (/** @type {number} */ bound) => `Up to the current node: bound ${bound}`,
  /** @type {(n: number, of: number, bound: number, generated: number) => string} */
  iteration: (n, of, bound, generated) => `Iteration ${n} of ${of}: bound ${bound}, ${plural(generated, 'node')}`,
  beginning: 'From the beginning',
  offer: (/** @type {number} */ node) => `You are at node ${count(node)}.`,
  offered: (/** @type {number} */ nodes) => `Start from the first ${nodes === 10 ? 'ten' : count(nodes)} nodes`,
  beside: 'Tree beside',
  besideNone: 'One tree',
  /** @type {(lane: string) => string} */
  besideLane: (lane) => `Beside: ${lane}`,
  full: 'Show the tree on the whole screen',
  fullKey: 'F',
  leave: 'Back to the page',
  leaveKey: 'Escape',
  around: 'Around the current node',
  from: (/** @type {number} */ node) => `From node ${count(node)} on`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit',
  fitLong: 'The whole tree',
  foldAgain: 'Fold again',
  foldAgainLong: 'Close the wedges that were opened',

  empty: 'Press Run or Step to grow the tree.',
  growing: 'Following the search…',
  label: (/** @type {string} */ lane) => `Search tree of ${lane}`,
  help: 'Arrow keys go to parent, child and neighbours. Enter goes to the node, or opens a wedge. Plus, minus and 0 zoom. Shift with arrows moves the picture. Home is the root, End the current node. F fills the screen.',

  /** @type {(shares: Shares) => string} */
  showing({ total, kept, drawn, folded, ahead }) {
    const all = kept === total;
    const later = ahead > 0 ? `${folded > 0 ? '; ' : ', and '}${count(ahead)} still to come` : '';
    if (folded === 0) {
      return `Showing ${all ? `all\u00a0${count(total)}` : `${count(kept)} of ${count(total)}`}${later}`;
    }
    const nodes = all ? plural(total, 'node') : `${count(kept)} of ${plural(total, 'node')}`;
    return `${nodes}: ${count(drawn)} drawn, ${count(folded)} in wedges${later}`;
  },
  /** @type {(repeated: number, of: number) => string} */
  repeated: (repeated, of) => `${Math.floor((100 * repeated) / Math.max(of, 1))} % repeat the iteration before`,

  legend: 'Legend',
  signs: SIGNS,
  sides: { forward: 'from the start', backward: 'from the goal' },
  wedge: 'subtrees, folded',
  ghost: 'the iteration before',
  later: 'still to come',
  /** @type {(from: number, to: number) => string} */
  range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  straightBack: 'Undoing the last move is never tried',

  bound: (/** @type {number} */ bound) => `bound ${bound}`,
  given: (/** @type {number} */ bound) => `upper bound ${bound}`,
  incumbent: (/** @type {number} */ length) => `incumbent ${length}`,

  node: (/** @type {number} */ node) => `Node ${count(node)}`,
  inHand: 'current',
  /** @type {(depth: number, estimate: number | null) => string} */
  short: (depth, estimate) => (estimate === null ? `${depth}` : `${depth}+${estimate}`),
  numbers: {
    g: 'Moves made',
    h: 'The heuristic’s estimate of the moves still to go',
    f: 'g + h',
    F: 'The stored value: f, or what was learned in its subtree before that was forgotten',
  },
  /** Their words where moves have costs. */
  costNumbers: {
    g: 'The cost so far',
    h: 'The heuristic’s estimate of the cost still to come',
  },
  thumbnail: 'The position',
  /** @type {Readonly<Partial<Record<Fate, string>>>} */
  since: { expanded: 'Expanded since.', solution: 'Taken since: it ends the solution.' },
  folded: (/** @type {number} */ n) => `${plural(n, 'node')} folded below: open the wedge to see them.`,
  before: 'Generated in the iteration before, not yet in this one.',
  stub: 'Generated before the recorded nodes.',
  away: (/** @type {number} */ hand) => `The current node, ${count(hand)}, is not in this picture. Point at another, or use the arrow keys.`,
};
