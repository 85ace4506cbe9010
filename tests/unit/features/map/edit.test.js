import { describe, expect, test } from 'vitest';
import * as edit from '../../../../www/features/map/edit.js';
import { Marker } from '../../../../www/features/map/marks.js';
import { costOf } from '../../../../www/features/map/places.js';
import { dotOf } from '../../../../www/features/map/save.js';
import { map as gallery } from '../../../../www/shared/puzzles/map.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { chance } from '../../../browser/mutants.js';
import { catalogue, map as readMap, Search, solve } from '../../engine.js';

const read = (/** @type {string} */ text) => readMap('', text);
const again = (/** @type {ReturnType<typeof read>} */ map) => read(edit.written(map));
const graphs = gallery.problems.small;

test('names of any script, and names that objects have, are the same once they are written and read', () => {
  const names = [
    'New York',
    'Saint-Denis',
    '東京',
    'กรุงเทพ',
    'दिल्ली',
    'Mu\u0308nchen',
    '__proto__',
    'constructor',
    'a > b',
  ];
  const rows = names.map((name, n) => `"${name}" -> "${names[(n + 1) % names.length]}" ${n + 1}`);
  const map = read(
    [
      ...rows,
      ...names.map((name, n) => `node "${name}" ${n} 0`),
      'start __proto__',
      `goal "${names[1]}"`,
    ].join('\n'),
  );
  expect(map.nodes.map(({ name }) => name)).toEqual(names.map((name) => name.normalize('NFC')));
  expect(again(map)).toEqual(map);
  expect(read(map.line ?? '')).toEqual(map);
  for (const { name } of map.nodes) expect(dotOf(map)).toContain(`"${name}"`);
  const way = solve({ puzzle: 'map', start: '', goal: map.line ?? '', algorithm: 'a-star' });
  expect(way.moves).toEqual(['constructor', 'a > b', 'New York', 'Saint-Denis']);
  expect(costOf(map, ['__proto__', ...way.moves])).toBe(way.cost);
  const choices = catalogue();
  const first = initialState(newGame(choices, 'map'));
  const state = {
    ...actions.problemsTaken(first, [{ start: '', goal: map.line ?? '' }], 'own'),
    moves: way.moves,
    at: 1,
  };
  const followed = opened(first, choices, readLink(linkOf(state)));
  expect(followed).toMatchObject({ moves: way.moves, at: 1 });
  expect(read(problemOf(followed).goal)).toEqual(map);
});

describe.each(graphs)('$name', ({ goal }) => {
  test('is the same map once it is written and read, as text and in one line', () => {
    const map = edit.placed(read(goal));
    expect(again(map)).toEqual(map.nodes.length > 0 ? { ...again(map), nodes: map.nodes } : map);
    expect(again(map)).toMatchObject({ edges: map.edges, start: map.start, goals: map.goals });
    // A written puzzle is its own text.
    expect(read(map.line ?? goal)).toEqual(read(goal));
  });

  test('is the same map after any edits that follow each other', () => {
    const random = chance(7);
    let map = edit.placed(read(goal));
    for (let turn = 0; turn < 60; turn += 1) {
      const [node, other] = [random(map.nodes.length), random(map.nodes.length)];
      const edge = random(Math.max(1, map.edges.length));
      const edits = [
        () => edit.withNode(map, random(30), random(30)),
        () => edit.moved(map, node, random(30), random(30)),
        () =>
          node === other || edit.edgeBetween(map, node, other) >= 0
            ? map
            : edit.connected(map, node, other),
        () => edit.cut(map, edge),
        () => edit.without(map, node),
        () => edit.changed(map, node, { h: random(9) }),
        () => edit.costing(map, edge, 1 + random(99)),
        () => edit.turned(map, edge),
        () => edit.startingAt(map, node),
        () => edit.aimedAt(map, node),
        () => edit.changed(map, node, { name: `N${turn}` }),
      ];
      map = edits[random(edits.length)]?.() ?? map;
      const { nodes, edges, start, goals } = again(map);
      const { nodes: placed, edges: kept, start: from, goals: to } = map;
      expect({ nodes, edges, start, goals: [...goals].sort() }).toEqual({
        nodes: placed,
        edges: kept,
        start: from,
        goals: [...to].sort(),
      });
    }
  });
});

