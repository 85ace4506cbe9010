// The rule of each search as a few lines that are lit as it goes, and the words around them.

import { isMade } from '../../state/made.js';
import { weightsOf } from '../../state/weights.js';
import { entry } from '../entry.js';
import { count } from '../format.js';
import { capital, heuristic, plural, weighed } from './names.js';

/** A heuristic at the beginning of a sentence; one that was made is called by its text. @type {(name: string) => string} */
const subject = (name) =>
  isMade(name) ? `The bound ${heuristic(name)}` : capital(heuristic(name));

/** @typedef {import('../../pkg/rolling_cubes.js').About} About */
/** @typedef {import('../../state/state.js').Search} Search */
/** @typedef {import('../../code/lit.js').LineName} LineName */

/**
 * A line of a rule. One without a name is never stood at: it only says what is around the others.
 * @typedef {{name?: LineName, indent: number, text: string}} Line
 */

/** @type {(indent: number, text: string, name?: LineName) => Line} */
const line = (indent, text, name) => (name ? { indent, text, name } : { indent, text });

/** What IDA*'s bound begins with, and what the next one is where something is cut. @type {Readonly<Record<string, {first: string, next: string}>>} */
const BOUNDS = {
  'next-bound': { first: 'h(start)', next: 'min(next, f)' },
  'by-one': { first: '0', next: 'bound + 1' },
};

/** What A* takes of equal f. @type {Readonly<Record<string, string>>} */
const FIRST = {
  'high-g': 'one',
  'low-g': 'one with least g',
  oldest: 'the oldest',
  newest: 'the newest',
};

/** What branch and bound cuts by its ties. @type {Readonly<Record<string, string>>} */
const BEYOND = { 'search-on': '>', cut: '≥' };

/** How branch and bound cuts: the limit of moves is there from the first, and may be below the bound. @type {(search: Search) => string} */
function bounded({ ties = 'search-on', max_depth }) {
  const sign = entry(BEYOND, ties);
  return max_depth === undefined
    ? `f ${sign} bound: cut`
    : `f ${sign} bound or f > ${max_depth}: cut`;
}

/** What weighted A* does with a successor that it has, by whether it expands positions again. @type {Readonly<Record<string, {duplicate: string, better: string}>>} */
const REOPENING = {
  on: {
    duplicate: 's is stored, and no nearer: drop it',
    better: 's is stored, now nearer: add again',
  },
  off: {
    duplicate: 's is expanded, or no nearer: drop it',
    better: 's is open, now nearer: add again',
  },
};

/** What MM takes to be the least way through n, by what a move costs at the least. @type {Readonly<Record<string, string>>} */
const PRIORITIES = { 0: 'max(f, 2g)', 1: 'max(f, 2g + 1)' };

/** What a weighted search goes by, in whole numbers where its weight is said. @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** The layers of a search that forgets them. @type {(next: string) => Line[]} */
const forgetting = (next) => [
  line(1, 'for each n in the layer', 'take'),
  line(2, 'for each successor s of n', 'each'),
  line(3, `f > bound: cut${next}`, 'cut'),
  line(3, 's is a goal: bound ← g, rebuild', 'goal'),
  line(3, 'one of three layers has s: drop it', 'duplicate'),
  line(3, 'else put s into the next layer', 'store'),
  line(1, 'layer ← next; forget all but three'),
];

/** What the searches from both ends share, behind what they choose and prove. @type {(chosen: Line[]) => Line[]} */
const fromBothEnds = (chosen) => [
  line(0, 'U ← ∞; open ← the start | the goals', 'start'),
  line(0, 'while both sides have something open'),
  ...chosen,
  line(1, 'for each successor s of n', 'each'),
  line(2, 'its side has s, no farther: drop it', 'duplicate'),
  line(2, 'its side has s, now nearer: add again', 'better'),
  line(2, 'else store s and open it', 'store'),
  line(2, 'the other side has s: U ← min(U, g + g)', 'met'),
  line(0, 'done: U’s path; U = ∞: no solution', 'end'),
];

