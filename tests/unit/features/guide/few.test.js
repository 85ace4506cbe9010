import { expect, test } from 'vitest';
import { fewDistances, LARGE } from '../../../../www/features/guide/few.js';
import { measure } from '../../../../www/features/guide/jobs.js';
import { traitsOf } from '../../../../www/shared/state/traits.js';
import { catalogue, play, Search } from '../../engine.js';

/** @import { Ask } from '../../../../www/features/guide/jobs.js' */

const cubes = catalogue().puzzles.find(({ name }) => name === 'cubes');
if (!cubes) throw new Error('there are no cubes');
const lane = cubes.opening.race.find((search) => traitsOf(search).sides > 1) ?? { algorithm: '' };
const { start, goal } = cubes.opening;
const problem = { puzzle: 'cubes', start, goal };

/** Positions of a deterministic random walk from the start. @param {number} count */
function wandered(count) {
  const positions = [start];
  for (let turn = 1; positions.length < count; turn += 1) {
    const { onward } = play('cubes', positions.at(-1) ?? start, goal, []);
    positions.push(onward[(turn * 7) % onward.length]?.state ?? start);
  }
  return positions;
}

test('a few searches find the distances of the table', () => {
  const guide = new Search({ ...problem, algorithm: 'ida-star', heuristic: 'exact' });
  while (guide.prepare(10_000_000));
  const states = [...new Set([goal, ...wandered(40)])];
  expect(states.length).toBeGreaterThan(15);
  expect(fewDistances({ ...problem, ...lane }, states, 2_000_000)).toEqual(
    Object.fromEntries(states.map((state) => [state, guide.estimate(state)])),
  );
});

test('a count over its limit has no distances', () => {
  const request = { ...problem, ...lane };
  expect(fewDistances(request, [start], 50_000)).toEqual({ [start]: 23 });
  expect(fewDistances(request, [start, start], 50_000)).toBeNull();
  expect(fewDistances(request, [start], 20_000)).toBeNull();
});

test('searches are tried where the table is large, and a puzzle’s own lane has one with two sides', () => {
  const large = catalogue().puzzles.filter((puzzle) => {
    const exact = puzzle.heuristics.find((heuristic) => heuristic.exact);
    if (!exact) return false;
    const { name, opening } = puzzle;
    const { start, goal } = opening;
    const asks = { puzzle: name, start, goal, algorithm: 'ida-star', heuristic: exact.name };
    return (new Search(asks).snapshot().table?.total ?? 0) >= LARGE;
  });
  expect(large.map(({ name }) => name)).toEqual(['cubes']);
  const { informed, sides, proves } = traitsOf(lane);
  expect([informed, sides, proves]).toEqual([false, 2, 'shortest']);
});

test('first positions are answered before there is a table, and a path and later positions from it', () => {
  /** @type {Ask[]} */
  const asks = [];
  const request = { ...problem, algorithm: 'ida-star', heuristic: 'exact' };
  const job = measure({ request, few: { ...problem, ...lane } }, asks);
  const answers = (/** @type {Ask} */ ask) => {
    asks.push(ask);
    const news = [];
    for (let { value } = job.next(); value; { value } = job.next()) news.push(value);
    return news;
  };
  expect(answers({ states: [start] })).toEqual([{ distances: { [start]: 23 } }]);
  const built = answers({ from: start });
  const percents = built.flatMap((news) => ('percent' in news ? [news.percent] : []));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(built).toHaveLength(percents.length + 1);
  const way = built.at(-1);
  if (!way || !('moves' in way)) throw new Error('no path');
  expect(way.moves).toHaveLength(23);
  const next = play('cubes', start, goal, way.moves).states[1] ?? '';
  expect(answers({ states: [next] })).toEqual([{ distances: { [next]: 22 } }]);
});
