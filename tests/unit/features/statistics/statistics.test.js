import { describe, expect, test } from 'vitest';
import { branchingPicture } from '../../../../www/features/statistics/branching.js';
import { countersTable } from '../../../../www/features/statistics/counters.js';
import { depthsPicture } from '../../../../www/features/statistics/depths.js';
import { frontiersPicture, layersOf } from '../../../../www/features/statistics/frontiers.js';
import { growthOf, iterationsPicture } from '../../../../www/features/statistics/iterations.js';
import { memoryPicture } from '../../../../www/features/statistics/memory.js';
import { pictureOf } from '../../../../www/features/statistics/pictures.js';
import { picturesOf } from '../../../../www/features/statistics/state.js';
import { draw } from '../../../../www/shared/draw/draw.js';
import { sheetOf } from '../../../../www/shared/draw/picture.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { laneTexts } from '../../../../www/shared/state/lane-text.js';
import { standingOf } from '../../../../www/shared/state/standing.js';
import { freshGame, freshLane, initialState } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, map as readMap, solve } from '../../engine.js';
import { INK } from '../../shared/draw/ink.js';
import { costsFrom, waysOf } from '../map/naive.js';

/** @import { Curves } from '../../../../www/shared/draw/figure.js' */
/** @import { Table } from '../../../../www/shared/draw/picture.js' */
/** @import { LaneState } from '../../../../www/shared/state/state.js' */

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

const COUNTERS = /** @type {const} */ (['generated', 'expanded', 'duplicates', 'pruned']);

/** @param {Table} table */
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
    for (const counter of COUNTERS) {
      const mine = rows.filter(({ lane }) => lane === spec.id);
      expect(mine.reduce((sum, row) => sum + (row[counter] ?? 0), 0)).toBe(snapshot[counter]);
    }
  }
});

test('the two sides of a bidirectional search are two curves, each with its name and in the files', () => {
  const { figure, table } = depthsPicture(LANES, 'generated', true);
  const series = figure?.kind === 'curves' ? figure.series : [];
  expect(series.map(({ name, lane, second = false }) => [name, lane, second])).toEqual([
    ['IDA* · misplaced', 0, false],
    ['Bidirectional BFS, from the start', 1, false],
    ['Bidirectional BFS, from the goal', 1, true],
    ['BFS', 2, false],
    ['A* · colours · limit 50 nodes', 3, false],
  ]);
  const sides = LANES[1]?.snapshot.sides ?? [];
  for (const [n, { depths }] of sides.entries()) {
    expect(series[n + 1]?.points.map(({ x, y }) => [x, y])).toEqual(
      depths.map(({ depth, generated }) => [depth, generated]),
    );
  }
  const { columns, rows } = sheetOf(
    table,
    () => '',
    () => '',
  );
  expect(columns.slice(0, 4)).toEqual(['lane', 'search', 'side', 'depth']);
  const told = rows.filter(([lane]) => lane === 2).map(([, , side, depth]) => [side, depth]);
  expect(told).toEqual(
    sides.flatMap(({ depths }, n) =>
      depths.map(({ depth }) => [n === 0 ? 'start' : 'goal', depth]),
    ),
  );
  expect(rows.filter(([lane]) => lane === 1).every(([, , side]) => side === 'start')).toBe(true);
});

