import { expect, test } from 'vitest';
import { quantile, summaries } from '../../../../www/features/experiments/summary.js';

/** @param {number} n @param {number} seed */
const numbers = (n, seed) =>
  Array.from({ length: n }, (_, i) => ((i + 1) * 7919 * seed + 104729) % 1000);

/**
 * The quantile by definition, walking tiny steps between neighbours.
 * @param {readonly number[]} values @param {number} quarters
 */
function naive(values, quarters) {
  const sorted = [...values].sort((a, b) => a - b);
  // With four steps between neighbours, every quarter of the way is an integer.
  const fine = sorted.flatMap((low, n) => {
    const next = sorted[n + 1];
    return next === undefined ? [low] : [0, 1, 2, 3].map((k) => low + ((next - low) * k) / 4);
  });
  return fine[((fine.length - 1) * quarters) / 4] ?? Number.NaN;
}

test('quartiles are those of the definition, for any number of numbers', () => {
  for (let n = 1; n <= 40; n += 1) {
    const values = numbers(n, n + 3);
    const sorted = [...values].sort((a, b) => a - b);
    for (const quarters of [0, 1, 2, 3, 4]) {
      expect(quantile(sorted, quarters / 4), `${quarters} of ${values}`).toBeCloseTo(
        naive(values, quarters),
        9,
      );
    }
  }
});

test('each group is summed up by itself, by rising group', () => {
  const pairs = [3, 1, 2, 3, 1, 3].map((x, n) => ({ x, y: 10 * x + n }));
  const groups = summaries(pairs);
  expect(groups.map(({ x, count }) => [x, count])).toEqual([
    [1, 2],
    [2, 1],
    [3, 3],
  ]);
  expect(groups.map(({ median }) => median)).toEqual([12.5, 22, 33]);
});

test('a limit that some runs reached changes no quantile below it', () => {
  const free = numbers(101, 17);
  const limit = 600;
  const limited = free.map((n) => Math.min(n, limit));
  const [a] = summaries(free.map((y) => ({ x: 0, y })));
  const [b] = summaries(limited.map((y) => ({ x: 0, y })));
  expect(a?.high).toBeGreaterThan(limit);
  expect([b?.low, b?.median, b?.high]).toEqual([a?.low, a?.median, limit]);
});
