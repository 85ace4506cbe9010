// What a sweep comes to: the same as the command line's `sweep --json` prints, but for what that says of itself.

/** @import { COUNTS } from '../../shared/puzzles/swept.js' */

/** @typedef {(typeof COUNTS)[number]} CountName */

/** A problem: its end that is not shared, C*, and for each pair of heuristics its counts; what was given up is null. @typedef {readonly [text: string, length: number, counts: readonly (readonly (number | null)[])[]]} Row */

/** For how many problems the first of two counts is the less, for how many the second, and for how many they are equal. @typedef {{first: number, second: number, equal: number}} Share */

/** What one count comes to: the quartiles are the least, those at a quarter, half and three quarters, between two counts in proportion, and the greatest; none of none. @typedef {{problems: number, sum: number, mean: number, quartiles: readonly number[]}} Distribution */

/**
 * The problems of one length.
 * @typedef {object} ByLength
 * @property {number} length
 * @property {number} problems
 * @property {Readonly<Partial<Record<CountName, number>>>} means
 * @property {Share} backward_against_forward
 * @property {Share} two_sides_against_one
 */

/**
 * What a sweep comes to for a pair of heuristics.
 * @typedef {object} Summary
 * @property {string} heuristic of the moves to the goal
 * @property {string} backward_heuristic of the moves from the start
 * @property {Readonly<Record<CountName, Distribution>>} counts
 * @property {Share} backward_against_forward which side A* has less to expand from: the first is backward
 * @property {Share} two_sides_against_one the smallest cover against the better side of A*: the second is never less
 * @property {Share} mm_against_one the most that MM expands below C*, against the better side of A*
 * @property {readonly ByLength[]} by_length by rising length
 */

/**
 * `problems` are all that the sweep chooses; of a part of one fewer were counted.
 * @typedef {object} Report
 * @property {string} command what counts it once more
 * @property {string} puzzle the engine's name
 * @property {string} fixed the end that all problems share
 * @property {number} every
 * @property {number} problems
 * @property {{part: number, of: number}} shard
 * @property {readonly Summary[]} summaries
 */

/** How many problems were counted. @type {(summary: Summary) => number} */
export const countedOf = ({ counts }) => counts.forward.problems;

/**
 * The command that counts the same once more.
 * @param {{puzzle: string, fixed: string, heuristics: readonly string[], every: number, seed: number, most: number}} what
 */
export const commandOf = ({ puzzle, fixed, heuristics, every, seed, most }) =>
  [
    `rolling-cubes sweep ${puzzle} --fixed ${fixed}`,
    ...heuristics.map((pair) => `--heuristic ${pair}`),
    `--every ${every} --seed ${seed} --max-nodes ${most}`,
  ].join(' ');
