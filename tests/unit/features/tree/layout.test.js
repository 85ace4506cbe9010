import { describe, expect, test } from 'vitest';
import { widthOf } from '../../../../www/features/tree/layout.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, picture } from './samples.js';

/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const near = 1e-2;

/** @type {[string, Picture][]} */
const PICTURES = [
  ['a tree made by chance', picture(grown(chance(3000, 11)))],
  ['one with wedges', picture(grown(chance(20_000, 11)), { budget: 2000 })],
  ...Object.entries(REQUESTS)
    .filter(([name]) => !/^id/.test(name))
    .map(
      ([name, request]) =>
        /** @type {[string, Picture]} */ ([name, picture(grown(traced(request)))]),
    ),
];

describe.each(PICTURES)('the layout of %s', (_, drawn) => {
  const { parents, xs, folded, runs, rows, forest, nodes, backward } = drawn;

  test('centres each parent over its outermost children', () => {
    /** @type {number[][]} */
    const children = Array.from(parents, () => []);
    parents.forEach((parent, place) => {
      children[parent]?.push(xs[place] ?? 0);
    });
    children.forEach((family, place) => {
      if (family.length === 0) return;
      const middle = (Math.min(...family) + Math.max(...family)) / 2;
      expect(Math.abs((xs[place] ?? 0) - middle)).toBeLessThan(near);
    });
  });

  test('leaves room for every node and wedge: in a row none lies over another', () => {
    for (const { from, to } of runs) {
      for (let place = from + 1; place < to; place += 1) {
        const apart = (xs[place] ?? 0) - (xs[place - 1] ?? 0);
        const widths = widthOf(folded[place] ?? 0) + widthOf(folded[place - 1] ?? 0);
        expect(apart).toBeGreaterThan(widths / 2 - near);
      }
    }
  });

  test('puts each node in the row of its depth, from the start down, from the goal up', () => {
    rows.forEach((row, place) => {
      const depth = forest.depthOf(nodes[place] ?? 0);
      expect(row).toBe(backward[place] ? drawn.goalRow - depth : depth);
    });
  });

  test('has every place in one run', () => {
    expect(runs.flatMap(({ from, to }) => [from, to])).toEqual(
      runs.flatMap(({ to }, i) => [i === 0 ? 0 : (runs[i - 1]?.to ?? 0), to]),
    );
    expect(runs.at(-1)?.to).toBe(drawn.size);
  });

  test('lies within what it says it reaches', () => {
    xs.forEach((x, place) => {
      const half = widthOf(folded[place] ?? 0) / 2;
      expect(x - half).toBeGreaterThan(drawn.extent.left - near);
      expect(x + half).toBeLessThan(drawn.extent.right + near);
      expect(rows[place]).toBeLessThanOrEqual(drawn.extent.rows);
    });
  });
});

test('a wedge is wider the more it holds, but only as the logarithm grows', () => {
  expect(widthOf(10)).toBeGreaterThan(widthOf(0));
  expect(widthOf(100) - widthOf(10)).toBeCloseTo(widthOf(1000) - widthOf(100));
});

test('trees that face each other share no row', () => {
  const request = /** @type {Request} */ (REQUESTS['bidirectional-bfs']);
  const { rows, backward, faces } = picture(grown(traced(request)));
  expect(faces).toBe(true);
  const of = (/** @type {number} */ side) => rows.filter((_, place) => backward[place] === side);
  expect(Math.max(...of(0))).toBeLessThan(Math.min(...of(1)));
});
