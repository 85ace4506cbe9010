import { expect, test } from 'vitest';
import { deal } from '../../../../www/features/deal/jobs.js';
import { Dealer } from '../../../../www/pkg/rolling_cubes.js';
import '../../engine.js';

const EIGHT = { puzzle: 'tiles', start: '867254301', goal: '123456780' };

/** @param {typeof EIGHT} problem @param {number} depth @param {number} seed */
function dealt(problem, depth, seed) {
  const job = deal({ ...problem, depth, seed });
  /** @type {number[]} */
  const reports = [];
  for (;;) {
    const { value, done } = job.next();
    if (done) return { deal: value, reports };
    reports.push(value);
  }
}

test.each([
  [12, 1],
  [5, 2],
  [20, 3],
  [20, 4],
])('a start is dealt as by the engine alone: %i moves away with seed %i', (depth, seed) => {
  const { puzzle, start, goal } = EIGHT;
  expect(dealt(EIGHT, depth, seed).deal).toEqual(new Dealer(puzzle, start, goal).deal(depth, seed));
});

test('the known distance is reported after each slice', () => {
  const [near, all] = [dealt(EIGHT, 3, 1), dealt(EIGHT, 100, 1)];
  expect(near.reports).toEqual([]);
  expect(all.reports.length).toBeGreaterThan(1);
  expect(all.reports).toEqual(all.reports.toSorted((one, other) => one - other));
  expect([all.deal.depth, all.deal.exact]).toEqual([31, true]);
});

test('past the known positions the start is drawn by a walk', () => {
  const goal = '0123456789abcdef';
  const { deal, reports } = dealt({ puzzle: 'tiles', start: goal, goal }, 60, 1);
  expect(reports.length).toBeGreaterThan(10);
  expect(deal).toMatchObject({ depth: 60, exact: false });
});
