// Words of the exercises: what is asked, why an answer is right, and what comes of it.

import { allOf, count } from '../format.js';
import { unread } from './files.js';
import { capital, plural } from './names.js';

export const exercises = {
  about:
    'Be the algorithm: take its place, step by step, on a problem drawn at random. Any answer that the rule allows is right, whichever the engine would have taken.',
  kinds: {
    fewest: {
      name: 'Fewest moves',
      rule: 'Bring the board to the goal in as few moves as there can be. Longer ways are solutions, too, but not shortest ones.',
    },
    farthest: {
      name: 'As far as you can',
      rule: 'How far a position is from the start is the number of moves on a shortest way to it. Moves that undo each other lead nowhere.',
    },
    breadth: {
      name: 'BFS',
      rule: 'Breadth-first search expands a node of least depth. A successor that is stored already is a duplicate.',
    },
    'two-sides': {
      name: 'Bidirectional BFS',
      rule: 'The side with the smaller frontier expands all of it. The sides meet in a position that both have stored.',
    },
    order: {
      name: 'Four bounds',
      rule: 'Each counts how far tiles are from home. Misplaced: tiles out of place. Rows: how many rows each is away. Columns: how many columns. Tiles 1 to 4: rows and columns of these alone. A slide lowers each count by at most one, so each is a lower bound, and none is always the largest.',
    },
    inconsistent: {
      name: 'Inconsistent',
      rule: 'A bound is consistent if no move changes it by more than 1. This one is a lower bound everywhere and yet it leaps.',
    },
    wrong: {
      name: 'Wrong somewhere',
      rule: 'A lower bound never says more than the moves still to go. Where it says more it is no bound, and one such position is a proof.',
    },
    bounds: {
      name: 'IDA*',
      rule: 'Depth first: where f = g + h is above the bound, the position is cut, else expanded. When nothing is left, the bound rises to the least f that was cut.',
    },
    'open-list': {
      name: 'A*',
      rule: 'Expand a node of least f = g + h. What is reached again by a shorter way goes into the open list again, expanded or not.',
    },
    branches: {
      name: 'Branch and bound',
      rule: 'Ties cut: a branch whose f = g + h is not less than the upper bound or the incumbent holds nothing shorter. It is dead.',
    },
    'backed-up': {
      name: 'RBFS',
      rule: 'Go down into a successor of least stored value while that is no more than the best alternative. Else go back up, with the least value below.',
    },
    'must-expand': {
      name: 'Must-expand pairs',
      rule: 'A forward node u and a backward node v must be dealt with when f(u), f(v) and g(u) + g(v) + 1 are all less than C*. Expanding one of the two deals with the pair.',
    },
  },

  asks: {
    next: 'Which node is expanded next?',
    became: (/** @type {string} */ place, /** @type {number} */ g) =>
      `${place} is generated with g ${count(g)}. What becomes of it?`,
    duplicates: 'Which of the new successors are duplicates?',
    side: 'Which side’s layer is expanded next?',
    meet: 'In which positions of the new layer do the sides meet?',
    inHand: 'This is the current position. What does IDA* do?',
    noneInHand: 'Nothing waits any more in this iteration. What does IDA* do?',
    dead: 'Which branch that waits is dead by now?',
    backUp: 'Down into which successor, or back up with which value?',
    pairs: (/** @type {string} */ u, /** @type {number} */ length) =>
      `C* is ${count(length)}. Which backward nodes make a must-expand pair with ${u}?`,
    cover: 'All pairs are drawn. Choose the fewest nodes that deal with all of them.',
    inconsistent: 'Along which step does this bound change by more than 1?',
    order: 'Order these bounds by what they say here, the least first.',
    wrong: (/** @type {string} */ claim) =>
      `“${claim}” is taken for a lower bound. From the goal, make moves to a position where it says too much.`,
    fewest: 'Reach the goal in the fewest moves.',
    farthest: (/** @type {number} */ moves) =>
      `Make ${plural(moves, 'move')} that lead ${plural(moves, 'move')} away from the start.`,
  },
  /** Bounds by what they count. */
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
    noneDead: 'None is dead',
    back: (/** @type {number} */ value) => `Back up with ${count(value)}`,
  },
  became: {
    new: 'New: it waits in the open list',
    duplicate: 'A duplicate: dropped',
    shorter: 'A shorter way: into the open list again',
  },
  sides: { forward: 'Forward', backward: 'Backward' },
  frontier: (/** @type {number} */ nodes) => `${plural(nodes, 'node')} in the frontier`,
  value: (/** @type {number} */ value) => `value ${count(value)}`,
  step: (/** @type {number} */ n) => `step ${count(n)}`,
  /** Of several new nodes, in the order in which they are drawn. @type {(n: number, of: number) => string} */
  nth: (n, of) => (of === 1 ? 'the new one' : `number ${count(n)} of the ${count(of)} new ones`),
  stored: 'value',
  alternative: 'best alternative',
  bound: 'bound',
  leaping: 'Manhattan where the empty square is a corner or the centre, misplaced elsewhere',
  claim: 'claim',
  claimed: {
    centre: 'Manhattan, and 2 more where the empty square is the centre',
    corners: 'Three for each of the corners 1, 3 and 7 that does not hold its tile',
    rows: 'Manhattan, and 1 more where the first row is not done',
  },

  whys: {
    /** @type {(given: string, least: number, ties: number) => string} */
    leastF: (given, least, ties) =>
      `${given}; the least f that waits is ${count(least)}${ties > 1 ? `: any of ${count(ties)} nodes has it` : ''}.`,
    /** @type {(given: string, least: number) => string} */
    leastDepth: (given, least) =>
      `${capital(given)}. The least depth that waits is ${count(least)}.`,
    became: {
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      new: () => 'Nothing of that place is stored: it waits in the open list.',
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      duplicate: (g, before) =>
        `Already stored with g ${count(before)}, by a way no longer than this of ${count(g)}: a duplicate.`,
      /** @type {(g: number, before: number, wasExpanded: boolean) => string} */
      shorter: (g, before, wasExpanded) =>
        `Already stored with g ${count(before)}, but this way of ${count(g)} is shorter: ${wasExpanded ? 'it was expanded and is reopened' : 'it waits with its new g'}.`,
    },
    duplicates: (/** @type {number} */ n) =>
      n === 0
        ? 'None of these positions was generated before.'
        : `${plural(n, 'of them was', 'of them were')} stored before: look for the same board elsewhere in the tree.`,
    /** @type {(forward: number, backward: number) => string} */
    side: (forward, backward) =>
      forward === backward
        ? `Both frontiers have ${plural(forward, 'node')}: either side is right.`
        : `The frontiers have ${count(forward)} forward and ${count(backward)} backward: the smaller one is expanded.`,
    meet: (/** @type {number} */ met) =>
      met === 0
        ? 'No new position is stored by the other side.'
        : `${plural(met, 'new position is', 'new positions are')} stored by the other side: the sides meet.`,
    /** @type {(bound: number, next: number) => string} */
    raised: (bound, next) =>
      `All that waited is expanded or cut by the bound ${count(bound)}. The least f that was cut is ${count(next)}: the bound rises to that.`,
    /** @type {(given: string, dead: number, upper: number) => string} */
    dead: (given, dead, upper) =>
      `${given ? `${given}. ` : ''}${dead === 0 ? `Every branch that waits has f < ${count(upper)}: none is dead.` : `${plural(dead, 'branch that waits has', 'branches that wait have')} f ≥ ${count(upper)}.`}`,
    onlyBest: (/** @type {number} */ least) =>
      `The least stored value is ${count(least)}, and nothing above is an alternative.`,
    /** @type {(least: number, bound: number, goesOn: boolean) => string} */
    backUp: (least, bound, goesOn) =>
      goesOn
        ? `The least stored value here, ${count(least)}, is no more than the best alternative, ${count(bound)}: down into it.`
        : `The least stored value here, ${count(least)}, is more than the best alternative, ${count(bound)}: back up, and ${count(least)} is what goes up.`,
    /** @type {(u: string, g: number, f: number, right: readonly string[], length: number) => string} */
    pairs: (u, g, f, right, length) =>
      right.length > 0
        ? `${u} has g ${count(g)} and f ${count(f)}. With ${allOf(right)} both f and g + g + 1 are below ${count(length)}.`
        : f >= length
          ? `${u} has f ${count(f)}, not below ${count(length)}: it has no pairs.`
          : `${u} has g ${count(g)}: no backward node has f and g + g + 1 below ${count(length)}.`,
    /** @type {(isCover: boolean, least: number) => string} */
    cover: (isCover, least) =>
      isCover
        ? `All pairs are dealt with, but ${plural(least, 'node is', 'nodes are')} enough.`
        : `A pair is left of which neither node is chosen. ${capital(plural(least, 'node deals', 'nodes deal'))} with all.`,
    /** @type {(before: number, after: number) => string} */
    inconsistent: (before, after) =>
      Math.abs(before - after) > 1
        ? `From h ${count(before)} to ${count(after)}: more than 1.`
        : `From h ${count(before)} to ${count(after)}: not more than 1.`,
    /** Of bounds, the least first. @type {(bounds: readonly {name: string, says: number}[]) => string} */
    order: (bounds) =>
      `${capital(bounds.map(({ name, says }) => `${name}: ${count(says)}`).join(', '))}.`,
    /** One of two that were given in the wrong order, and the other. @type {(one: string, says: number, other: string, less: number) => string} */
    notInOrder: (one, says, other, less) =>
      `Here “${one}” is ${count(says)}, and “${other}” only ${count(less)}.`,
    /** @type {(says: number, distance: number) => string} */
    wrong: (says, distance) =>
      says > distance
        ? `It says ${count(says)}, and the goal is ${plural(distance, 'move')} away: too much.`
        : `It says ${count(says)}, and the goal is ${plural(distance, 'move')} away: no contradiction.`,
    /** @type {(isThere: boolean, made: number, fewest: number) => string} */
    fewest: (isThere, made, fewest) =>
      isThere
        ? `That took ${plural(made, 'move')}; ${count(fewest)} are enough.`
        : `That is not the goal. It can be reached in ${plural(fewest, 'move')}.`,
    /** @type {(made: number, distance: number, wanted: number) => string} */
    farthest: (made, distance, wanted) =>
      made === wanted
        ? `After ${plural(made, 'move')} the start is ${plural(distance, 'move')} away.`
        : `That was ${plural(made, 'move')}, not ${count(wanted)}.`,
  },

  menu: {
    how: 'How many of each',
    less: (/** @type {string} */ name) => `One ${name} less`,
    more: (/** @type {string} */ name) => `One ${name} more`,
    feedback: 'Feedback',
    once: 'After each answer',
    end: 'At the end',
    pass: 'Pass mark, percent',
    seed: 'Seed',
    seedLong: 'Empty: each who opens the link gets problems of their own',
    begin: 'Begin',
    copy: 'Copy the link for a class',
    copied: 'Copied',
    most: (/** @type {number} */ most) => `${count(most)} exercises at most.`,
    none: 'Choose an exercise.',
    marker: 'Mark results',
    kept: 'Kept on this device',
  },
  desk: {
    /** @type {(n: number, of: number, name: string) => string} */
    title: (n, of, name) => (of > 1 ? `${count(n)} of ${count(of)} · ${name}` : name),
    step: (/** @type {number} */ n, /** @type {number} */ of) => `Step ${count(n)} of ${count(of)}`,
    rule: 'The rule',
    picture: 'What there is to see',
    goal: 'Goal',
    start: 'Start',
    see: 'See',
    look: (/** @type {number} */ n) => `See step ${count(n)}`,
    answer: 'Answer',
    undo: 'Take back',
    undoLong: 'Takes the last answer back. That step earns no point any more',
    show: 'Show the rest',
    showLong: 'Shows the steps that are left. They earn nothing',
    leave: 'Leave',
    on: 'Go on',
    right: 'Right.',
    wrong: 'Not quite.',
    tryAgain: 'Try again.',
    reveal: 'Show the answer',
    noted: 'Noted.',
    shown: 'Shown',
    spent: 'Only a first answer earns the point of a step.',
    goesOn: 'We go on from the right answer.',
    yours: 'Your answer',
    model: 'A right answer',
    none: 'None',
    nothing: 'nothing chosen',
    back: 'One move back',
    moves: (/** @type {number} */ n) => plural(n, 'move'),
    chosen: (/** @type {string} */ order) => `In this order: ${order}`,
    fates: {
      waiting: 'waits',
      expanded: 'expanded',
      cut: 'cut',
      duplicate: 'duplicate',
      hand: 'in question',
      goal: 'goal',
      replaced: 'left for a shorter way',
    },
    roads: 'Map of roads',
    map: 'Roads from S to G, with their lengths and h of each place',
  },
  end: {
    title: 'Done',
    /** @type {(points: number, total: number) => string} */
    score: (points, total) => `${count(points)} of ${plural(total, 'step')} right at once`,
    passed: (/** @type {number} */ pass) => `Passed: ${count(pass)} % were asked for.`,
    failed: (/** @type {number} */ pass) => `Not passed: ${count(pass)} % are asked for.`,
    finished: 'Only answers that were right the first time count.',
    by: 'Your name, if a teacher asks for it',
    copy: 'Copy the result as a link',
    save: 'Save the result',
    again: 'Again, with other problems',
    other: 'Other exercises',
    review: 'Step by step',
    /** @type {(claimed: string, points: number, total: number) => string} */
    claimed: (claimed, points, total) =>
      `The link claims ${claimed}. Its answers, marked again, make ${count(points)} of ${count(total)}.`,
    /** @type {(by: string) => string} */
    result: (by) =>
      by
        ? `Result of ${by}, marked again from the answers`
        : 'A result, marked again from the answers',
  },
  refused: {
    /** @type {(given: string, allowed: string) => string} */
    set: (given, allowed) => `This exercise cannot be read: “${given}”. Allowed: ${allowed}.`,
    answers: (/** @type {string} */ given) =>
      `The answers do not fit the exercise: “${given}”. They may have been cut or changed on their way here.`,
    by: 'This name cannot be read.',
    large: 'That is too much to be results.',
    encoding: `${capital(unread.encoding)}.`,
    gone: `${capital(unread.gone)}.`,
    none: 'There is no result in that.',
    fresh: 'Begin it anew',
  },
  table: {
    about:
      'Paste links of results, one below the other, or drop the files. Each is marked again here, from its answers: a score in it counts for nothing.',
    paste: 'Results',
    drop: 'Choose files…',
    columns: {
      by: 'Name',
      exercise: 'Exercise',
      score: 'Right at once',
      done: 'Finished',
      passed: 'Passed',
      note: 'Note',
    },
    yes: 'yes',
    no: 'no',
    /** @type {(claimed: string) => string} */
    claimed: (claimed) => `claims ${claimed}`,
    perhapsCut: 'It ends without its score: it may have been cut.',
    found: (/** @type {number} */ n) => `${plural(n, 'result')}`,
    marking: (/** @type {number} */ n, /** @type {number} */ of) =>
      `${count(n)} of ${plural(of, 'result')} marked…`,
  },
  kept: {
    about:
      'What was finished, or left before its end, is kept in this browser, on this device alone, until it is deleted.',
    none: 'Nothing is kept.',
    open: 'Open',
    remove: 'Delete',
    all: 'Delete all',
    blocked: 'This browser keeps nothing.',
  },
};
