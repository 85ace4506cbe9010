import { expect, test } from 'vitest';
import { posthocOf } from '../../../../www/features/trace/posthoc.js';
import { rowsOf } from '../../../../www/features/tree/export.js';
import { nodesOf } from '../../../../www/features/tree/map-nodes.js';
import { sheetOf } from '../../../../www/features/tree/views/tree-files.js';
import '../../engine.js';
import { traced } from './samples.js';

const END = { now: Number.POSITIVE_INFINITY, ended: true };
const TOWNS = {
  puzzle: 'map',
  start: '',
  goal: 'A/B:3,B/C:3,A/C:8,node:A:0:0:5,node:B:4:0:2,node:C:8:0:0,start:A,goal:C',
};
const GRID = { puzzle: 'map', start: '', goal: 'grid 4\nS#\n..\n.G' };

test('a tree of a map is written with names, and with costs as g', () => {
  const trace = traced({ ...TOWNS, algorithm: 'a-star', heuristic: 'by-hand' });
  const { columns, rows } = sheetOf(rowsOf(trace), '', nodesOf(TOWNS));
  expect(columns).toEqual(['node', 'name', 'parent', 'side', 'g', 'h', 'f', 'fate', 'link']);
  const named = rows.map(([, name, , , g, h, f]) => [name, g, h, f]);
  expect(named).toEqual([
    ['A', 0, 5, 5],
    ['B', 3, 2, 5],
    ['C', 8, 0, 8],
    ['C', 6, 0, 6],
  ]);
});

test.each([
  ['a map', TOWNS, ['A', 0, 0]],
  ['a grid', GRID, ['0.0', 0, 0]],
])('each event of the run on %s has its node and its place for Posthoc', (_, problem, first) => {
  const trace = traced({ ...problem, algorithm: 'uniform-cost' });
  const nodeOf = nodesOf(problem);
  /** @type {{events: {name: string, x: number, y: number, g: number}[]}} */
  const { events } = JSON.parse(posthocOf(trace, END, nodeOf));
  expect([events[0]?.name, events[0]?.x, events[0]?.y]).toEqual(first);
  const places = new Map(events.map(({ name, x, y }) => [name, [x, y]]));
  if (problem === GRID) {
    for (const [name, place] of places) expect(name).toBe(place.join('.'));
  } else
    expect([...places.values()]).toEqual([
      [0, 0],
      [4, 0],
      [8, 0],
    ]);
});
