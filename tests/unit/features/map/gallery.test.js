import { describe, expect, test } from 'vitest';
import { isAsked, isInformed } from '../../../../www/features/map/asked.js';
import { STOPS, slid, weighedAs, weightOf } from '../../../../www/features/map/weights.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { catalogue, map as readMap, Search, solve } from '../../engine.js';
import { cheapest, costsFrom, waysOf } from './naive.js';
import '../../../../www/shared/words/whole.js';

const choices = catalogue();
const first = initialState(newGame(choices, 'map'));
const names = first.problems.map(({ name = '' }) => name.slice(4));

/** The state with a map of the gallery. @param {string} name */
const chosen = (name) => actions.problemChosen(first, names.indexOf(name));
/** @param {string} name */
const mapOf = (name) => readMap('', problemOf(chosen(name)).goal);
/** Results of the race of a map, by algorithm. @param {string} name */
const raced = (name) => {
  const { goal } = problemOf(chosen(name));
  return Object.fromEntries(
    chosen(name).lanes.map(({ spec: { search } }) => [
      search.algorithm,
      solve({ puzzle: 'map', start: '', goal, ...search }),
    ]),
  );
};

describe.each(names)('%s', (name) => {
  test('has a solution and no more than 6,000 nodes in its race', () => {
    expect(mapOf(name).reachable).toBe(true);
    for (const { outcome, generated } of Object.values(raced(name))) {
      expect(outcome).toBe('solved');
      expect(generated).toBeLessThan(6_000);
    }
  });

  test('has a question about a search only where a lane runs that search', () => {
    const { lanes, problems, chosen: n } = chosen(name);
    const problem = problems[n] ?? { start: '', goal: '' };
    const { heuristic } = mapOf(name);
    const searches = lanes.map(({ spec }) => spec.search);
    expect(isAsked(problem, searches, heuristic)).toBe(true);
    expect(isAsked(problem, [{ algorithm: 'dfs' }], heuristic)).toBe(false);
  });

  test('comes back by its link with its race, which names a heuristic wherever one is asked', () => {
    const state = chosen(name);
    const text = linkOf(state);
    // A written puzzle has it in its link for readers without the gallery.
    expect(text.includes('&race=')).toBe(text.includes('&goal=z.'));
    expect(text.length).toBeLessThan(1_900);
    const again = opened(initialState(newGame(choices, 'cubes')), choices, readLink(text));
    expect(again.source).toBe('presets');
    expect(again.chosen).toBe(names.indexOf(name));
    expect(again.lanes.map(({ spec }) => spec)).toEqual(state.lanes.map(({ spec }) => spec));
    for (const { spec } of again.lanes)
      if (/^(a-star|ida-star|greedy)$/.test(spec.search.algorithm))
        expect(spec.search.heuristic).toBe(mapOf(name).heuristic);
  });
});

test('a link without a map opens the first of the gallery, and a triangle stays a triangle', () => {
  const at = (/** @type {string} */ text) => opened(first, choices, readLink(text));
  const bare = at('v=1&puzzle=map');
  expect([bare.source, problemOf(bare).name]).toEqual(['presets', 'map roads']);
  const triangle = choices.map.opening.goal;
  const drawn = actions.problemsTaken(
    first,
    [{ start: '', goal: readMap('', triangle).line ?? '' }],
    'own',
  );
  const again = at(linkOf(drawn));
  expect([again.source, problemOf(again).goal]).toEqual(['own', problemOf(drawn).goal]);
});

test('lanes that were changed stay with the next map, with a heuristic that it has', () => {
  const search = { algorithm: 'a-star', heuristic: 'manhattan' };
  const changed = actions.laneConfigured(first, 1, search);
  const at = (/** @type {string} */ name) =>
    actions
      .problemChosen(changed, names.indexOf(name))
      .lanes.map(({ spec }) => [spec.search.algorithm, spec.search.heuristic]);
  expect(at('marsh')).toEqual([
    ['a-star', 'straight-line'],
    ['a-star', 'manhattan'],
  ]);
  // The positions of a written puzzle have no places.
  expect(at('river')).toEqual([
    ['a-star', 'landmarks'],
    ['a-star', 'landmarks'],
  ]);
});

test('greedy goes astray: its way costs twice the cheapest, as h is least at C', () => {
  const { nodes } = mapOf('astray');
  const inner = nodes.filter(({ name }) => name !== 'G');
  expect(inner.reduce((a, b) => ((b.h ?? 0) < (a.h ?? 0) ? b : a)).name).toBe('C');
  const { greedy, 'a-star': best } = raced('astray');
  expect([greedy?.cost, best?.cost]).toEqual([19, 9]);
  expect(greedy?.moves).toContain('C');
});

test('A* takes B again, and no other node', () => {
  const { goal } = problemOf(chosen('reopen'));
  const search = new Search({ puzzle: 'map', start: '', goal, algorithm: 'a-star' });
  const tracer = search.tracer(1, 100);
  while (tracer.advance_to(Infinity, 500));
  const { places = [], expandedRecords } = tracer.chunk(0, 0);
  const { nodes } = mapOf('reopen');
  const expanded = [...expandedRecords].map((record) => nodes[places[record] ?? 0]?.name);
  search.free();
  expect(expanded).toEqual(['S', 'B', 'A', 'B', 'C']);
});