/** The rules. Each is what its file in the engine does, settings included; what a limit ends is left out. @type {Readonly<Record<string, (search: Search) => Line[]>>} */
const RULES = {
  bfs: () => [
    line(0, 'the start is a goal: done', 'home'),
    line(0, 'store the start; queue ← the start', 'start'),
    line(0, 'while the queue is not empty'),
    line(1, 'n ← take the first', 'take'),
    line(1, 'for each successor s of n', 'each'),
    line(2, 's is stored: drop it', 'duplicate'),
    line(2, 's is a goal: done, the way to s', 'goal'),
    line(2, 'else store s, put it at the end', 'store'),
    line(0, 'no solution', 'end'),
  ],
  'bidirectional-bfs': () => [
    line(0, 'the start is a goal: done', 'home'),
    line(0, 'layers ← the start | the goals', 'start'),
    line(0, 'repeat'),
    line(1, 'side ← the smaller frontier', 'choose'),
    line(1, 'for each n in the side’s layer', 'take'),
    line(2, 'for each successor s of n', 'each'),
    line(3, 'the other side has s: they meet', 'met'),
    line(3, 'this side has s: drop it', 'duplicate'),
    line(3, 'else store s in the next layer', 'store'),
    line(0, 'a frontier is empty: no solution', 'end'),
  ],
  iddfs: () => [
    line(0, 'bound ← 0', 'start'),
    line(0, 'next ← ∞; stack ← the start'),
    line(0, 'while the stack is not empty'),
    line(1, 'n ← take the top', 'take'),
    line(1, 'n is a goal: done, the path', 'goal'),
    line(1, 'depth = bound: cut; next ← bound + 1', 'cut'),
    line(1, 'else push the successors of n', 'expand'),
    line(0, 'next = ∞: no solution', 'end'),
    line(0, 'else bound ← next, and again', 'raise'),
  ],
  'ida-star': ({ deepen = 'next-bound', transpositions }) => [
    line(0, `bound ← ${entry(BOUNDS, deepen).first}`, 'start'),
    line(0, 'next ← ∞; stack ← the start'),
    line(0, 'while the stack is not empty'),
    line(1, 'n ← take the top; f ← g + h', 'take'),
    line(1, `f > bound: cut; next ← ${entry(BOUNDS, deepen).next}`, 'cut'),
    line(1, 'n is a goal: done, the path', 'goal'),
    ...(transpositions === undefined
      ? []
      : [line(1, 'the table has n, no farther: drop it', 'duplicate')]),
    line(1, 'else push the successors of n', 'expand'),
    line(0, 'next = ∞: no solution', 'end'),
    line(0, 'else bound ← next, and again', 'raise'),
  ],
  'a-star': ({ ties = 'high-g' }) => [
    line(0, 'store the start; open ← the start', 'start'),
    line(0, 'while open is not empty'),
    line(1, `n ← take ${entry(FIRST, ties)} of the least f`, 'take'),
    line(1, 'n is a goal: done, the way to n', 'goal'),
    line(1, 'for each successor s of n', 'each'),
    line(2, 's is stored, and no nearer: drop it', 'duplicate'),
    line(2, 's is stored, now nearer: add again', 'better'),
    line(2, 'else store s and open it', 'store'),
    line(0, 'no solution', 'end'),
  ],
  'branch-and-bound': (search) => [
    line(0, `bound ← ${search.incumbent === undefined ? '∞' : 'what was given'}`, 'start'),
    line(0, 'stack ← the start'),
    line(0, 'while the stack is not empty'),
    line(1, 'n ← take the top; f ← g + h', 'take'),
    line(1, bounded(search), 'cut'),
    line(1, 'n is a goal, the best so far:'),
    line(2, 'incumbent ← path; bound ← g', 'better'),
    line(1, 'n is a goal, but no better: drop it', 'worse'),
    line(1, 'else push the successors of n', 'expand'),
    line(0, 'done: the incumbent, if there is one', 'end'),
  ],
  greedy: () => [
    line(0, 'store the start; open ← the start', 'start'),
    line(0, 'while open is not empty'),
    line(1, 'n ← take one of the least h', 'take'),
    line(1, 'n is a goal: done, the way to n', 'goal'),
    line(1, 'for each successor s of n', 'each'),
    line(2, 's is stored: drop it', 'duplicate'),
    line(2, 'else store s and open it', 'store'),
    line(0, 'no solution', 'end'),
  ],
  'weighted-a-star': ({ reopen = 'on', ...search }) => [
    line(0, 'store the start; open ← the start', 'start'),
    line(0, 'while open is not empty'),
    line(1, `n ← take one of the least ${value(search)}`, 'take'),
    line(1, 'n is a goal: done, the way to n', 'goal'),
    line(1, 'for each successor s of n', 'each'),
    line(2, entry(REOPENING, reopen).duplicate, 'duplicate'),
    line(2, entry(REOPENING, reopen).better, 'better'),
    line(2, 'else store s and open it', 'store'),
    line(0, 'no solution', 'end'),
  ],
  'weighted-ida-star': (search) => [
    line(0, 'bound ← the value of the start', 'start'),
    line(0, 'next ← ∞; stack ← the start'),
    line(0, 'while the stack is not empty'),
    line(1, `n ← the top; value ← ${value(search)}`, 'take'),
    line(
      1,
      `value > bound: cut; next ← min(next, value)${search.max_depth === undefined ? '' : `; g + h > ${search.max_depth}: cut`}`,
      'cut',
    ),
    line(1, 'n is a goal: done, the path', 'goal'),
    line(1, 'else push the successors of n', 'expand'),
    line(0, 'next = ∞: no solution', 'end'),
    line(0, 'else bound ← next, and again', 'raise'),
  ],
  rbfs: () => [
    line(0, 'the start waits, value ← h(start)', 'start'),
    line(0, 'while something waits'),
    line(1, 'n ← what waits with the least value', 'take'),
    line(1, 'on leaving m: value(m) ← least below'),
    line(2, 'forget what is below m; m waits'),
    line(1, 'n is a goal: done, the path', 'goal'),
    line(1, 'for each successor s of n', 'each'),
    line(2, 's waits, value ← max(f, n’s if learned)', 'store'),
    line(0, 'no solution', 'end'),
  ],
  bfhs: () => [
    line(0, 'the start is a goal: done', 'home'),
    line(0, 'bound ← what was given; layer ← the start', 'start'),
    line(0, 'while the layer is not empty'),
    ...forgetting(''),
    line(0, 'rebuild the path by halves, so: done', 'rebuild'),
    line(0, 'nothing is left within the bound', 'end'),
  ],
  'bfida-star': () => [
    line(0, 'the start is a goal: done', 'home'),
    line(0, 'bound ← h(start)', 'start'),
    line(0, 'next ← ∞; layer ← the start'),
    line(0, 'while the layer is not empty'),
    ...forgetting('; next ← min(next, f)'),
    line(0, 'rebuild the path by halves, so: done', 'rebuild'),
    line(0, 'next = ∞: no solution', 'end'),
    line(0, 'else bound ← next, and again', 'raise'),
  ],
  mm: ({ epsilon = '0' }) =>
    fromBothEnds([
      line(1, `priority of n: ${entry(PRIORITIES, epsilon)}`),
      line(1, 'U ≤ bound: done, the path', 'goal'),
      line(1, 'n ← one of the least, of either side', 'take'),
    ]),
  nbs: () =>
    fromBothEnds([
      line(1, 'of a pair: max(f, f, g + g + 1)'),
      line(1, 'U ≤ the least: done, the path', 'goal'),
      line(1, 'n ← both ends of a least pair, in turn', 'take'),
    ]),
  'bae-star': () =>
    fromBothEnds([
      line(1, 'b of n: 2g + h − h of its own end'),
      line(1, 'U ≤ bound: done, the path', 'goal'),
      line(1, 'side ← the other; n ← its least b', 'take'),
      line(1, 'the other side has expanded n: next'),
    ]),
};

