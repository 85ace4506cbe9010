import { expect, test } from 'vitest';
import { Marker } from '../../../../www/features/map/marks.js';
import { placesOf } from '../../../../www/features/map/places.js';
import { nextIn, treePlaces } from '../../../../www/shared/draw/map.js';
import { GALLERY } from '../../../../www/shared/puzzles/gallery.js';
import { map as readMap, Search } from '../../engine.js';

const maps = [...GALLERY.small, ...GALLERY.noted].map(({ name = '', goal }) => ({ name, goal }));

test.each(maps)('$name: as many nodes are looked into as the search has expanded', ({ goal }) => {
  for (const algorithm of ['uniform-cost', 'a-star', 'bidirectional-bfs']) {
    const request = { puzzle: 'map', start: '', goal, algorithm };
    const search = new Search(request);
    const marker = new Marker(request);
    for (let more = true; more; ) {
      more = search.step(7);
      const { generated, expanded, sides } = search.snapshot();
      const { nodes } = marker.at(generated);
      const closed = [...nodes.values()].filter(({ state }) => state === 'closed').length;
      // The goal may be closed without being expanded, and what both sides know is one node.
      if (!sides) expect(Math.abs(closed - expanded), algorithm).toBeLessThanOrEqual(1);
      const parents = new Map([...nodes].map(([node, { parent }]) => [node, parent]));
      expect(treePlaces(parents).size).toBe(nodes.size);
    }
    marker.free();
    search.free();
  }
});

test('a run that goes back has the marks that it had', () => {
  const request = { puzzle: 'map', start: '', goal: maps[0]?.goal ?? '', algorithm: 'a-star' };
  const marker = new Marker(request);
  const at = (/** @type {number} */ generated) => [...marker.at(generated).nodes];
  const early = at(9);
  expect(at(20)).not.toEqual(early);
  expect(at(9)).toEqual(early);
  marker.free();
});

test('the round before of iterative deepening is kept apart', () => {
  const request = { puzzle: 'map', start: '', goal: maps[0]?.goal ?? '', algorithm: 'ida-star' };
  const search = new Search(request);
  while (search.step(1e6));
  const { generated, iterations } = search.snapshot();
  const [before, last] = iterations.slice(-2);
  const begin = generated - (last?.generated ?? 0);
  const marker = new Marker(request);
  const { nodes, ghost } = marker.at(generated, begin, begin - (before?.generated ?? 0));
  expect(ghost.size).toBeGreaterThan(0);
  expect(nodes.size).toBeLessThanOrEqual(last?.generated ?? 0);
  marker.free();
  search.free();
});

test('parents stand above the middle of their children', () => {
  const places = treePlaces(
    new Map([
      [0, -1],
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 2],
    ]),
  );
  expect([...places]).toEqual([
    [1, { x: 0, y: 1 }],
    [3, { x: 1, y: 2 }],
    [4, { x: 2, y: 2 }],
    [2, { x: 1.5, y: 1 }],
    [0, { x: 0.75, y: 0 }],
  ]);
});

test('arrow keys come to every town of a map', () => {
  const map = readMap('', maps[0]?.goal ?? '');
  const points = placesOf(map);
  const reached = new Set([0]);
  for (const from of reached)
    for (const [dx, dy] of /** @type {const} */ ([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]))
      reached.add(nextIn(points, from, dx, dy));
  expect(reached.size).toBe(map.nodes.length);
});
