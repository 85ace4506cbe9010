import { expect, test } from 'vitest';
import { boundLine, litOf, pointsOf } from '../../../../www/features/tree/scene.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced, tracer } from '../trace/samples.js';
import { grown, iterated, picture } from './samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const request = (/** @type {string} */ name) => /** @type {Request} */ (REQUESTS[name]);
const END = { now: Number.POSITIVE_INFINITY, ended: true };
const say = {
  bound: (/** @type {number} */ n) => `bound ${n}`,
  given: (/** @type {number} */ n) => `upper bound ${n}`,
  incumbent: (/** @type {number} */ n) => `incumbent ${n}`,
};

test('two sides are lit from the start to the goal through the position they share', () => {
  const forest = grown(traced(request('bidirectional-bfs')));
  const drawn = picture(forest);
  const points = pointsOf(forest, { now: forest.size, ended: true });
  const { path, join } = litOf(drawn, points, -1);
  const { moves } = solve(request('bidirectional-bfs'));
  // Each half has one position more than moves.
  expect(path.length).toBe(moves.length + 2);
  const run = tracer(request('bidirectional-bfs'));
  while (run.advance_to(1e9, 1000));
  const states = join?.map((place) => run.step_of(forest.record(drawn.nodes[place] ?? -1)).state);
  expect(new Set(states).size).toBe(1);
  expect(new Set(join?.map((place) => drawn.backward[place]))).toEqual(new Set([0, 1]));
});

test('branch and bound ends with its best solution lit and its newest node current', () => {
  const forest = grown(traced(request('branch-and-bound')));
  const { hand, lit } = pointsOf(forest, { now: forest.size, ended: true });
  expect(forest.record(hand)).toBe(forest.size - 1);
  expect(forest.trace.fate(forest.record(lit))).toBe('solution');
  expect(hand).not.toBe(lit);
});

test('before they have met nothing is joined', () => {
  const forest = grown(traced(request('bidirectional-bfs')));
  const points = pointsOf(forest, { now: 300, ended: false });
  expect(points.twin).toBe(-1);
  expect(litOf(picture(forest), points, -1).join).toBeNull();
});

test('the way to the current node is lit, and at the end the way of the solution', () => {
  for (const name of ['bfs', 'a-star', 'branch-and-bound']) {
    const forest = grown(traced(request(name)));
    const drawn = picture(forest);
    const midway = litOf(drawn, pointsOf(forest, { now: 100, ended: false }), -1);
    expect(midway.path.at(-1)).toBe(drawn.placeOf(forest.nodeOf(99)));
    expect(midway.path[0]).toBe(0);
    const ended = litOf(drawn, pointsOf(forest, END), -1);
    expect(ended.path.length).toBe((solve(request(name)).length ?? 0) + 1);
  }
});

test('the bound of an iteration is one line below the row of its depth', () => {
  const { iterations } = solve(request('ida-star'));
  const index = iterations.length - 1;
  const bound = iterations[index]?.bound;
  expect(
    boundLine(picture(iterated(request('ida-star'), index)), { falls: false, now: 1e9, say }),
  ).toEqual([{ from: -1, row: bound, text: `bound ${bound}` }]);
});

test('a bound on costs is in no row, as rows are moves', () => {
  const drawn = picture(iterated(request('ida-star'), 0));
  expect(boundLine(drawn, { falls: false, now: 1e9, unit: 'cost', say })).toEqual([]);
});

test('an incumbent falls from the taken one to the best, each from the node on that found it', () => {
  const forest = grown(traced(request('branch-and-bound')));
  const drawn = picture(forest);
  const line = boundLine(drawn, { falls: true, now: Number.POSITIVE_INFINITY, say });
  const rows = line.map(({ row }) => row);
  expect(rows).toEqual([...rows].sort((a, b) => b - a));
  expect(rows.at(-1)).toBe(solve(request('branch-and-bound')).length);
  for (const { from, row } of line.slice(1)) expect(drawn.rows[from]).toBe(row);
  // In depth-first order, later nodes are further right.
  const xs = line.slice(1).map(({ from }) => drawn.xs[from] ?? 0);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
});

test('an incumbent that was not yet found is not drawn', () => {
  const forest = grown(traced(request('branch-and-bound')));
  const found = forest.trace.marks.find(({ kind }) => kind === 'incumbent')?.node ?? 0;
  const steps = (/** @type {number} */ now) =>
    boundLine(picture(forest), { falls: true, now, say }).length;
  expect(steps(found) - steps(found - 1)).toBe(1);
});