test('new positions of all layers add up to those that a side has stored', () => {
  const sides = LANES[1]?.snapshot.sides ?? [];
  expect(sides).toHaveLength(2);
  for (const { depths, stored } of sides) {
    const layers = layersOf(depths, stored);
    expect(layers.reduce((sum, { count }) => sum + count, 0)).toBe(stored);
    expect(layers.every(({ count }) => count >= 0)).toBe(true);
  }
  // The start's first layers equal those of a plain breadth-first search.
  const { series = [] } = /** @type {Curves} */ (frontiersPicture(LANES, true).figure);
  const [start, goal, bfs] = series.map(({ points }) => points.map(({ y }) => y));
  const complete = sides[0]?.radius ?? 0;
  expect(start?.slice(0, complete + 1)).toEqual(bfs?.slice(0, complete + 1));
  // From a corner 70 goal positions are reachable.
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

test('a heuristic’s tables are counted: in the table of counters, and as the ground of the curve of memory', () => {
  const [, , , a] = LANES;
  if (!a) throw new Error('there is no such lane');
  const { table } = a.snapshot;
  const bytes = table?.bytes ?? 0;
  expect(bytes).toBeGreaterThan(100_000);
  const timed = { ...a, time: 1.26, tableTime: 8.04 };
  const { columns, rows } = countersTable([timed, ...LANES.slice(0, 1)]);
  const cell = (/** @type {number} */ row, /** @type {string} */ name) =>
    rows[row]?.cells[[...columns].map(String).indexOf(name)];
  expect(['table_bytes', 'table_time', 'time'].map((name) => cell(0, name))).toEqual([
    bytes,
    8,
    1.3,
  ]);
  expect(['table_bytes', 'table_time'].map((name) => cell(1, name))).toEqual([null, null]);

  const samples = [
    { nodes: 1, time: 0, stored: 1, bytes: 100, depth: 0 },
    { nodes: 50, time: 1, stored: 40, bytes: 4000, depth: 3 },
  ];
  const lanes = [
    { ...timed, samples },
    { ...LANES[0], samples },
  ];
  const picture = memoryPicture(/** @type {any} */ (lanes), true);
  const series = picture.figure?.kind === 'curves' ? picture.figure.series : [];
  expect(series.map(({ ground }) => ground)).toEqual([bytes, undefined]);
  expect(series.map(({ line = [] }) => line.map(({ y }) => y))).toEqual([
    [bytes + 100, bytes + 4000],
    [100, 4000],
  ]);
  expect(series.map(({ points }) => points[0]?.said)).toEqual([
    '3.91 KiB + 173 KiB table after 50 positions',
    '3.91 KiB after 50 positions',
  ]);
  expect(picture.table.rows.map(({ cells }) => cells[4])).toEqual([bytes, bytes, null, null]);
  const size = { width: 600, height: 300, rem: 16 };
  const grounds = draw(/** @type {any} */ (picture.figure), size, INK).shapes.filter(
    ({ attributes }) => attributes['fill-opacity'] === 0.14,
  );
  expect(grounds).toHaveLength(1);
});

test('before a picture there is something to run, or to wait for, or neither', () => {
  const lane = freshLane({ id: 0, search: { algorithm: 'bfs' } });
  /** @type {Record<string, LaneState['phase'][]>} */
  const standings = {
    ready: ['ready'],
    running: ['running', 'waiting', 'away'],
    over: ['ended', 'failed'],
  };
  for (const [standing, phases] of Object.entries(standings))
    for (const phase of phases) expect(standingOf([{ ...lane, phase }]), phase).toBe(standing);
});

test('the table of counters has the engine’s own numbers, one row a lane', () => {
  const table = countersTable(LANES);
  const rows = /** @type {Record<string, number>[]} */ (records(table));
  const sizes = /** @type {const} */ (['stored', 'stored_peak', 'bytes', 'bytes_peak']);
  for (const [n, { snapshot }] of LANES.entries())
    for (const name of /** @type {const} */ ([...COUNTERS, 'evaluated', ...sizes]))
      expect(rows[n]?.[name], name).toBe(snapshot[name]);
  expect(table.rows[3]?.cells[0]).toBe('limit nodes');
});

test('a link of a large map is in the first of its records alone', () => {
  const long = (/** @type {number} */ n) => `${n} ${'A/B:3,'.repeat(400)}`;
  const links = [long(1), long(1), long(2), long(1)];
  const { rows } = sheetOf(countersTable(LANES), String, () => links.shift() ?? '');
  expect(rows.map((row) => row.at(-1))).toEqual([long(1), null, long(2), null]);
});

test('searches have the command line’s names in files, and each record ends with its link', () => {
  const { start, goal } = PROBLEM;
  const textOf = laneTexts(initialState(freshGame('cubes', [{ start, goal }], 0, [])));
  const { columns, rows } = sheetOf(countersTable(LANES), textOf, ({ spec }) => `link ${spec.id}`);
  expect(columns.slice(0, 2)).toEqual(['lane', 'search']);
  expect(columns.at(-1)).toBe('link');
  expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
    [1, 'ida-star/misplaced', 'link 0'],
    [2, 'bidirectional-bfs', 'link 1'],
    [3, 'bfs', 'link 2'],
    [4, 'a-star/colours:max-nodes=50', 'link 3'],
  ]);
  // As the engine writes them: in table order, without defaults, with all hyphens.
  for (const [search, text] of /** @type {const} */ ([
    [{ algorithm: 'a-star', heuristic: 'misplaced', ties: 'high-g' }, 'a-star/misplaced'],
    [
      { algorithm: 'a-star', heuristic: 'misplaced', ties: 'low-g', order: 'ULRD' },
      'a-star/misplaced:order=ULRD:ties=low-g',
    ],
    [
      { max_nodes: 7, deepen: 'by-one', algorithm: 'ida-star', heuristic: 'misplaced' },
      'ida-star/misplaced:deepen=by-one:max-nodes=7',
    ],
    [{ algorithm: 'ida-star', heuristic: 'max(misplaced,1)' }, 'ida-star/max(misplaced,1)'],
  ])) {
    expect(textOf({ id: 0, search })).toBe(text);
  }
});

