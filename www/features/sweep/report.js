// A sweep's results, in the format of `sweep --json` without its own header.

/** @import { COUNTS } from '../../shared/puzzles/swept.js' */

/** @typedef {(typeof COUNTS)[number]} CountName */

/** A problem: the end that differs, C*, and for each pair of heuristics its counts; null for those given up. @typedef {readonly [text: string, length: number, counts: readonly (readonly (number | null)[])[]]} Row */

/** Numbers of problems where the first count is less, the second is less, or both are equal. @typedef {{first: number, second: number, equal: number}} Share */

/** Summary of a count. Quartiles are minimum, first to third quartile (interpolated) and maximum; none without problems. @typedef {{problems: number, sum: number, mean: number, quartiles: readonly number[]}} Distribution */

/**
 * @typedef {object} ByLength
 * @property {number} length
 * @property {number} problems
 * @property {Readonly<Partial<Record<CountName, number>>>} means
 * @property {Share} backward_against_forward
 * @property {Share} two_sides_against_one
 */

/**
 * Results for a pair of heuristics.
 * @typedef {object} Summary
 * @property {string} heuristic to the goal
 * @property {string} backward_heuristic from the start
 * @property {Readonly<Record<CountName, Distribution>>} counts
 * @property {Share} backward_against_forward the side with fewer A* expansions; first is backward
 * @property {Share} two_sides_against_one the smallest cover against the better side of A*; the second is never less
 * @property {Share} mm_against_one MM's maximum below C* against the better side of A*
 * @property {readonly ByLength[]} by_length ascending
 */

/**
 * `problems` is the size of the sample; a partial sweep counted fewer.
 * @typedef {object} Report
 * @property {string} command reproduces the count
 * @property {string} puzzle the engine's name
 * @property {string} fixed the common end
 * @property {number} every
 * @property {number} problems
 * @property {{part: number, of: number}} shard
 * @property {readonly Summary[]} summaries
 */

/** @type {(summary: Summary) => number} */
export const countedOf = ({ counts }) => counts.forward.problems;

/**
 * The command that reproduces the count.
 * @param {{puzzle: string, fixed: string, heuristics: readonly string[], every: number, seed: number, most: number}} what
 */
export const commandOf = ({ puzzle, fixed, heuristics, every, seed, most }) =>
  [
    `rolling-cubes sweep ${puzzle} --fixed ${fixed}`,
    ...heuristics.map((pair) => `--heuristic ${pair}`),
    `--every ${every} --seed ${seed} --max-nodes ${most}`,
  ].join(' ');