test('the first meeting is wrong, by moves and by cost', () => {
  const map = mapOf('meeting');
  const { 'bidirectional-bfs': wrong, 'a-star': right } = raced('meeting');
  expect([wrong?.cost, wrong?.moves]).toEqual([12, ['V', 'T']]);
  expect(right?.cost).toBe(10);
  // Two Dijkstras by turns: the first node that both have taken is V.
  const ways = waysOf(map);
  const order = (/** @type {string} */ from) =>
    [...costsFrom(ways, from)].sort(([, a], [, b]) => a - b).map(([name]) => name);
  const [ahead, back] = [order('S'), order('T')];
  const met = ahead.find((name, n) => back.slice(0, n + 1).includes(name));
  expect(met).toBe('V');
});

test('IDA* searches below a node once for each way to it', () => {
  const { 'ida-star': path, 'a-star': best } = raced('diamonds');
  expect((path?.generated ?? 0) / (best?.generated ?? 1)).toBeGreaterThan(2 ** 4);
});

test('on costly ground the way of fewest steps goes through the marsh, and the cheapest does not', () => {
  const { grid } = mapOf('marsh');
  const worst = (/** @type {readonly string[]} */ moves) =>
    Math.max(
      ...moves.map((name) => {
        const [x = 0, y = 0] = name.split('.').map(Number);
        return grid?.ground[y * grid.width + x] ?? 0;
      }),
    );
  const { bfs, 'a-star': best } = raced('marsh');
  expect(worst(bfs?.moves ?? [])).toBe(9);
  expect(worst(best?.moves ?? [])).toBe(1);
});

test('a maze has one way between any two cells: one edge less than cells', () => {
  const ways = [...waysOf(mapOf('maze')).values()];
  expect(ways.flat().length / 2).toBe(ways.length - 1);
});

test('roads are a fifth longer than the straight line, and there are towns that A* never looks at', () => {
  const { nodes, edges } = mapOf('roads');
  expect(nodes).toHaveLength(20);
  for (const { from, to, cost } of edges) {
    const [a, b] = [nodes[from], nodes[to]];
    const length = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(cost / length).toBeCloseTo(1.2, 1);
  }
  expect(raced('roads')['a-star']?.stored).toBeLessThan(20);
});

test('seven crossings take wolf, goat and cabbage over', () => {
  expect(cheapest(mapOf('river'))).toBe(7);
});

test('more weight is more work: weighted A* expands more nodes than A*, for a way that costs more', () => {
  const { 'weighted-a-star': heavy, 'a-star': best } = raced('weighted');
  expect([heavy?.expanded, heavy?.cost]).toEqual([6, 7]);
  expect([best?.expanded, best?.cost]).toEqual([4, 6]);
});

test('the stops of h times go from uniform-cost search by A* to almost greedy search', () => {
  const { goal } = problemOf(chosen('roads'));
  const a = { algorithm: 'a-star', ties: 'low-g', order: 'seed=7' };
  const runs = STOPS.map((weight) => {
    const search = weighedAs({ algorithm: 'a-star' }, weight);
    expect(weightOf(search)).toBe(weight);
    expect(weighedAs(search, '1')).toEqual({ algorithm: 'a-star' });
    return solve({ puzzle: 'map', start: '', goal, ...search });
  });
  expect(runs.map(({ expanded }) => expanded)).toEqual([19, 19, 14, 6, 6, 6]);
  expect(runs.map(({ proves }) => proves).slice(2, 5)).toEqual(['shortest', 'shortest', 'within']);
  expect(weighedAs(a, '1/2')).toEqual({
    ...{ algorithm: 'weighted-a-star', order: 'seed=7', weight: '1/2' },
  });
  // The focused lane, else the first that goes by g + w h.
  const zero = { algorithm: 'weighted-a-star', weight: '0' };
  const blind = { ...a, heuristic: 'blind' };
  const { lanes } = [{ algorithm: 'uniform-cost' }, blind, a, zero].reduce(actions.laneAdded, {
    ...first,
    lanes: [],
  });
  expect(lanes.map((lane) => slid(lanes, lane)?.spec.search.algorithm)).toEqual([
    ...['a-star', 'a-star', 'a-star', 'weighted-a-star'],
  ]);
  expect(slid(lanes.slice(0, 2), lanes[0])).toBe(undefined);
});

test('a heuristic is spoken of where a lane uses one', () => {
  const used = [
    { algorithm: 'bfs' },
    { algorithm: 'uniform-cost' },
    { algorithm: 'mm', heuristic: 'blind' },
    { algorithm: 'mm', heuristic: 'by-hand' },
    { algorithm: 'a-star' },
  ].map(isInformed);
  expect(used).toEqual([false, false, false, true, true]);
  // Without its heuristic the question of a map has no answer.
  const { problems } = first;
  const problem = problems[names.indexOf('reopen')] ?? { start: '', goal: '' };
  const asked = (/** @type {string} */ heuristic) =>
    isAsked(problem, [{ algorithm: 'a-star', heuristic }], 'by-hand');
  expect([asked('by-hand'), asked('blind')]).toEqual([true, false]);
});

test('missionaries and cannibals, as they are written, have sixteen positions and eleven crossings', () => {
  const { nodes, edges } = mapOf('missionaries');
  expect([nodes.length, edges.length, edges.every(({ both }) => both)]).toEqual([16, 17, true]);
  expect(raced('missionaries').bfs?.length).toBe(11);
});
