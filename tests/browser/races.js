// Random races as links, short enough to finish.

import fc from 'fast-check';
import { casesOf } from '../fuzz/chance.js';
import { answered } from '../fuzz/outcome.js';
import { request } from '../fuzz/problems.js';
import * as engine from '../unit/engine.js';

/** @import { Request } from '../../www/pkg/rolling_cubes.js' */
/** @import { Chance } from '../fuzz/chance.js' */

/**
 * Counts that every form of the engine reports.
 * @typedef {{length: number | null, generated: number, expanded: number, stored_peak: number}} Counts
 */

/** @param {Counts} told @returns {Counts} */
export const countsOf = ({ length, generated, expanded, stored_peak }) => ({
  ...{ length, generated, expanded, stored_peak },
});

/**
 * Up to six searches of a solvable problem with their counts in this engine; rarely none.
 * @param {number} seed @param {number} number
 */
export function randomRace(seed, number) {
  const [race] = fc.sample(casesOf(raceOf), { seed, path: String(number), numRuns: 1 });
  if (!race) throw new Error('a sample of nothing');
  return race;
}

/** @param {Chance} chance @returns {{link: string, counts: Counts[]}} */
function raceOf(chance) {
  const {
    puzzle = '',
    start = '',
    goal = '',
  } = /** @type {Record<string, string>} */ (request(chance));
  const answers = Array.from({ length: 12 }, () => {
    // A lane for another puzzle may have an unknown heuristic.
    const asked = { ...request(chance), puzzle, start, goal, unsolvable: false };
    const made = /** @type {Request} */ (/** @type {unknown} */ (asked));
    return { made, answer: answered(() => engine.solve(made)) };
  }).flatMap(({ made, answer }) => (answer ? [{ made, answer }] : []));
  const race = answers.slice(0, 6).map(({ made }) => {
    const { puzzle: _p, start: _s, goal: _g, unsolvable: _u, ...lane } = made;
    return lane;
  });
  if (race.length === 0) return { link: '', counts: [] };
  const { link } = engine.read_link(`puzzle=${puzzle}`);
  const [at, breaks] = [race.map(() => 0), race.map(() => ({}))];
  const text = engine.write_link({ ...link, puzzle, start, goal, race, at, breaks });
  return { link: text, counts: answers.slice(0, 6).map(({ answer }) => countsOf(answer)) };
}
