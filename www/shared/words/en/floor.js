// Words of the floor: the least that searches of a class expand, which are deterministic, front-to-end and see a puzzle as a black box.

import { bytes, count, fixed } from '../format.js';
import { capital, plural } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../../features/floor/standing.js' */

/** What searches of a class know. @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) =>
  `f, g and that a move costs 1${consistency ? ', that heuristics are consistent' : ''}${parity ? ', and the parity of all solutions' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `nothing ${side}` : `${side} to depth ${depth}`);

export const floor = {
  about:
    'How few positions can a search expand here? To prove a solution shortest, it must deal with every pair of positions, one reached from the start and one from the goal, whose combined bound is below C*, the length of a shortest solution. It deals with a pair when it expands one of the two. The fewest positions that deal with all pairs are the lower limit, the floor. It holds for deterministic searches that learn about a puzzle only by expanding, and have one heuristic for the moves to the goal and one for those from the start. None of them that knows as much expands fewer.',
  /** @type {(key: string, positions: number) => string} */
  large: (key, positions) =>
    `For that, positions are counted from both sides in a table with a byte for each of the ${count(positions)} of ${within(key)}: ${bytes(positions)} of memory and more, and a while.`,
  /** Why there is none, where no browser could count all positions. @type {(key: string, positions: number) => string} */
  never: (key, positions) => beyond(key).floor(positions),
  /** @type {(why: string) => string} */
  unsolvable: (why) =>
    `This goal cannot be reached${why ? `: ${why}` : ''}. Where there is no solution there is none to be proved shortest.`,
  failed: (/** @type {string} */ why) => `The measuring stopped: ${why}.`,
  heuristics: 'Heuristics',
  sides: { forward: 'Forward', backward: 'Backward' },
  sidesLong: {
    forward: 'Heuristic of the moves to the goal',
    backward: 'Heuristic of the moves from the start',
  },
  measure: 'Measure',
  again: 'Try again',
  cancel: 'Cancel',
  progressName: 'Measuring the floor',
  /** @type {(expanded: number, generated: number) => string} */
  progress: (expanded, generated) =>
    `${plural(expanded, 'position')} counted from both sides${generated > 0 ? `; IDA* has generated ${count(generated)}` : ''}`,

  picture: {
    /** @type {(forward: string, backward: string) => string} */
    title: (forward, backward) =>
      `Positions with f < C*, forward with ${forward}, backward with ${backward}`,
    line: 'Line between the sides',
    /** What the line says: the last depths that are expanded. @type {(forward: number, backward: number, cost: number, best: boolean) => string} */
    said: (forward, backward, cost, best) =>
      `${capital(until('forward', forward))}, ${until('backward', backward)}: covers all pairs, costs ${count(cost)}${best ? ', the least' : ''}.`,
    forward: 'forward, by depth g',
    backward: 'backward, by depth g',
    depth: 'g',
    cost: 'cost of each line',
    best: (/** @type {number} */ cost) => `least: ${count(cost)}`,
    /** Each is a line. */
    pairs: (/** @type {number} */ n) => `each line a pair: ${count(n)}`,
  },

  laid: {
    choose: 'Laid over',
    chooseLong:
      'What a lane has expanded so far, laid over the picture: one that asks the heuristics that were measured',
    none: 'no lane',
    /** @type {(lane: string, generated: number) => string} */
    name: (lane, generated) => `Laid over: ${lane}, ${plural(generated, 'node')} generated`,
    /** @type {(name: string, n: number) => string} */
    part: (name, n) => `${name} ${count(n)}`,
    group: 'Expanded by the lane laid over',
    groupLong: 'Each expansion is one of three kinds, by the measured heuristics.',
    /** @type {(generated: number) => string} */
    first: (generated) => `Expanded among the first ${count(generated)} nodes, as many as are kept`,
    sorts: {
      necessary: {
        name: 'necessary',
        one: 'With f < C*, by a shortest way, and for the first time: whatever searches from the start alone and knows no more must expand these.',
        two: 'With f < C*, by a shortest way, for the first time by that side, and on that side of the line: they belong to the cover that the line draws.',
      },
      lucky: {
        name: 'luck of ties',
        one: 'With f = C*, by a shortest way, and for the first time: how many of these come before the goal is for ties to say.',
        two: 'With f = C*, by a shortest way, and for the first time by that side: how many of these come before the end is for ties to say.',
      },
      wasted: {
        name: 'wasted',
        one: 'All the rest: expanded once more, by a way that is not a shortest, or with f > C*.',
        two: 'All the rest: expanded once more by that side, by a way that is not a shortest, with f > C*, or beyond the line.',
      },
    },
  },

  kinds: {
    facts: {
      name: 'Facts',
      meaning:
        'They follow from the problem and the heuristics alone: no order of moves and no rule for ties changes them.',
    },
    luck: {
      name: 'Luck of ties',
      meaning:
        'How many of these a search expands depends on which of equals it takes first, until it comes upon the goal.',
    },
  },
  facts: {
    length: { name: 'C*', meaning: 'The length of a shortest solution, in moves.' },
    forward: {
      name: 'f < C* forward',
      meaning: 'Positions with f < C* from the start: all of them A* must expand.',
    },
    backward: {
      name: 'f < C* backward',
      meaning: 'The same from the goal: what A* must expand that searches backward.',
    },
    cover: {
      name: 'Floor, knowing f and g',
      meaning:
        'The smallest vertex cover of the pairs that must be dealt with (GMX): the least for such a search if it knows f, g and that a move costs 1, as A*, IDA*, MM and NBS do.',
    },
    coverParity: {
      name: '… and the parity',
      meaning: 'The same if the search also knows that all solutions are even, or all are odd.',
    },
    coverConsistent: {
      name: 'Floor, using consistency',
      meaning:
        'The same for searches that also use that the heuristics are consistent, along a move and, as moves can be undone, back: fewer pairs are below C* for them (GMX_C). BAE* uses the first of these.',
    },
    coverConsistentParity: {
      name: '… and the parity',
      meaning:
        'The same if the search uses consistency and also knows that all solutions are even, or all are odd.',
    },
    boxOfMm: {
      name: 'MM, at most',
      meaning:
        'Positions with f < C* and 2g < C*: what MM expands below C*, or less where the least f of a side or the least depths of both let it stop sooner. In brackets forward and backward.',
    },
    boxOfMme: {
      name: 'MMe, at most',
      meaning:
        'Positions with f < C* and 2g + 1 < C*: what MMe expands below C*, or less where the least f of a side or the least depths of both let it stop sooner. In brackets forward and backward.',
    },
    idaStar: {
      name: 'IDA* before its last bound',
      meaning:
        'What IDA* expands in all iterations that find nothing. What it expands in the last one depends on the order of moves.',
    },
    idaStarGivenUp: {
      name: 'IDA* before its last bound',
      meaning: 'Not known: IDA* was given up when it had generated 20,000,000 positions.',
    },
  },
  luck: {
    forwardAt: {
      name: 'f = C* forward',
      meaning: 'Positions with f = C* from the start. A* expands as many of these as its ties say.',
    },
    backwardAt: { name: 'f = C* backward', meaning: 'The same from the goal.' },
  },
  unknown: '–',
  /** What of it is forward, and what backward. @type {(sides: readonly number[]) => string} */
  ofSides: (sides) => `(${sides.map(count).join(' + ')})`,

  /** On a lane’s card: another class of searches has another least. @type {(times: number, known: Known) => string} */
  above: (times, { consistency, parity }) =>
    `${fixed(times, 2)} × the least ${consistency ? 'using consistency' : 'knowing f and g'}${parity ? ' and parity' : ''}`,
  lanes: 'Lanes above the floor',
  noLanes:
    'Run lanes with these heuristics to the end, and here stands how far above the floor they are.',
  /** @type {(name: string, expanded: number, times: number | null, floor: number, known: Known) => string} */
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name} expanded ${count(expanded)}, where the least is 0.`
      : `${name} expanded ${count(expanded)}: ${fixed(times, 2)} × the least that a search can do, from one side or both, that knows ${knowing(known)} (${count(least)}).`,
  /** What a search promises of itself, and what it has done. @type {(times: number, below: number, most: number) => string} */
  promise: (times, below, most) =>
    `Below C* it promises to expand at most ${count(times)} times that: ${count(below)} of ${count(most)}.`,
};
