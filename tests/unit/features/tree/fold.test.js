import { describe, expect, test } from 'vitest';
import { fold } from '../../../../www/features/tree/fold.js';
import { chance, grown } from './samples.js';

/** @import { Visible } from '../../../../www/features/tree/fold.js' */

const forest = grown(chance(20_000, 5));

/** @param {Visible} visible */
const all = ({ nodes, folded }) => nodes.length + folded.reduce((sum, n) => sum + n, 0);

/** @param {Visible} visible @param {number} node */
const placeOf = ({ nodes }, node) => nodes.indexOf(node);

test('with room for all nothing is folded', () => {
  const visible = fold(forest, { budget: 20_000 });
  expect(visible.nodes.length).toBe(20_000);
  expect(visible.folded.every((n) => n === 0)).toBe(true);
});

describe.each([10, 100, 1000, 5000, 19_999])('with a budget of %i', (budget) => {
  const visible = fold(forest, { budget });

  test('it is kept', () => {
    expect(visible.nodes.length).toBeLessThanOrEqual(budget);
  });

  test('nodes and counts of wedges add up to all there are', () => {
    expect(all(visible)).toBe(20_000);
  });

  test('each wedge counts what is below its node', () => {
    /** @type {number[]} */
    const families = Array(visible.nodes.length).fill(0);
    for (const parent of visible.parents)
      if (parent >= 0) families[parent] = (families[parent] ?? 0) + 1;
    visible.nodes.forEach((node, place) => {
      const children = families[place];
      const folded = visible.folded[place] ?? 0;
      expect(folded === 0 ? children : folded).toBe(
        folded === 0 ? forest.children(node).length : forest.below(node),
      );
    });
  });

  test('nodes come breadth first, each after its parent', () => {
    const depths = Array.from(visible.nodes, (node) => forest.depthOf(node));
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    visible.nodes.forEach((node, place) => {
      const parent = visible.parents[place] ?? -1;
      expect(visible.nodes[parent] ?? -1).toBe(forest.parent(node));
    });
    const families = Array.from(visible.parents);
    expect(families).toEqual([...families].sort((a, b) => a - b));
  });

  test('whatever is folded is smaller than whatever is open', () => {
    const largest = Math.max(...visible.folded);
    const open = Array.from(visible.nodes)
      .filter((node, place) => visible.folded[place] === 0 && forest.below(node) > 0)
      .map((node) => forest.below(node));
    expect(Math.min(...open)).toBeGreaterThan(largest);
  });
});

test('a wedge that is opened shows what is in it, and the others make room', () => {
  const budget = 400;
  const before = fold(forest, { budget });
  const wedge = before.nodes[before.folded.indexOf(Math.max(...before.folded))] ?? 0;
  const after = fold(forest, { budget, opened: [wedge] });
  const place = placeOf(after, wedge);
  expect(after.folded[place]).toBe(0);
  expect(after.parents.filter((parent) => parent === place).length).toBe(
    forest.children(wedge).length,
  );
  expect(after.nodes.length).toBeLessThanOrEqual(budget);
  expect(all(after)).toBe(20_000);
});

test('a wedge inside folds finer than the rest', () => {
  const budget = 400;
  const before = fold(forest, { budget });
  const wedge = before.nodes[before.folded.indexOf(Math.max(...before.folded))] ?? 0;
  const after = fold(forest, { budget, opened: [wedge] });
  const inside = Array.from(after.nodes).filter((node) => forest.path(node).includes(wedge));
  // At the picture's threshold only the wedge itself would be visible.
  expect(inside.length).toBeGreaterThan(forest.children(wedge).length);
});

test('a node that must be seen is drawn with all that is above it, however small the budget', () => {
  const deepest = [...Array(forest.size).keys()].reduce((a, b) =>
    forest.depthOf(b) > forest.depthOf(a) ? b : a,
  );
  const visible = fold(forest, { budget: 5, seen: [deepest] });
  for (const node of forest.path(deepest)) expect(placeOf(visible, node)).toBeGreaterThanOrEqual(0);
  expect(all(visible)).toBe(20_000);
});
