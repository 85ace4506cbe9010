import { expect, test } from 'vitest';
import { markerPath } from '../../../../www/shared/draw/lane-style.js';

test('each marker surrounds its point, and six lanes have six of them', () => {
  const paths = [0, 1, 2, 3, 4, 5].map((id) => markerPath(id, 100, 20, 4));
  expect(new Set(paths).size).toBe(6);
  // The first is a circle, written as arcs.
  for (const path of paths.slice(1)) {
    const numbers = (path.match(/[-\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, n) => n % 2 === odd));
    for (const [point, all = []] of /** @type {const} */ ([
      [100, xs],
      [20, ys],
    ])) {
      expect(Math.min(...all)).toBeLessThan(point);
      expect(Math.max(...all)).toBeGreaterThan(point);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(12);
    }
  }
});
