import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../../www/features/map/places.js';
import {
  costText,
  fitted,
  overlap,
  placeLabels,
  sparse,
} from '../../../../www/shared/draw/labels.js';
import { GALLERY } from '../../../../www/shared/puzzles/gallery.js';
import { map as readMap, solve } from '../../engine.js';

/** Width, height and height of letters: two maps on a screen, presented, and a phone. */
const SIZES = [
  [402, 416, 12],
  [436, 552, 18],
  [366, 420, 12],
];

const graphs = [...GALLERY.small, ...GALLERY.noted]
  .map(({ name = '', goal }) => ({ name, goal, map: readMap('', goal) }))
  .filter(({ map }) => !map.grid);

/** @param {(typeof graphs)[number]} graph @param {number[]} size */
function sheetOf({ goal, map }, [width = 0, height = 0, em = 0]) {
  const { moves = [] } = solve({ puzzle: 'map', start: '', goal, algorithm: 'uniform-cost' });
  const way = [map.start, ...(moves ?? [])];
  const name = (/** @type {number} */ node) => map.nodes[node]?.name ?? '';
  const isOn = (/** @type {string} */ one, /** @type {string} */ other) =>
    Math.abs(way.indexOf(one) - way.indexOf(other)) === 1 &&
    way.includes(one) &&
    way.includes(other);
  return {
    points: fitted(placesOf(map), { width, height }, em),
    nodes: map.nodes.map(({ name }) => ({ name, sub: '000 + 000' })),
    roads: map.edges.map(({ from, to, cost }) => ({
      from,
      to,
      cost: costText(map, cost),
      kept: isOn(name(from), name(to)),
    })),
    size: { width, height },
    em,
    radius: em / 2,
  };
}

describe.each(graphs)('$name', (graph) => {
  test.each(SIZES)('no label lies over another on %i×%i with letters of %i px', (...size) => {
    const sheet = sheetOf(graph, size);
    const { names, costs } = placeLabels(sheet);
    const all = [
      ...names.map(({ box }, n) => ({ ...box, text: sheet.nodes[n]?.name })),
      ...costs.map((box, n) => ({ ...(box ?? { x: 0, y: 0, w: 0, h: 0 }), text: `road ${n}` })),
    ];
    const over = all.flatMap((one, n) =>
      all
        .slice(n + 1)
        .flatMap((other) => (overlap(one, other) > 0 ? [`${one.text} ${other.text}`] : [])),
    );
    expect(over).toEqual([]);
    const outside = all.filter(
      ({ x, y, w, h }) => x < 0 || y < 0 || x + w > sheet.size.width || y + h > sheet.size.height,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    // The way keeps its costs.
    if (sheet.em === 12)
      for (const [n, { kept }] of sheet.roads.entries())
        if (kept && sheet.roads[n]?.cost) expect(costs[n]).not.toBeNull();
  });
});

test('labels stand at the same places each time', () => {
  for (const graph of graphs) {
    const sheet = sheetOf(graph, SIZES[0] ?? []);
    expect(placeLabels(sheet)).toEqual(placeLabels(sheet));
  }
});

test('labels of a large map are placed at once, and numbers give way', () => {
  const points = Array.from({ length: 150 }, (_, n) => ({
    x: 40 + (n % 15) * 25,
    y: 20 + Math.floor(n / 15) * 40,
  }));
  const { names } = placeLabels({
    points,
    nodes: points.map((_, n) => ({ name: `${n}`, sub: '000 + 000' })),
    roads: points.slice(1).map((_, n) => ({ from: n, to: n + 1, cost: '12', kept: false })),
    ...{ size: { width: 440, height: 440 }, em: 12, radius: 6 },
  });
  expect(names).toHaveLength(150);
  const over = names.filter(({ box }, n) =>
    names.some(({ box: other }, m) => n !== m && overlap(box, other) > 0),
  );
  expect(over.length).toBeLessThan(10);
});

test('names of positions stand where nodes leave room, and long ones nowhere', () => {
  const shown = (/** @type {number} */ count, /** @type {number} */ letters) => {
    const nodes = Array.from({ length: count }, (_, n) => ({
      name: `${n}`.padStart(letters, '0'),
      sub: '',
    }));
    const way = nodes.slice(0, 8).map(({ name }) => name);
    const size = { width: 300, height: 300 };
    const sheet = { points: [], nodes, roads: [], size, em: 12, radius: 6 };
    return sparse(sheet, way).nodes.filter(({ name }) => name).length;
  };
  expect(shown(10, 4)).toBe(10);
  expect(shown(40, 4)).toBe(8);
  expect(shown(90, 4)).toBe(2);
  expect(shown(900, 4)).toBe(2);
  expect(shown(10, 26)).toBe(0);
});
