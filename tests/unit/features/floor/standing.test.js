import { expect, test } from 'vitest';
import { aboveFloor } from '../../../../www/features/floor/above.js';
import { standingsOf, TELLING_NO_MORE } from '../../../../www/features/floor/standing.js';
import { countersTable } from '../../../../www/features/statistics/counters.js';
import { choiceOf } from '../../../../www/shared/state/games.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Search } from '../../engine.js';
import { measured } from './measured.js';

/** @import { Search as Wanted, State } from '../../../../www/shared/state/state.js' */

const choices = catalogue();

/** @param {{puzzle: string, start: string, goal: string}} problem @param {Wanted} wanted */
function ended(problem, wanted) {
  const search = new Search({ ...problem, ...wanted });
  while (search.prepare(1e9));
  search.step(5e6);
  const snapshot = search.snapshot();
  search.free();
  return {
    ...freshLane({ id: 0, search: wanted }),
    phase: /** @type {const} */ ('ended'),
    snapshot,
  };
}

const TILES = { puzzle: 'tiles', start: '125806734', goal: '123456780' };
const TOYS = { puzzle: 'toys', start: '1111000011100010', goal: '1010010110100101' };
const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRBERB' };

/** Searches with a proof, with a heuristic if they use one. @param {string} heuristic @returns {Wanted[]} */
const proving = (heuristic) =>
  choices.algorithms
    .filter(({ proves }) => proves === 'shortest')
    .map(({ name, informed, needs }) => ({
      algorithm: name,
      ...(informed ? { heuristic } : {}),
      ...(needs ? { [needs.one_of[0] ?? '']: 31 } : {}),
    }));

test('each setting says whether a search knows more by it than its class does', () => {
  const names = choices.settings.map(({ name }) => name);
  expect(names.filter((name) => !TELLING_NO_MORE.has(name))).toEqual(['perimeter']);
});

/** @type {[typeof TILES, string, string][]} */
const MEASURED = [
  [TILES, 'tiles-3', 'manhattan'],
  [TILES, 'tiles-3', 'blind'],
  [TOYS, 'toys', 'half-mismatch'],
  [TOYS, 'toys', 'blind'],
];

test.each(MEASURED)(
  'no search that proves does with less than its floor: %o %s %s',
  (problem, key, heuristic) => {
    const puzzle = choiceOf(choices, key);
    const { start, goal } = problem;
    const counts = measured(problem.puzzle, start, goal, heuristic, heuristic);
    const lanes = proving(heuristic).map((wanted) => ended(problem, wanted));
    const solved = lanes.filter(({ snapshot }) => snapshot.outcome === 'solved');
    const standings = standingsOf({ lanes: solved }, puzzle, counts);
    // Searches without a heuristic are compared if none was measured.
    const names = standings.map(({ spec }) => spec.search.algorithm);
    expect(names).toContain('a-star');
    expect(names.includes('bidirectional-bfs')).toBe(heuristic === 'blind');
    for (const { spec, expanded, floor, times } of standings) {
      expect(expanded, spec.search.algorithm).toBeGreaterThanOrEqual(floor);
      expect(times).toBe(floor > 0 ? expanded / floor : null);
    }
  },
);

test('only what has proved its solution shortest, with the heuristics that were measured, is compared', () => {
  const puzzle = choiceOf(choices, 'tiles-3');
  const { start, goal } = TILES;
  const counts = measured('tiles', start, goal, 'manhattan', 'manhattan');
  const of = (/** @type {Wanted} */ wanted) =>
    standingsOf({ lanes: [ended(TILES, wanted)] }, puzzle, counts).length;
  const aStar = { algorithm: 'a-star', heuristic: 'manhattan' };
  expect(of(aStar)).toBe(1);
  expect(of({ algorithm: 'a-star' })).toBe(1);
  expect(of({ ...aStar, order: 'ULDR' })).toBe(1);
  expect(of({ ...aStar, heuristic: 'misplaced' })).toBe(0);
  expect(of({ ...aStar, max_nodes: 10 })).toBe(0);
  expect(of({ algorithm: 'bfs' })).toBe(0);
  // A search with possibly more knowledge than was measured is not compared.
  const lane = ended(TILES, aStar);
  const search = /** @type {Wanted} */ ({ ...aStar, perimeter: 3 });
  expect(standingsOf({ lanes: [{ ...lane, spec: { id: 0, search } }] }, puzzle, counts)).toEqual(
    [],
  );
});