test('a solution that is not proved a shortest one is found, and not solved, in the files as on the command line', () => {
  const proofs = ['a-star', 'weighted-a-star', 'greedy'].map((algorithm, id) => {
    const search = { algorithm, heuristic: 'misplaced' };
    return {
      ...freshLane({ id, search }),
      phase: /** @type {const} */ ('ended'),
      snapshot: solve({ ...PROBLEM, ...search }),
    };
  });
  const { columns, rows } = countersTable(proofs);
  const outcome = columns.indexOf('outcome');
  expect(rows.map(({ cells }) => cells[outcome])).toEqual(['solved', 'found', 'found']);
  expect(words.statistics.cells.outcome('found')).toBe('found');
});

describe('on a map', () => {
  // The direct edge is one move and costs more than the way of three.
  const goal = 'A -> B 50\nA - C 7\nC - D 8\nD - B 9\nstart A\ngoal B';
  const ways = waysOf(readMap('', goal));
  const lanesOf = (/** @type {readonly string[]} */ algorithms) =>
    algorithms.map((algorithm, id) => ({
      ...freshLane({ id, search: { algorithm } }),
      phase: /** @type {const} */ ('ended'),
      snapshot: solve({ puzzle: 'map', start: '', goal, algorithm }),
    }));
  const lanes = lanesOf(['uniform-cost', 'bfs', 'a-star', 'mm']);
  const say = words.statistics;

  test('a chart by depth has one unit in few steps, its title names it, and lanes of another unit are named', () => {
    const { figure, table, note } = depthsPicture(lanes, 'expanded', false);
    if (figure?.kind !== 'curves') throw new Error('it is drawn');
    expect([figure.title, figure.x.label]).toEqual([
      say.depths.title.cost('expanded', 5),
      say.depths.x.cost,
    ]);
    // By g the expanded nodes of uniform-cost search are at their distances.
    const [first] = figure.series;
    const at = first?.points.flatMap(({ x, y }) => (y > 0 ? [x] : []));
    const distances = [...costsFrom(ways, 'A').values()].sort((a, b) => a - b);
    expect(at).toEqual(distances.slice(0, -1).map((cost) => cost - (cost % 5)));
    expect(first?.points.reduce((sum, { y }) => sum + y, 0)).toBe(lanes[0]?.snapshot.expanded);
    expect(new Set(figure.series.map(({ lane }) => lane))).toEqual(new Set([0, 2, 3]));
    expect(note).toBe(say.inMoves(['BFS']));
    expect(table.columns.slice(0, 3)).toEqual(['side', 'depth', 'g']);
    for (const { spec, cells } of table.rows)
      expect([cells[1] === null, cells[2] === null]).toEqual([spec.id !== 1, spec.id === 1]);
  });

  test('a chart of lanes that count by moves says moves', () => {
    const { figure, note } = depthsPicture(lanesOf(['bfs']), 'expanded', false);
    if (figure?.kind !== 'curves') throw new Error('it is drawn');
    expect([figure.x.label, note]).toEqual([say.depths.x.moves, '']);
    expect(figure.series[0]?.points.map(({ x }) => x)).toEqual([0, 1]);
  });

  test('every picture that is offered is drawn', () => {
    const map = initialState(newGame(catalogue(), 'map'));
    for (const picture of picturesOf(true)) {
      const state = { ...map, lanes, statistics: { ...map.statistics, picture } };
      const { figure, table, empty } = pictureOf(state);
      expect(figure ?? (table.rows.length > 0 || empty), picture).toBeTruthy();
    }
  });

  test('bounds on cost and on moves are no one axis either', () => {
    const deepening = lanesOf(['ida-star', 'iddfs']);
    const { figure, note } = iterationsPicture(deepening, 'generated', false, null, true);
    if (figure?.kind !== 'curves') throw new Error('it is drawn');
    expect(figure.x.label).toBe(say.iterations.x.cost);
    expect(figure.series.map(({ points }) => points.at(-1)?.x)).toEqual([24]);
    expect(note).toBe(say.inMoves(['IDDFS']));
    const moves = iterationsPicture(deepening.slice(1), 'generated', false, null, true).figure;
    expect(moves?.kind === 'curves' && moves.x.label).toBe(say.iterations.x.moves);
  });
});