/** An open list, by what comes first in it. @type {(rank: import('../../state/rank.js').Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `Open, least ${weighed(rank)} first`;
    case 'learned':
      return 'Waiting, least value first';
    case 'turn':
      return 'Open, in turn';
    case 'first':
      return 'Open, the first first';
    case 'f':
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
    code: 'The search in pseudocode, the line it stands at, and what waits',
    node: 'The node that is pointed at, or in hand',
    heuristic: 'The heuristic: what it says here, and what is known of it',
  },

  rule: (/** @type {Search} */ search) => entry(RULES, search.algorithm)(search),

  /** Where a variable got its value. */
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

  /** What waits, by the order it is in, and whose it is where there are two sides. */
  waiting: {
    region: 'What waits',
    /** @type {(shape: import('../../pkg/rolling_cubes.js').WaitingReport['shape'], side: 'forward' | 'backward' | null, n: number, rank: import('../../state/rank.js').Rank) => string} */
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
    heap: 'A position to which a shorter way was found has an entry for each way; the older is passed over when its turn comes',
    /** How many stand between those that are shown. */
    more: (/** @type {number} */ n) => `${count(n)} more`,
    /** @type {(position: string, depth: number, estimate: number | null) => string} */
    item: (position, depth, estimate) =>
      estimate === null
        ? `depth ${depth}: ${position}`
        : `g ${depth}, h ${estimate}, f ${depth + estimate}: ${position}`,
    added: 'added',
    /** What this step did to the lists: what it took out, and what became of the node. */
    took: 'taken',
    outcome: {
      open: 'added',
      duplicate: 'dropped: stored already',
      reopened: 'added again: a shorter way',
      pruned: 'cut',
      expanded: 'its successors are pushed',
      solution: 'a goal',
      met: 'the sides meet',
      worse: 'dropped: no better',
    },
  },

  /** The heuristic of the lane. */
  heuristic: {
    region: 'The heuristic',
    none: 'This search uses no heuristic.',
    notYet: 'Its tables are being built.',
    /** @type {(name: string, h: number, perimeter?: number) => string} */
    says: (name, h, perimeter) =>
      `${subject(name)}${perimeter === undefined ? '' : ` with perimeter ${perimeter}`}: h = ${h}`,
    /** What a perimeter makes of a heuristic. @type {(name: string, perimeter: number) => string} */
    around: (name, perimeter) =>
      `A ball of ${plural(perimeter, 'move')} lies around the goal. Within it h is the distance. Outside, every way to the goal leads through its rim, so h is ${perimeter} and the least that “${heuristic(name)}” says of the way to a position of the rim, and ${perimeter + 1} at least. What follows is about “${heuristic(name)}” itself.`,
    notAsked: (/** @type {string} */ name) => `${subject(name)} was not asked about this node.`,
    /** How the parts make the bound. @type {(rule: 'max' | 'sum', bounds: readonly number[]) => string} */
    rule: (rule, bounds) =>
      rule === 'max'
        ? `the largest of ${bounds.join(', ')}`
        : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`,
    /** What a part is about. */
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `tiles ${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) =>
      `The board with all colours but ${entry(PAINTED, about)} painted out`,
    admissible: 'Why it is never too much',
    consistent: 'Along a move',
  },
};