test('above a floor of nothing there is no number of times', () => {
  const { start, goal } = TOYS;
  const counts = measured('toys', start, goal, 'matching', 'matching');
  expect(counts.cover).toBe(0);
  const lane = ended(TOYS, { algorithm: 'a-star', heuristic: 'matching' });
  const [standing] = standingsOf({ lanes: [lane] }, choiceOf(choices, 'toys'), counts);
  expect(standing).toMatchObject({ floor: 0, times: null });
});

test('the weakest heuristic stands for one that a puzzle has not backward', () => {
  const { start, goal } = CUBES;
  const puzzle = choiceOf(choices, 'cubes');
  const counts = measured('cubes', start, goal, 'misplaced', 'blind');
  const lane = ended(CUBES, { algorithm: 'a-star', heuristic: 'misplaced' });
  const [standing] = standingsOf({ lanes: [lane] }, puzzle, counts);
  expect(standing?.floor).toBe(counts.cover);
  expect(standing?.times).toBeGreaterThanOrEqual(1);
});

test('on its card and in files a lane has the floor of its problem, once that is measured', () => {
  const puzzle = choiceOf(choices, 'tiles-3');
  const { start, goal } = TILES;
  const counts = measured('tiles', start, goal, 'manhattan', 'manhattan');
  const lanes = ['manhattan', 'misplaced'].map((heuristic, id) => {
    const lane = ended(TILES, { algorithm: 'a-star', heuristic });
    return { ...lane, spec: { ...lane.spec, id } };
  });
  const standings = standingsOf({ lanes }, puzzle, counts);
  const { columns, rows } = countersTable(lanes, standings);
  expect(columns.slice(-2)).toEqual(['floor', 'times_floor']);
  const expanded = lanes[0]?.snapshot.expanded ?? 0;
  expect(rows.map(({ cells }) => cells.slice(-2))).toEqual([
    [counts.cover, expanded / counts.cover],
    [null, null],
  ]);
  expect(countersTable(lanes).rows[0]?.cells.slice(-2)).toEqual([null, null]);

  const report = { complete: true, expanded: 0, generated: 0, floor: counts };
  const state = /** @type {State} */ (/** @type {unknown} */ ({ lanes, floor: { report } }));
  expect(aboveFloor(state, puzzle, 0)).toBe(
    `${(expanded / counts.cover).toFixed(2)} × the lower limit knowing f and g`,
  );
  expect(words.floor.above(2, { consistency: true, parity: true })).toBe(
    '2.00 × the lower limit using consistency and parity',
  );
  expect(aboveFloor(state, puzzle, 1)).toBe('');
  const unmeasured = /** @type {typeof state} */ ({ ...state, floor: { report: null } });
  expect(aboveFloor(unmeasured, puzzle, 0)).toBe('');
});

test('NBS expands below C* at most what it promises, and no other search promises any', () => {
  for (const [start, goal] of [
    ['867254301', '123456780'],
    ['724506831', '012345678'],
    [TILES.start, TILES.goal],
  ]) {
    const problem = { puzzle: 'tiles', start: start ?? '', goal: goal ?? '' };
    const counts = measured('tiles', problem.start, problem.goal, 'manhattan', 'manhattan');
    const lanes = ['nbs', 'mm', 'a-star'].map((algorithm) =>
      ended(problem, { algorithm, heuristic: 'manhattan' }),
    );
    const [nbs, ...others] = standingsOf({ lanes }, choiceOf(choices, 'tiles-3'), counts);
    const { times, below } = nbs?.promised ?? { times: 0, below: 0 };
    expect(times).toBe(2);
    expect(below).toBeGreaterThanOrEqual(counts.cover);
    expect(below).toBeLessThanOrEqual(2 * counts.cover);
    expect(below).toBeLessThanOrEqual(nbs?.expanded ?? 0);
    expect(others.map(({ promised }) => promised)).toEqual([null, null]);
    expect(words.floor.promise(times, below, 2 * counts.cover)).toContain('at most 2 times');
  }
});
