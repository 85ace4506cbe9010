import { describe, expect, test, vi } from 'vitest';
import { compare } from '../../../www/features/quality/jobs.js';
import { extentOf } from '../../../www/features/quality/state.js';
import { naiveLayers, tilesNext, toysNext } from '../atlas/naive.js';
import { catalogue, Search, solve } from '../engine.js';

/** @import { QualityReport } from '../../../www/pkg/rolling_cubes.js' */

// Whole spaces are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** @typedef {{heuristic: string, report: QualityReport}} News */

/** @type {(puzzle: string, start: string, goal: string, heuristics: readonly string[]) => News[]} */
const hear = (puzzle, start, goal, heuristics) => [
  ...compare({ puzzle, start, goal, heuristics, touched: null }),
];

/** @type {(heard: readonly News[]) => Record<string, QualityReport>} */
const reportsOf = (messages) =>
  Object.fromEntries(messages.map(({ heuristic, report }) => [heuristic, report]));

/** @type {(text: string, label: string) => [column: number, row: number]} */
const placeOf = (text, label) => [text.indexOf(label) % 3, Math.floor(text.indexOf(label) / 3)];

/** Any eight of nine tiles may be in play. @type {(goal: string) => string[]} */
const tilesOf = (goal) => [...goal].filter((label) => label !== '0');

/** @type {Record<string, (text: string, goal: string) => number>} */
const ESTIMATES = {
  blind: () => 0,
  'half-mismatch': (text, goal) => [...text].filter((one, n) => one !== goal[n]).length / 2,
  misplaced: (text, goal) =>
    tilesOf(goal).filter((tile) => text.indexOf(tile) !== goal.indexOf(tile)).length,
  manhattan: (text, goal) =>
    tilesOf(goal)
      .map((tile) => [placeOf(text, tile), placeOf(goal, tile)])
      .map(([[x = 0, y = 0] = [], [u = 0, v = 0] = []]) => Math.abs(x - u) + Math.abs(y - v))
      .reduce((sum, way) => sum + way, 0),
};

/** @type {(layers: readonly (readonly string[])[], estimate: (text: string) => number) => {error: number, cells: Map<string, number>}} */
function naively(layers, estimate) {
  let [sum, states] = [0, 0];
  /** @type {Map<string, number>} */
  const cells = new Map();
  for (const [distance, layer] of layers.entries()) {
    for (const text of layer) {
      const h = estimate(text);
      sum += distance - h;
      states += 1;
      cells.set(`${h} ${distance}`, (cells.get(`${h} ${distance}`) ?? 0) + 1);
    }
  }
  return { error: sum / states, cells };
}

describe('mean errors and counts are those of a search with strings', () => {
  test.each([
    ['toys', '1111000011100010', '1010010110100101', toysNext, ['blind', 'half-mismatch']],
    ['tiles', '867254301', '123456780', tilesNext, ['blind', 'misplaced', 'manhattan']],
  ])('%s', (puzzle, start, goal, next, heuristics) => {
    const layers = naiveLayers(goal, next);
    const reports = reportsOf(hear(puzzle, start, goal, heuristics));
    for (const heuristic of heuristics) {
      const { error, cells } = naively(layers, (text) => ESTIMATES[heuristic]?.(text, goal) ?? 0);
      const report = reports[heuristic];
      expect(report?.mean_error).toBeCloseTo(error, 9);
      const counted = report?.cells.map(
        ([h, d, count]) => /** @type {const} */ ([`${h} ${d}`, count]),
      );
      expect(new Map(counted)).toEqual(cells);
    }
  });
});

test('each heuristic is told of in its turn, growing, and the exact one errs nowhere', () => {
  const puzzle = catalogue().puzzles.find(({ name, side }) => name === 'tiles' && side === 3);
  const names = puzzle?.heuristics.map(({ name }) => name) ?? [];
  const messages = hear('tiles', '867254301', '123456780', names);
  const turns = messages.map(({ heuristic }) => heuristic);
  expect([...new Set(turns)]).toEqual(names);
  expect(turns).toEqual([...turns].sort((a, b) => names.indexOf(a) - names.indexOf(b)));
  const reports = reportsOf(messages);
  expect(reports.exact?.mean_error).toBe(0);
  const errors = names.map((name) => reports[name]?.mean_error ?? Number.NaN);
  expect(errors).toEqual([...errors].sort((a, b) => b - a));
});

test('maps that are compared share their axes and colours', () => {
  const { blind, 'half-mismatch': half } = reportsOf(
    hear('toys', '1111000011100010', '1010010110100101', ['blind', 'half-mismatch']),
  );
  if (!blind || !half) throw new Error('no reports');
  const most = Math.max(...[...blind.cells, ...half.cells].map(([, , count]) => count));
  const farthest = naiveLayers('1010010110100101', toysNext).length - 1;
  expect(extentOf([blind, half])).toEqual({ distance: farthest, count: most });
  expect(extentOf([])).toEqual({ distance: 0, count: 0 });
});

test.each([
  ['bfs', undefined],
  ['ida-star', 'misplaced'],
  ['bidirectional-bfs', undefined],
])(
  'of a search by %s, what it has generated is compared, each position once',
  (algorithm, heuristic) => {
    const problem = { puzzle: 'tiles', start: '123069478', goal: '123406789' };
    const request = { ...problem, algorithm, ...(heuristic ? { heuristic } : {}) };
    const { generated } = solve(request);
    // Generated positions by a second run, node by node.
    const search = new Search(request);
    /** @type {Set<string>} */
    const touched = new Set();
    while (search.step(1)) touched.add(search.last_step()?.state ?? '');
    touched.add(search.last_step()?.state ?? '');
    const layers = naiveLayers(problem.goal, tilesNext).map((layer) =>
      layer.filter((text) => touched.has(text)),
    );
    const { error, cells } = naively(
      layers,
      (text) => ESTIMATES.manhattan?.(text, problem.goal) ?? 0,
    );
    const touchedBy = { request, nodes: generated };
    const reports = [...compare({ ...problem, heuristics: ['manhattan'], touched: touchedBy })];
    const report = reports.at(-1)?.report;
    if (!report) throw new Error('there is a report');
    expect(report).toMatchObject({ complete: true, states: touched.size });
    expect(report.mean_error).toBeCloseTo(error, 9);
    const counted = report.cells.map(([h, d, n]) => /** @type {const} */ ([`${h} ${d}`, n]));
    expect(new Map(counted)).toEqual(cells);
  },
);
