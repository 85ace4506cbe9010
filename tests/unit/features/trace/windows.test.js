import { expect, test } from 'vitest';
import { iterationsOf, shownOf, windowsOf } from '../../../../www/features/trace/windows.js';
import { freshTree, TREE_MOST } from '../../../../www/shared/state/slices/tree.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from './samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const request = /** @type {Request} */ (REQUESTS['ida-star']);
const { iterations: rows } = solve(request);

test('an iteration begins at the node where the search generates its root again', () => {
  const trace = traced(request);
  const roots = Array.from({ length: trace.length }, (_, record) => record)
    .filter((record) => trace.isRoot(record))
    .map((record) => record + 1);
  expect(iterationsOf(rows).map(({ from }) => from)).toEqual(roots);
});

test('the newest iteration is shown, and traced with the one before it', () => {
  const iterations = iterationsOf(rows);
  const [before, newest] = iterations.slice(-2);
  expect(shownOf(iterations, null)).toBe(newest);
  expect(windowsOf(iterations, freshTree)).toEqual([
    { from: before?.from, most: TREE_MOST / 2 },
    { from: newest?.from, most: TREE_MOST / 2 },
  ]);
});

test('a chosen iteration is shown, the first without one before it', () => {
  const iterations = iterationsOf(rows);
  const second = windowsOf(iterations, { ...freshTree, shown: 1 });
  expect(second.map(({ from }) => from)).toEqual([1, iterations[1]?.from]);
  expect(windowsOf(iterations, { ...freshTree, shown: 0 })).toEqual([
    { from: 1, most: TREE_MOST / 2 },
  ]);
});

test('an iteration that the search has not come to gives way to the newest', () => {
  const iterations = iterationsOf(rows.slice(0, 3));
  expect(shownOf(iterations, 7)).toBe(iterations[2]);
});

test('a search that does not deepen is traced from its beginning, or from a chosen node on', () => {
  expect(windowsOf([], freshTree)).toEqual([{ from: 1, most: TREE_MOST }]);
  expect(windowsOf([], { ...freshTree, from: 5000 })).toEqual([{ from: 5000, most: TREE_MOST }]);
});
