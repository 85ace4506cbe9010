// Races by chance, as links: any searches with any settings on any problem, such as end soon.

import fc from 'fast-check';
import { casesOf } from '../fuzz/chance.js';
import { answered } from '../fuzz/outcome.js';
import { request } from '../fuzz/problems.js';
import * as engine from '../unit/engine.js';

/** @import { Request } from '../../www/pkg/rolling_cubes.js' */
/** @import { Chance } from '../fuzz/chance.js' */

/** What a search has come to, as every form of the engine tells it. @typedef {{length: number | null, generated: number, expanded: number, stored_peak: number}} Counts */

/** Of all that is told what is compared. @param {Counts} told @returns {Counts} */
export const countsOf = ({ length, generated, expanded, stored_peak }) => ({
  ...{ length, generated, expanded, stored_peak },
});

/**
 * Up to six searches of one problem that can be solved, and their counts in this engine; none by little chance.
 * @param {number} seed
 * @param {number} number
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
    // The lane of one request on the problem of another: a heuristic of its own may be none of this puzzle's.
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
