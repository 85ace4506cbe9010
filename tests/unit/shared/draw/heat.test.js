import { expect, test } from 'vitest';
import {
  cellAt,
  colourAt,
  decades,
  walkedCell,
  warmth,
  xOf,
  yOf,
} from '../../../../www/shared/draw/heat.js';

/** @import { Cell } from '../../../../www/shared/draw/heat.js' */

const FRAME = { left: 30, top: 5, right: 250, bottom: 170, most: 31 };

test('pointing at a cell finds the cell that is drawn there', () => {
  for (const [estimate, distance] of [
    [0, 0],
    [31, 31],
    [0, 31],
    [7, 19],
  ]) {
    const [h, d] = [estimate ?? 0, distance ?? 0];
    const x = (xOf(FRAME, d) + xOf(FRAME, d + 1)) / 2;
    const y = (yOf(FRAME, h) + yOf(FRAME, h + 1)) / 2;
    expect(cellAt(FRAME, x, y)).toEqual({ estimate: h, distance: d });
  }
  expect(cellAt(FRAME, 10, 50)).toBeNull();
  expect(cellAt(FRAME, 100, 171)).toBeNull();
});

test('cells of a correct heuristic lie on the diagonal', () => {
  for (let n = 0; n <= FRAME.most; n += 1) {
    const along = (xOf(FRAME, n) - FRAME.left) / (FRAME.right - FRAME.left);
    const up = (FRAME.bottom - yOf(FRAME, n)) / (FRAME.bottom - FRAME.top);
    expect(along).toBeCloseTo(up, 12);
  }
});

test('ten times as many positions are one step on, and lightness goes by even steps', () => {
  expect([warmth(1, 1000), warmth(10, 1000), warmth(1000, 1000)]).toEqual([
    0,
    expect.closeTo(1 / 3, 12),
    1,
  ]);
  expect(warmth(1, 1)).toBe(1);
  for (const dark of [false, true]) {
    const lightness = [0, 0.25, 0.5, 0.75, 1].map((part) =>
      Number(/oklch\(([\d.]+)/.exec(colourAt(part, dark))?.[1]),
    );
    const steps = lightness.slice(1).map((one, n) => one - (lightness[n] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 3);
    expect(Math.sign(steps[0] ?? 0)).toBe(dark ? 1 : -1);
  }
});

test('the legend names the powers of ten', () => {
  expect(decades(4321)).toEqual([1, 10, 100, 1000]);
  expect(decades(1)).toEqual([1]);
});

test('arrow keys go to the nearest cell that is there', () => {
  /** @type {Cell[]} */
  const cells = [
    [0, 0, 1],
    [1, 2, 5],
    [2, 2, 5],
    [3, 3, 9],
  ];
  const [root, low, high, far] = cells;
  expect(walkedCell(cells, null, 'ArrowUp')).toBe(root);
  expect(walkedCell(cells, low ?? null, 'ArrowUp')).toBe(high);
  expect(walkedCell(cells, high ?? null, 'ArrowRight')).toBe(far);
  expect(walkedCell(cells, high ?? null, 'ArrowDown')).toBe(low);
  expect(walkedCell(cells, far ?? null, 'ArrowRight')).toBe(far);
  expect(walkedCell(cells, far ?? null, 'Enter')).toBeNull();
});
