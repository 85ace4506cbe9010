// Words of the exercises: what is asked, why an answer is right, and what comes of it.

import { allOf, count } from '../format.js';
import { unread } from './files.js';
import { capital, plural } from './names.js';

export const exercises = {
  about: 'Be the algorithm: do its steps yourself on a random problem. Every answer that the rule allows is right.',
  kinds: {
    fewest: {
      name: 'Fewest moves',
      rule: 'Bring the board to the goal in as few moves as possible. A longer solution does not count.',
    },
    farthest: {
      name: 'As far as you can',
      rule: 'The distance of a position from the start is the number of moves on a shortest path to it. Moves that undo each other lead nowhere.',
    },
    breadth: {
      name: 'BFS',
      rule: 'Breadth-first search expands a node with the least depth. A successor that is already stored is a duplicate.',
    },
    'two-sides': {
      name: 'Bidirectional BFS',
      rule: 'The side with the smaller frontier expands all of it. The sides meet in a position that both have stored.',
    },
    order: {
      name: 'Four bounds',
      rule: 'Each counts how far tiles are from home. Misplaced: tiles out of place. Rows: how many rows each is away. Columns: how many columns. Tiles 1 to 4: rows and columns of only these. A slide lowers each count by at most one, so each is a lower bound. None is always the largest.',
    },
    inconsistent: {
      name: 'Inconsistent',
      rule: 'A bound is consistent if no move changes it by more than 1. This one is a lower bound everywhere, but some moves change it by more.',
    },
    wrong: {
      name: 'Wrong somewhere',
      rule: 'A lower bound is never more than the moves still to go. One position where it is more proves that it is not a lower bound.',
    },
    bounds: {
      name: 'IDA*',
      rule: 'Depth first: cut a position if f = g + h is above the bound, else expand it. When nothing is left, raise the bound to the least f that was cut.',
    },
    'open-list': {
      name: 'A*',
      rule: 'Expand a node with the least f = g + h. A state reached again by a shorter path goes back into the open list, even if it was expanded.',
    },
    'on-map': {
      name: 'On a map',
      rule: 'BFS expands a node with the fewest roads from S, uniform-cost search one with the least g, A* one with the least f = g + h, and a node again if a cheaper way to it is found. Bidirectional BFS always finishes a layer; then the side with the smaller frontier is next.',
    },
    'on-map-again': {
      name: 'Again on a map',
      rule: 'A* expands a node with the least f = g + h, and a node again if a cheaper way to it is found. IDA* goes on from the end of its path to a node off the path with f at most the bound. If there is none, it goes back along the path. If nothing is left, it raises the bound to the least f that was cut, and begins with S again.',
    },
    branches: {
      name: 'Branch and bound',
      rule: 'Prune a branch when f = g + h is at least the upper bound or the best length so far: nothing shorter is below it.',
    },
    'backed-up': {
      name: 'RBFS',
      rule: 'Enter a successor with the least stored value while that value is at most the best alternative. Otherwise back up the least value below.',
    },
    'must-expand': {
      name: 'Must-expand pairs',
      rule: 'A forward node u and a backward node v make a must-expand pair if f(u), f(v) and g(u) + g(v) + 1 are all less than C*. Expanding one of the two covers the pair.',
    },
  },

  asks: {
    next: 'Which node is expanded next?',
    became: (/** @type {string} */ place, /** @type {number} */ g) => `${place} is generated with g ${count(g)}. What becomes of it?`,
    duplicates: 'Which of the new successors are duplicates?',
    side: 'Which side’s layer is expanded next?',
    meet: 'In which positions of the new layer do the sides meet?',
    inHand: 'IDA* has reached this position. What does it do?',
    noneInHand: 'Nothing is left to expand in this iteration. What does IDA* do?',
    dead: 'Which open branch can be pruned now?',
    backUp: 'Which successor does RBFS enter, or which value does it back up?',
    pairs: (/** @type {string} */ u, /** @type {number} */ length) => `C* is ${count(length)}. Which backward nodes make a must-expand pair with ${u}?`,
    cover: 'All pairs are drawn. Choose the fewest nodes that cover all of them.',
    inconsistent: 'Along which step does this bound change by more than 1?',
    order: 'Order these bounds by their value here, the least first.',
    wrong: (/** @type {string} */ claim) => `“${claim}” is claimed to be a lower bound. From the goal, make moves to a position where it is too high.`,
    fewest: 'Reach the goal in the fewest moves.',
    farthest: (/** @type {number} */ moves) => `Make ${plural(moves, 'move')} that lead ${plural(moves, 'move')} away from the start.`,
  },
  counts: {
    misplaced: 'misplaced',
    rows: 'rows',
    columns: 'columns',
    first: 'tiles 1 to 4',
  },
  doIt: {
    expand: 'Expand it',
    cut: 'Cut it',
    raise: (/** @type {number} */ bound) => `Raise the bound to ${count(bound)}`,
    noneDead: 'None of them',
    back: (/** @type {number} */ value) => `Back up with ${count(value)}`,
  },
  became: {
    new: 'New: it goes into the open list',
    duplicate: 'A duplicate: dropped',
    shorter: 'A shorter path: into the open list again',
  },
  sides: { forward: 'Forward', backward: 'Backward' },
  frontier: (/** @type {number} */ nodes) => `${plural(nodes, 'node')} in the frontier`,
  value: (/** @type {number} */ value) => `value ${count(value)}`,
  step: (/** @type {number} */ n) => `step ${count(n)}`,
  /** Of several new nodes, in the order in which they are drawn. @type {(n: number, of: number) => string} */
  nth: (n, of) => (of === 1 ? 'the new node' : `new node ${count(n)} of ${count(of)}`),
  stored: 'value',
  alternative: 'best alternative',
  bound: 'bound',
  search: 'Search',
  leaping: 'Manhattan if the empty square is a corner or the centre, otherwise misplaced',
  claim: 'claim',
  claimed: {
    centre: 'Manhattan, plus 2 if the empty square is the centre',
    corners: 'Three for each of the corners 1, 3 and 7 without its tile',
    rows: 'Manhattan, plus 1 if the first row is not done',
  },

  whys: {
    /** @type {(given: string, least: number, ties: number) => string} */
    leastF: (given, least, ties) => `${given}; the least f in the open list is ${count(least)}${ties > 1 ? `, shared by ${count(ties)} nodes` : ''}.`,
    /** @type {(given: string, least: number) => string} */
    leastDepth: (given, least) => `${capital(given)}. The least depth in the open list is ${count(least)}.`,
    /** @type {(place: string) => string} */
    notOpen: (place) => `${place} is not in the open list.`,
    /** @type {(place: string, g: number, least: number) => string} */
    leastG: (place, g, least) => `${place} has g ${count(g)}. The least g in the open list is ${count(least)}.`,
    layer: (/** @type {readonly string[]} */ left) => `The layer is finished first. Left in it: ${left.join(', ')}.`,
    /** @type {(last: string, right: readonly string[], bound: number) => string} */
    deeper: (last, right, bound) => `From ${last}, the last place where the path can go on, f is at most ${count(bound)} at: ${right.join(', ')}.`,
    /** @type {(bound: number, next: number, start: string) => string} */
    restart: (bound, next, start) => `Nothing with f at most ${count(bound)} is left. The bound rises to ${count(next)}, and the search begins with ${start} again.`,
    became: {
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      new: () => 'This place is not stored yet, so it goes into the open list.',
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      duplicate: (g, before) => `Already stored with g ${count(before)}, and this path of ${count(g)} is not shorter: a duplicate.`,
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      shorter: (g, before, wasExpanded) =>
        `Already stored with g ${count(before)}, but this path of ${count(g)} is shorter: ${wasExpanded ? 'it was expanded and is reopened' : 'it stays open with its new g'}.`,
    },
    duplicates: (/** @type {number} */ n) =>
      n === 0 ? 'None of these positions was generated before.' : `${plural(n, 'of them was', 'of them were')} already stored: look for the same board elsewhere in the tree.`,
    /** @type {(forward: number, backward: number) => string} */
    side: (forward, backward) =>
      forward === backward
        ? `Both frontiers have ${plural(forward, 'node')}: either side is right.`
        : `The frontiers have ${count(forward)} forward and ${count(backward)} backward: the smaller one is expanded.`,
    meet: (/** @type {number} */ met) =>
      met === 0 ? 'The other side has stored none of the new positions.' : `${plural(met, 'new position is', 'new positions are')} stored by the other side: the sides meet.`,
    /** @type {(bound: number, next: number) => string} */
    raised: (bound, next) => `Every position of this iteration was expanded or cut by the bound ${count(bound)}. The least f that was cut is ${count(next)}, so the bound rises to it.`,
    /** @type {(given: string, dead: number, upper: number) => string} */
    dead: (given, dead, upper) =>
      `${given ? `${given}. ` : ''}${dead === 0 ? `Every open branch has f < ${count(upper)}, so none can be pruned.` : `${plural(dead, 'open branch has', 'open branches have')} f ≥ ${count(upper)}.`}`,
    onlyBest: (/** @type {number} */ least) => `The least stored value is ${count(least)}, and there is no alternative above.`,
    /** @type {(least: number, bound: number, goesOn: boolean) => string} */
    backUp: (least, bound, goesOn) =>
      goesOn
        ? `The least stored value here, ${count(least)}, is at most the best alternative, ${count(bound)}: RBFS enters that successor.`
        : `The least stored value here, ${count(least)}, is more than the best alternative, ${count(bound)}: RBFS backs up ${count(least)}.`,
    /** @type {(u: string, g: number, f: number, right: readonly string[], length: number) => string} */
    pairs: (u, g, f, right, length) =>
      right.length > 0
        ? `${u} has g ${count(g)} and f ${count(f)}. With ${allOf(right)} both f and g + g + 1 are below ${count(length)}.`
        : f >= length
          ? `${u} has f ${count(f)}, not below ${count(length)}: it has no pairs.`
          : `${u} has g ${count(g)}: no backward node has f and g + g + 1 below ${count(length)}.`,
    /** @type {(isCover: boolean, least: number) => string} */
    cover: (isCover, least) =>
      isCover ? `All pairs are covered, but ${plural(least, 'node is', 'nodes are')} enough.` : `At least one pair is not covered. ${capital(plural(least, 'node covers', 'nodes cover'))} all.`,
    /** @type {(before: number, after: number) => string} */
    inconsistent: (before, after) => (Math.abs(before - after) > 1 ? `From h ${count(before)} to ${count(after)}: more than 1.` : `From h ${count(before)} to ${count(after)}: not more than 1.`),
    /** Of bounds, the least first. @type {(bounds: readonly {name: string, says: number}[]) => string} */
    order: (bounds) => `${capital(bounds.map(({ name, says }) => `${name}: ${count(says)}`).join(', '))}.`,
    /** One of two that were given in the wrong order, and the other. @type {(one: string, says: number, other: string, less: number) => string} */
    notInOrder: (one, says, other, less) => `Here “${one}” is ${count(says)}, and “${other}” only ${count(less)}.`,
    /** @type {(says: number, distance: number) => string} */
    wrong: (says, distance) =>
      says > distance ? `It is ${count(says)}, but the goal is ${plural(distance, 'move')} away: too high.` : `It is ${count(says)}, and the goal is ${plural(distance, 'move')} away: not too high.`,
    /** @type {(isThere: boolean, made: number, fewest: number) => string} */
    fewest: (isThere, made, fewest) => (isThere ? `That took ${plural(made, 'move')}; ${count(fewest)} are enough.` : `That is not the goal. It can be reached in ${plural(fewest, 'move')}.`),
    /** @type {(made: number, distance: number, wanted: number) => string} */
    farthest: (made, distance, wanted) =>
      made === wanted ? `After ${plural(made, 'move')} the start is ${plural(distance, 'move')} away.` : `That was ${plural(made, 'move')}, not ${count(wanted)}.`,
  },

  menu: {
    how: 'How many of each',
    less: (/** @type {string} */ name) => `One fewer: ${name}`,
    more: (/** @type {string} */ name) => `One more: ${name}`,
    feedback: 'Feedback',
    once: 'After each answer',
    end: 'At the end',
    pass: 'Pass mark, percent',
    seed: 'Seed',
    seedLong: 'If empty, everyone who opens the link gets different problems',
    begin: 'Begin',
    copy: 'Copy the link for a class',
    copied: 'Copied',
    most: (/** @type {number} */ most) => `${count(most)} exercises at most.`,
    none: 'Choose an exercise.',
    marker: 'Mark results',
    kept: 'Stored on this device',
  },
  desk: {
    /** @type {(n: number, of: number, name: string) => string} */
    title: (n, of, name) => (of > 1 ? `${count(n)} of ${count(of)} · ${name}` : name),
    step: (/** @type {number} */ n, /** @type {number} */ of) => `Step ${count(n)} of ${count(of)}`,
    rule: 'The rule',
    picture: 'Picture',
    goal: 'Goal',
    start: 'Start',
    see: 'See',
    look: (/** @type {number} */ n) => `See step ${count(n)}`,
    answer: 'Answer',
    undo: 'Take back',
    undoLong: 'Take back the last answer. That step no longer earns a point',
    show: 'Show the rest',
    showLong: 'Show the remaining steps. They earn no points',
    leave: 'Leave',
    on: 'Go on',
    right: 'Right.',
    wrong: 'Not quite.',
    tryAgain: 'Try again.',
    reveal: 'Show the answer',
    noted: 'Noted.',
    shown: 'Shown',
    spent: 'Only the first answer to a step earns its point.',
    goesOn: 'We’ll continue from the right answer.',
    yours: 'Your answer',
    model: 'A right answer',
    none: 'None',
    nothing: 'nothing chosen',
    back: 'One move back',
    moves: (/** @type {number} */ n) => plural(n, 'move'),
    chosen: (/** @type {string} */ order) => `In this order: ${order}`,
    fates: {
      waiting: 'open',
      expanded: 'expanded',
      cut: 'cut',
      duplicate: 'duplicate',
      hand: 'in question',
      goal: 'goal',
      replaced: 'replaced by a shorter path',
      absent: 'not stored',
    },
    roads: 'Map of roads',
    map: 'Roads from S to G, with their lengths and the h of each place',
  },
  end: {
    title: 'Done',
    /** @type {(points: number, total: number) => string} */
    score: (points, total) => `${count(points)} of ${plural(total, 'step')} right the first time`,
    passed: (/** @type {number} */ pass) => `Passed (pass mark ${count(pass)} %).`,
    failed: (/** @type {number} */ pass) => `Not passed (pass mark ${count(pass)} %).`,
    finished: 'Only answers that were right the first time count.',
    by: 'Your name, if your teacher asks for it',
    copy: 'Copy the result as a link',
    save: 'Save the result',
    again: 'Again, with other problems',
    other: 'Other exercises',
    review: 'Step by step',
    /** @type {(claimed: string, points: number, total: number) => string} */
    claimed: (claimed, points, total) => `The link claims ${claimed}, but its answers earn ${count(points)} of ${count(total)}.`,
    /** @type {(by: string) => string} */
    result: (by) => (by ? `Result of ${by}, marked again from the answers` : 'A result, marked again from the answers'),
  },
  refused: {
    /** @type {(given: string, allowed: string) => string} */
    set: (given, allowed) => `This exercise cannot be read: “${given}”. Allowed: ${allowed}.`,
    answers: (/** @type {string} */ given) => `The answers do not fit the exercise: “${given}”. They may have been cut or changed on their way here.`,
    by: 'This name cannot be read.',
    large: 'This is too long to be results.',
    encoding: `${capital(unread.encoding)}.`,
    gone: `${capital(unread.gone)}.`,
    none: 'There is no result in it.',
    fresh: 'Start over',
  },
  table: {
    about: 'Paste links of results, one per line, or drop files. Each is marked again here from its answers; the score in it is ignored.',
    paste: 'Results',
    drop: 'Choose files…',
    columns: {
      by: 'Name',
      exercise: 'Exercise',
      score: 'Right first time',
      done: 'Finished',
      passed: 'Passed',
      note: 'Note',
    },
    yes: 'yes',
    no: 'no',
    /** @type {(claimed: string) => string} */
    claimed: (claimed) => `claims ${claimed}`,
    perhapsCut: 'Its score is missing: it may have been cut.',
    found: (/** @type {number} */ n) => `${plural(n, 'result')}`,
    /** @type {(n: number, first: string) => string} */
    others: (n, first) => (n === 1 ? `1 entry is not a result: “${first}”.` : `${count(n)} entries are not results. The first is “${first}”.`),
    marking: (/** @type {number} */ n, /** @type {number} */ of) => `${count(n)} of ${plural(of, 'result')} marked…`,
  },
  kept: {
    about: 'Exercises that you finish or leave are stored only in this browser, until you delete them.',
    none: 'Nothing is stored.',
    open: 'Open',
    remove: 'Delete',
    all: 'Delete all',
    blocked: 'This browser stores nothing.',
  },
};
