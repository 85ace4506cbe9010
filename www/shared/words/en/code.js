// The rule of each search as a few lines that are lit as it goes, and the words around them.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { isMade } from '../made.js';
import { rulesIn } from '../rules.js';
import { weightsOf } from '../weights.js';
import { capital, heuristic, plural, weighed } from './names.js';

/** @import { About, WaitingReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Rank } from '../../state/rank.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Texts } from '../rules.js' */

/** A heuristic at the beginning of a sentence; one that was made is called by its text. @type {(name: string) => string} */
const subject = (name) => (isMade(name) ? `The bound ${heuristic(name)}` : capital(heuristic(name)));

/** @typedef {typeof LINES} Lines */

/** Integers if the weight is known. @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** How branch and bound cuts: the limit of moves is there from the first, and may be below the bound. @type {(sign: string) => (search: Search) => string} */
const bounded =
  (sign) =>
  ({ max_depth }) =>
    `f ${sign} bound${max_depth === undefined ? '' : ` or f > ${max_depth}`}: cut`;

/** @satisfies {Texts} */
const LINES = {
  home: 'the start is a goal: done',
  start: {
    open: 'store the start; open ← the start',
    queue: 'store the start; queue ← the start',
    layers: 'layers ← the start | the goals',
    both: 'U ← ∞; open ← the start | the goals',
    layer: 'bound ← what was given; layer ← the start',
    waits: 'the start waits, value ← h(start)',
    'by-one': 'bound ← 0',
    'next-bound': 'bound ← h(start)',
    value: 'bound ← the value of the start',
    infinite: 'bound ← ∞',
    given: 'bound ← what was given',
    stack: 'stack ← the start',
  },
  raise: 'else bound ← next, and again',
  choose: 'side ← the smaller frontier',
  take: {
    first: 'n ← take the first',
    side: 'for each n in the side’s layer',
    layer: 'for each n in the layer',
    top: 'n ← take the top',
    'top-f': 'n ← take the top; f ← g + h',
    'top-value': (search) => `n ← the top; value ← ${value(search)}`,
    'high-g': 'n ← take one of the least f',
    'low-g': 'n ← take one with least g of the least f',
    oldest: 'n ← take the oldest of the least f',
    newest: 'n ← take the newest of the least f',
    'least-h': 'n ← take one of the least h',
    'least-g': 'n ← take one of the least g',
    'least-value': (search) => `n ← take one of the least ${value(search)}`,
    waits: 'n ← an open node with the least value',
    either: 'n ← one of the least, of either side',
    pair: 'n ← both ends of a least pair, in turn',
    other: 'side ← the other; n ← its least b',
  },
  each: 'for each successor s of n',
  goal: {
    path: 'n is a goal: done, the path',
    way: 'n is a goal: done, the way to n',
    successor: 's is a goal: done, the way to s',
    rebuild: 's is a goal: bound ← g, rebuild',
    bound: 'U ≤ bound: done, the path',
    least: 'U ≤ the least: done, the path',
  },
  cut: {
    bound: 'f > bound: cut',
    depth: 'depth = bound: cut; next ← bound + 1',
    limit: ({ max_depth }) => `depth = ${max_depth}: cut`,
    'by-one': 'f > bound: cut; next ← bound + 1',
    'next-bound': 'f > bound: cut; next ← min(next, f)',
    value: ({ max_depth }) => `value > bound: cut; next ← min(next, value)${max_depth === undefined ? '' : `; g + h > ${max_depth}: cut`}`,
    'search-on': bounded('>'),
    cut: bounded('≥'),
  },
  expand: 'else push the successors of n',
  duplicate: {
    stored: 's is stored: drop it',
    on: 's is stored, and no nearer: drop it',
    off: 's is expanded, or no nearer: drop it',
    side: 'this side has s: drop it',
    both: 'its side has s, no farther: drop it',
    layers: 'one of three layers has s: drop it',
    table: 'the table has n, no farther: drop it',
    /** @type {(search: Search) => string} */
    closed: ({ max_depth }) => (max_depth === undefined ? 'n is stored: drop it' : 'n is stored, no farther: drop it'),
  },
  better: {
    on: 's is stored, now nearer: add again',
    off: 's is open, now nearer: add again',
    both: 'its side has s, now nearer: add again',
    incumbent: 'incumbent ← path; bound ← g',
  },
  store: {
    open: 'else store s and open it',
    queue: 'else store s, put it at the end',
    layer: 'else store s in the next layer',
    put: 'else put s into the next layer',
    waits: 's waits, value ← max(f, n’s if learned)',
  },
  met: {
    end: 'the other side has s: they meet',
    both: 'the other side has s: U ← min(U, g + g)',
  },
  worse: 'n is a goal, but no better: drop it',
  rebuild: 'rebuild the path by halves, so: done',
  end: {
    none: 'no solution',
    next: 'next = ∞: no solution',
    frontier: 'a frontier is empty: no solution',
    incumbent: 'done: the incumbent, if there is one',
    bound: 'nothing is left within the bound',
    both: 'done: U’s path; U = ∞: no solution',
  },
  around: {
    repeat: 'repeat',
    'while-open': 'while open is not empty',
    'while-queue': 'while the queue is not empty',
    'while-stack': 'while the stack is not empty',
    'while-layer': 'while the layer is not empty',
    'while-waits': 'while something waits',
    'while-both': 'while both sides have something open',
    stack: 'stack ← the start',
    'next-stack': 'next ← ∞; stack ← the start',
    'next-layer': 'next ← ∞; layer ← the start',
    best: 'n is a goal, the best so far:',
    leave: 'on leaving m: value(m) ← least below',
    left: 'forget what is below m; m waits',
    forget: 'layer ← next; forget all but three',
    0: 'priority of n: max(f, 2g)',
    1: 'priority of n: max(f, 2g + 1)',
    pair: 'of a pair: max(f, f, g + g + 1)',
    b: 'b of n: 2g + h − h of its own end',
    expanded: 'the other side has expanded n: next',
  },
};