test('an edge turns from both ways to one, to the other, and back', () => {
  const map = read('A - B 2, start A, goal B');
  const ways = (/** @type {typeof map} */ { edges }) =>
    edges.map(({ from, to, both }) => `${from}${both ? '-' : '>'}${to}`).join();
  const first = edit.turned(map, 0);
  const second = edit.turned(first, 0);
  expect([map, first, second, edit.turned(second, 0)].map(ways)).toEqual([
    '0-1',
    '0>1',
    '1>0',
    '0-1',
  ]);
});

test('the last goal and the start stay when their nodes are removed', () => {
  const map = read(edit.FRESH.nodes?.(1) ?? '');
  expect(edit.without(map, 0)).toBe(map);
  expect(edit.without(map, 1)).toBe(map);
  expect(edit.aimedAt(map, 1)).toBe(map);
});

test.each(['ground', 'maze', 'rooms'])(
  '%s: any strokes are the grid that their text is',
  (kind) => {
    const random = chance(5);
    let map = read(edit.FRESH[kind]?.(3) ?? '');
    for (let turn = 0; turn < 40; turn += 1) {
      const cells = Array.from({ length: 1 + random(8) }, () =>
        random(map.grid?.ground.length ?? 0),
      );
      const brush = /** @type {const} */ ([0, 1, 9, 'start', 'goal'])[random(5)] ?? 0;
      map = random(9) === 0 ? edit.turnedGrid(map) : edit.painted(map, cells, brush);
      const { grid, start, goals } = again(map);
      expect({ grid, start, goals }).toEqual({
        grid: map.grid,
        start: map.start,
        goals: map.goals,
      });
    }
  },
);

test('a wall cannot be painted on the start or a goal, and these cannot be put on a wall', () => {
  const map = read('grid 4\nS.#G');
  expect(edit.painted(map, [0, 1, 3], 0).grid?.ground).toEqual([1, 0, 0, 1]);
  expect(edit.painted(map, [2], 'start')).toBe(map);
  expect(edit.painted(map, [1, 2], 'goal')).toMatchObject({ goals: ['1.0'] });
});

describe.each(graphs)('marks on $name', ({ goal }) => {
  test.each(['a-star', 'uniform-cost', 'bfs'])(
    'are those of a step by step replay of %s',
    (algorithm) => {
      const request = { puzzle: 'map', start: '', goal, algorithm };
      const number = new Map(read(goal).nodes.map(({ name }, node) => [name, node]));
      const search = new Search(request);
      /** @type {Map<number, {g: number, h: number}>} */
      const least = new Map();
      for (let generated = 1; ; generated += 1) {
        if (search.snapshot().outcome !== 'running') break;
        search.seek(generated);
        const step = search.last_step();
        if (!step || step.node !== generated) break;
        const node = number.get(step.state) ?? -1;
        const before = least.get(node);
        if (!before || step.depth < before.g)
          least.set(node, { g: step.depth, h: step.estimate ?? 0 });
        const marker = new Marker(request);
        const { nodes, path } = marker.at(generated);
        const drawn = [...nodes].map(([node, { g, h }]) => [node, { g, h }]);
        expect(new Map(/** @type {any} */ (drawn))).toEqual(least);
        expect(path.at(-1)).toBe(node);
        expect(path).toHaveLength(step.moves.length + 1);
      }
      search.free();
      expect(least.size).toBeGreaterThan(2);
    },
  );
});

test.each([...gallery.problems.small, ...gallery.problems.noted])(
  '$name: a solution’s way costs what the search says',
  ({ goal }) => {
    const search = new Search({ puzzle: 'map', start: '', goal, algorithm: 'uniform-cost' });
    while (search.step(1e6));
    const { moves, cost } = search.snapshot();
    const map = read(goal);
    expect(costOf(map, [map.start, ...moves])).toBe(cost);
    search.free();
  },
);

test('DOT names each node, edge, cost, h, start and goal', () => {
  const dot = dotOf(
    read('node A 0 0 3\nnode B 2 1 1\nA -> B 2\nB - C 1\nnode C 4 0 0\nstart A\ngoal C'),
  );
  expect(dot).toBe(`digraph map {
  node [shape=circle]
  "A" [pos="0.00,0.00!", xlabel="h 3", style=filled]
  "B" [pos="4.00,-2.00!", xlabel="h 1"]
  "C" [pos="8.00,0.00!", xlabel="h 0", peripheries=2]
  "A" -> "B" [label="2"]
  "B" -> "C" [label="1", dir=none]
}
`);
});
