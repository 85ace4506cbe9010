import { expect, test } from 'vitest';
import { freshLane } from '../../../www/state/state.js';
import { branchingPicture } from '../../../www/views/statistics/branching.js';
import { countersTable } from '../../../www/views/statistics/counters.js';
import { depthsPicture } from '../../../www/views/statistics/depths.js';
import { frontiersPicture, layersOf } from '../../../www/views/statistics/frontiers.js';
import { growthOf, iterationsPicture } from '../../../www/views/statistics/iterations.js';
import { searchName, sheetOf } from '../../../www/views/statistics/picture.js';
import { solve } from '../engine.js';

const PROBLEM = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const SEARCHES = [
  { algorithm: 'ida-star', heuristic: 'misplaced' },
  { algorithm: 'bidirectional-bfs' },
  { algorithm: 'bfs' },
  { algorithm: 'a-star', heuristic: 'colours', max_nodes: 50 },
];
const LANES = SEARCHES.map((search, id) => ({
  ...freshLane({ id, search }),
  phase: /** @type {const} */ ('ended'),
  snapshot: solve({ ...PROBLEM, ...search }),
}));

/** @param {import('../../../www/views/statistics/picture.js').Table} table */
const records = ({ columns, rows }) =>
  rows.map(({ spec, cells }) => ({
    lane: spec.id,
    ...Object.fromEntries(columns.map((column, n) => [column, Number(cells[n])])),
  }));

test('each counter’s numbers by depth add up to the lane’s total', () => {
  const rows = /** @type {Record<string, number>[]} */ (
    records(depthsPicture(LANES, 'pruned', true).table)
  );
  for (const { spec, snapshot } of LANES) {
    for (const counter of /** @type {const} */ ([
      'generated',
      'expanded',
      'duplicates',
      'pruned',
    ])) {
      const mine = rows.filter(({ lane }) => lane === spec.id);
      expect(mine.reduce((sum, row) => sum + (row[counter] ?? 0), 0)).toBe(snapshot[counter]);
    }
  }
});

test('new positions of all layers add up to those that a side has stored', () => {
  const sides = LANES[1]?.snapshot.sides ?? [];
  expect(sides).toHaveLength(2);
  for (const { depths, stored } of sides) {
    const layers = layersOf(depths, stored);
    expect(layers.reduce((sum, { count }) => sum + count, 0)).toBe(stored);
    expect(layers.every(({ count }) => count >= 0)).toBe(true);
  }
  // The first layers of the start are the first layers of a plain breadth-first search.
  const { series = [] } = /** @type {import('../../../www/views/figure/figure.js').Curves} */ (
    frontiersPicture(LANES, true).figure
  );
  const [start, goal, bfs] = series.map(({ points }) => points.map(({ y }) => y));
  const complete = sides[0]?.radius ?? 0;
  expect(start?.slice(0, complete + 1)).toEqual(bfs?.slice(0, complete + 1));
  // facts: from a corner 70 goal positions can be reached.
  expect(goal?.[0]).toBe(70);
});

test('growth is counted against the iteration before, and shared among the moves the bound was raised by', () => {
  const rows = [
    [3, 10],
    [5, 90],
    [6, 180],
  ].map(([bound = 0, generated = 0]) => ({
    bound,
    generated,
    expanded: 0,
    duplicates: 0,
    pruned: 0,
  }));
  expect(growthOf(rows)).toEqual([
    { growth: null, perMove: null },
    { growth: 9, perMove: 3 },
    { growth: 2, perMove: 2 },
  ]);
});

test('an iteration that was not run to its end is said to be so, and is no part of the growth’s curve', () => {
  const { figure } = iterationsPicture(LANES, 'growth', true, null);
  const [ida] = figure?.kind === 'curves' ? figure.series : [];
  expect(ida?.points.filter(({ open }) => open)).toEqual([ida?.points.at(-1)]);
  expect(ida?.line).toHaveLength((ida?.points.length ?? 0) - 1);
});

test('b* makes a uniform tree of as many positions, and is not known without a solution', () => {
  const { figure, table } = branchingPicture(LANES, { factor: 1.732, layers: 9, settled: true });
  const bars = figure?.kind === 'bars' ? figure.bars : [];
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  for (const { lane, value } of bars) {
    const { generated = 0, length = 0 } = LANES[lane]?.snapshot ?? {};
    const sum = Array.from({ length: length ?? 0 }, (_, n) => value ** (n + 1)).reduce(
      (a, b) => a + b,
      0,
    );
    expect(sum / generated).toBeCloseTo(1, 9);
  }
  expect(table.rows[3]?.cells[2]).toBeNull();
});

test('the table of counters has the engine’s own numbers, one row a lane', () => {
  const table = countersTable(LANES);
  const rows = records(table);
  for (const [n, { snapshot }] of LANES.entries()) {
    const {
      generated,
      expanded,
      evaluated,
      duplicates,
      pruned,
      stored,
      stored_peak,
      bytes,
      bytes_peak,
    } = snapshot;
    expect(rows[n]).toMatchObject({
      generated,
      expanded,
      evaluated,
      duplicates,
      pruned,
      stored,
      stored_peak,
      bytes,
      bytes_peak,
    });
  }
  expect(table.rows[3]?.cells[0]).toBe('limit nodes');
});

test('searches have the command line’s names in files, and each record ends with its link', () => {
  expect(searchName(SEARCHES[3] ?? { algorithm: '' })).toBe('a-star/colours:max-nodes=50');
  const { columns, rows } = sheetOf(countersTable(LANES), ({ spec }) => `link ${spec.id}`);
  expect(columns.slice(0, 2)).toEqual(['lane', 'search']);
  expect(columns.at(-1)).toBe('link');
  expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toContainEqual([
    2,
    'bidirectional-bfs',
    'link 1',
  ]);
});