/** @type {(rank: Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `Open, least ${weighed(rank)} first`;
    case 'learned':
      return 'Open, least value first';
    case 'turn':
      return 'Open, in turn';
    case 'first':
      return 'Open, oldest first';
    case 'f':
    case 'g':
    case 'h':
      return `Open, least ${rank.by} first`;
  }
}

/** A part that is about one colour. @type {Readonly<Record<string, string>>} */
const ALONE = { W: 'white alone', R: 'red alone', B: 'blue alone' };

/** A part that is a quantity of the whole board. */
const QUANTITIES = { manhattan: 'Manhattan', conflicts: 'conflicts' };

/** @type {Readonly<Record<string, string>>} */
const PAINTED = { W: 'white', R: 'red', B: 'blue' };

export const code = {
  region: 'The search in pseudocode',
  panel: 'Beside the tree',
  panels: { code: 'Pseudocode', node: 'Node', heuristic: 'Heuristic' },
  panelsLong: {
    code: 'The search in pseudocode, its current line, and its open lists',
    node: 'The node you point at, or the current one',
    heuristic: 'The heuristic: its value here, and what is known about it',
  },

  rule: rulesIn(LINES),

  setBy: (/** @type {number} */ node) => `node ${count(node)}`,
  variables: {
    node: 'node',
    side: 'side',
    depth: 'depth',
    g: 'g',
    h: 'h',
    f: 'f',
    bound: 'bound',
    given: 'upper bound',
    incumbent: 'incumbent',
    next: 'next',
    expanded: 'f expanded',
    value: 'value',
    weight: 'w',
    nearest: 'least h',
    proved: 'bound',
  },
  sides: { forward: 'from the start', backward: 'from the goal' },
  unknown: '–',
  infinite: '∞',

  /** By order, and by side for two. */
  waiting: {
    region: 'Open lists',
    /** @type {(shape: WaitingReport['shape'], side: 'forward' | 'backward' | null, n: number, rank: Rank) => string} */
    title(shape, side, n, rank) {
      const names = {
        queue: 'Queue, first in, first out',
        layer: 'Layer',
        'next-layer': 'Next layer',
        heap: heapBy(rank),
        stack: 'Stack, top first',
      };
      const whose = side ? ` ${code.sides[side]}` : '';
      const many = shape === 'heap' ? plural(n, 'entry', 'entries') : count(n);
      return `${names[shape]}${whose}: ${n === 0 ? 'empty' : many}`;
    },
    /** Why a heap can have more entries than positions wait. */
    heap: 'A position has an entry for each shorter path that was found. The older ones are skipped when their turn comes',
    more: (/** @type {number} */ n) => `${count(n)} more`,
    /** @type {(position: string, depth: number, estimate: number | null) => string} */
    item: (position, depth, estimate) => (estimate === null ? `depth ${depth}: ${position}` : `g ${depth}, h ${estimate}, f ${depth + estimate}: ${position}`),
    added: 'added',
    /** Why the stack's length differs from the counter of stored positions. */
    stack: 'Still to try. “Stored” counts the path and any table instead.',
    /** The step's removal from the lists, and the node's fate. */
    took: 'taken',
    outcome: {
      open: 'added',
      duplicate: 'dropped: already stored',
      reopened: 'added again: a shorter path',
      pruned: 'cut',
      expanded: 'its successors are pushed',
      solution: 'a goal',
      met: 'the sides meet',
      worse: 'dropped: no better',
    },
  },

  heuristic: {
    region: 'The heuristic',
    none: 'This search uses no heuristic.',
    notYet: 'Its tables are being built.',
    /** @type {(name: string, h: number, perimeter?: number) => string} */
    says: (name, h, perimeter) => `${subject(name)}${perimeter === undefined ? '' : ` with perimeter ${perimeter}`}: h = ${h}`,
    /** @type {(name: string, perimeter: number) => string} */
    around: (name, perimeter) =>
      `A ball of ${plural(perimeter, 'move')} lies around the goal. Inside, h is the distance. Outside, every path to the goal crosses the ball’s rim. There h is ${perimeter} plus the least value of “${heuristic(name)}” to a position of the rim, and at least ${perimeter + 1}. The rest is about “${heuristic(name)}” itself.`,
    notAsked: (/** @type {string} */ name) => `${subject(name)} was not computed for this node.`,
    /** @type {(rule: 'max' | 'sum', bounds: readonly number[]) => string} */
    rule: (rule, bounds) => (rule === 'max' ? `the largest of ${bounds.join(', ')}` : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`),
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `tiles ${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) => `The board with all colours but ${entry(PAINTED, about)} painted out`,
    admissible: 'Why it never overestimates',
    consistent: 'Along a move',
  },
};
