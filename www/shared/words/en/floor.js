// Classes are deterministic, front-to-end and treat a puzzle as a black box.

import { bytes, count, fixed } from '../format.js';
import { capital, plural } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../state/slices/floor.js' */

/** @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) => `f, g and that a move costs 1${consistency ? ', that heuristics are consistent' : ''}${parity ? ', and the parity of all solutions' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `nothing ${side}` : `${side} to depth ${depth}`);

export const floor = {
  about:
    'How few positions can a search expand here? C* is the length of a shortest solution. Two positions, one reached from the start and one from the goal, are a pair if their combined bound is below C*: a shorter path could still run through both. To prove a solution shortest, a search must expand at least one position of every pair. The fewest positions that cover all pairs are the lower limit. It holds for deterministic searches that learn about a puzzle only by expanding positions, with one heuristic for the moves to the goal and one for the moves from the start. None of them that knows as much expands fewer.',
  /** @type {(key: string, positions: number) => string} */
  large: (key, positions) =>
    `Measuring counts positions from both sides. It takes a while and at least ${bytes(positions)} of memory, a byte for each of the ${count(positions)} positions of ${within(key)}.`,
  /** @type {(key: string, positions: number) => string} */
  never: (key, positions) => beyond(key).floor(positions),
  /** @type {(why: string) => string} */
  unsolvable: (why) => `This goal cannot be reached${why ? `: ${why}` : ''}. Without a solution there is nothing to prove.`,
  failed: (/** @type {string} */ why) => `Measuring stopped: ${why}.`,
  heuristics: 'Heuristics',
  sides: { forward: 'Forward', backward: 'Backward' },
  sidesLong: {
    forward: 'Heuristic for the moves to the goal',
    backward: 'Heuristic for the moves from the start',
  },
  measure: 'Measure',
  again: 'Try again',
  cancel: 'Cancel',
  progressName: 'Measuring the lower limit',
  /** @type {(expanded: number, generated: number) => string} */
  progress: (expanded, generated) => `${plural(expanded, 'position')} counted from both sides${generated > 0 ? `; IDA* has generated ${count(generated)}` : ''}`,

  picture: {
    /** @type {(forward: string, backward: string) => string} */
    title: (forward, backward) => `Positions with f < C*, forward with ${forward}, backward with ${backward}`,
    line: 'Line between the sides',
    /** @type {(forward: number, backward: number, cost: number, best: boolean) => string} */
    said: (forward, backward, cost, best) => `${capital(until('forward', forward))}, ${until('backward', backward)}: covers all pairs, costs ${count(cost)}${best ? ', the least' : ''}.`,
    forward: 'forward, by depth g',
    backward: 'backward, by depth g',
    depth: 'g',
    cost: 'cost of each line',
    best: (/** @type {number} */ cost) => `least: ${count(cost)}`,
    pairs: (/** @type {number} */ n) => `each line a pair: ${count(n)}`,
  },

  laid: {
    choose: 'Laid over',
    chooseLong: 'Show in the picture what a lane with the measured heuristics has expanded so far',
    none: 'no lane',
    /** @type {(lane: string, generated: number) => string} */
    name: (lane, generated) => `Laid over: ${lane}, ${plural(generated, 'node')} generated`,
    /** @type {(name: string, n: number) => string} */
    part: (name, n) => `${name} ${count(n)}`,
    group: 'Expanded by the lane laid over',
    groupLong: 'Each expansion is one of three kinds, by the measured heuristics.',
    /** @type {(generated: number) => string} */
    first: (generated) => `Expanded among the first ${count(generated)} nodes, as many as are recorded`,
    sorts: {
      necessary: {
        name: 'necessary',
        one: 'With f < C*, by a shortest path, for the first time. Every search from the start alone that knows no more must expand these.',
        two: 'With f < C*, by a shortest path, for the first time by that side, and on that side of the line. They belong to the cover that the line draws.',
      },
      lucky: {
        name: 'tie-breaking',
        one: 'With f = C*, by a shortest path, for the first time. Tie-breaking decides how many of these come before the goal.',
        two: 'With f = C*, by a shortest path, for the first time by that side. Tie-breaking decides how many of these come before the end.',
      },
      wasted: {
        name: 'wasted',
        one: 'All others: expanded again, by a path that is not shortest, or with f > C*.',
        two: 'All others: expanded again by that side, by a path that is not shortest, with f > C*, or beyond the line.',
      },
    },
  },

  kinds: {
    facts: {
      name: 'Facts',
      meaning: 'They follow from the problem and the heuristics alone. No order of moves and no tie-breaking changes them.',
    },
    luck: {
      name: 'Tie-breaking',
      meaning: 'How many of these a search expands before it finds the goal depends on which of equal positions it takes first.',
    },
  },
  facts: {
    length: { name: 'C*', meaning: 'The length of a shortest solution, in moves.' },
    forward: {
      name: 'f < C* forward',
      meaning: 'Positions with f < C* from the start. A* must expand all of them.',
    },
    backward: {
      name: 'f < C* backward',
      meaning: 'Positions with f < C* from the goal. A* must expand all of them if it searches backward.',
    },
    cover: {
      name: 'Limit knowing f and g',
      meaning: 'The smallest vertex cover of the must-expand pairs (GMX). It holds for searches that know f, g and that a move costs 1, such as A*, IDA*, MM and NBS.',
    },
    coverParity: {
      name: '… and the parity',
      meaning: 'The lower limit if the search also knows that all solutions are even, or all are odd.',
    },
    coverConsistent: {
      name: 'Limit using consistency',
      meaning:
        'The lower limit for searches that also use the consistency of the heuristics, along a move and, as moves can be undone, back. Fewer pairs are below C* for them (GMX_C). BAE* uses the first of these.',
    },
    coverConsistentParity: {
      name: '… and the parity',
      meaning: 'The lower limit if the search uses consistency and also knows that all solutions are even, or all are odd.',
    },
    boxOfMm: {
      name: 'MM, at most',
      meaning: 'Positions with f < C* and 2g < C*. MM expands these below C*, or fewer if the least f of a side or the least depths of both let it stop sooner. In brackets: forward and backward.',
    },
    boxOfMme: {
      name: 'MMe, at most',
      meaning:
        'Positions with f < C* and 2g + 1 < C*. MMe expands these below C*, or fewer if the least f of a side or the least depths of both let it stop sooner. In brackets: forward and backward.',
    },
    idaStar: {
      name: 'IDA* before its last bound',
      meaning: 'Positions that IDA* expands in all iterations that find nothing. The number in the last one depends on the order of moves.',
    },
    idaStarGivenUp: {
      name: 'IDA* before its last bound',
      meaning: 'Not known: IDA* was stopped after it had generated 20,000,000 positions.',
    },
  },
  luck: {
    forwardAt: {
      name: 'f = C* forward',
      meaning: 'Positions with f = C* from the start. Tie-breaking decides how many of them A* expands.',
    },
    backwardAt: { name: 'f = C* backward', meaning: 'Positions with f = C* from the goal.' },
  },
  unknown: '–',
  /** @type {(sides: readonly number[]) => string} */
  ofSides: (sides) => `(${sides.map(count).join(' + ')})`,

  /** On a lane’s card: another class of searches has another least. @type {(times: number, known: Known) => string} */
  above: (times, { consistency, parity }) => `${fixed(times, 2)} × the lower limit ${consistency ? 'using consistency' : 'knowing f and g'}${parity ? ' and parity' : ''}`,
  lanes: 'Lanes above the lower limit',
  noLanes: 'Run lanes with these heuristics to the end to see how far above the lower limit they are.',
  /** @type {(name: string, expanded: number, times: number | null, floor: number, known: Known) => string} */
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name} expanded ${count(expanded)}, where the lower limit is 0.`
      : `${name} expanded ${count(expanded)}: ${fixed(times, 2)} × the lower limit (${count(least)}) of searches, from one side or both, that know ${knowing(known)}.`,
  /** @type {(times: number, below: number, most: number) => string} */
  promise: (times, below, most) => `Below C* it guarantees at most ${count(times)} times that, ${count(most)}; it expanded ${count(below)}.`,
};
