// Words for what a lane's card counts, each with its definition.

import { count } from '../format.js';
import { evaluation, valueF, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */
/** @import { Unit } from './names.js' */

/** What is not known, or not yet. */
export const unknown = '–';

/** A table that is held besides. */
export const plusTable = (/** @type {string} */ amount) => `+ ${amount} table`;

export const counters = {
  generated: { name: 'generated', meaning: 'Positions created so far, duplicates included' },
  expanded: { name: 'expanded', meaning: 'Positions whose successors were generated' },
  stored: {
    name: 'stored',
    meaning: 'The most positions in memory at once. A depth-first search holds those of its path, and of its table if it has one',
  },
  bytes: {
    name: 'memory',
    meaning: 'The most memory for stored positions and their data, and for the heuristic’s tables',
  },
  rate: {
    name: 'nodes/s',
    meaning: 'Positions generated per second spent in the search itself',
  },
  time: {
    name: 'time',
    meaning: 'Time spent in the search itself, without waiting, and before it in building the heuristic’s tables',
  },
};

/** What stands behind so many nodes a second. */
export const rateName = (/** @type {number | null} */ rate) => (rate !== null && Math.round(rate) === 1 ? 'node/s' : 'nodes/s');

/** Fates of paths that equal or exceed the bound. */
const TIES = {
  searchOn: 'What has f above it is cut; what has f equal to it is searched on',
  cut: 'What has f equal to it or above is cut',
};

/** @type {(begin: string, f: string) => {searchOn: string, cut: string}} */
const byTies = (begin, f) => ({
  searchOn: `${begin} ${TIES.searchOn}. ${f}`,
  cut: `${begin} ${TIES.cut}. ${f}`,
});

/** Measures of progress. Branch and bound says by its ties what it does at its bound. */
/** @param {Unit} unit */
export const levels = (unit) => ({
  bound: { name: 'bound', meaning: `This iteration cuts what has f above it. ${valueF(unit)}` },
  depthBound: { name: 'bound', meaning: 'This iteration goes no deeper than this, in moves' },
  weighedBound: {
    name: 'bound',
    /** @type {(weights: Weights) => string} */
    meaning: (weights) => `This iteration cuts what has ${weighed(weights)} above it: g is ${evaluation(unit).g}, h ${evaluation(unit).h}`,
  },
  learnedBound: {
    name: 'bound',
    meaning: `The greatest value expanded so far. A value is f, or what was learned below since. ${valueF(unit)}`,
  },
  nearest: {
    name: 'least h',
    meaning: `The least h expanded so far, ${evaluation(unit).h}; 0 at a goal`,
  },
  proved: {
    name: 'bound',
    meaning: 'The least that a solution can have, by the open lists of both sides and the heuristics',
  },
  f: {
    name: 'f',
    meaning: `The greatest f expanded so far, at the end that of the goal. ${valueF(unit)}`,
  },
  g: { name: 'g', meaning: 'The greatest g expanded so far, at the end that of the goal' },
  upper: {
    name: 'upper bound',
    meaning: byTies('As it was given, if one was: no solution has been found yet.', valueF(unit)),
  },
  incumbent: {
    name: 'incumbent',
    meaning: byTies('The best solution found so far.', valueF(unit)),
  },
  depth: {
    name: 'layers',
    meaning: 'Layers complete behind the root’s own; for two sides, of both together',
  },
});

/** Another cut before a solution: a limit, which may be below the upper bound. */
export const levelLimit = (/** @type {number} */ most) => `Until one is found, what has f above the limit of ${count(most)} is cut in any case`;

/** Of a bound on all solutions, in a run that proves it. */
export const noneBetter = 'No solution is better than this';

/** What a level means, and what follows or cuts besides. @type {(meaning: string, more: string) => string} */
export const levelAndMore = (meaning, more) => `${meaning}. ${more}`;
