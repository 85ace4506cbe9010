import { expect, test } from 'vitest';
import {
  between,
  brought,
  fitted,
  gapAt,
  inSight,
  panned,
  zoomed,
} from '../../../www/tree/transform.js';

const BOX = { width: 640, height: 400 };
const WIDE = { left: 0, right: 9000, rows: 20 };
const SMALL = { left: 0, right: 6, rows: 3 };

/** Where a point of the picture lies on the canvas. @type {(t: import('../../../www/tree/transform.js').Transform, extent: typeof WIDE, x: number, row: number) => [number, number]} */
const at = (t, extent, x, row) => [x * t.k + t.x, row * gapAt(t.k, extent, BOX) + t.y];

test('fitted, all four corners are on the canvas, and the picture is in its middle', () => {
  for (const extent of [WIDE, SMALL, { left: -50, right: 3, rows: 70 }]) {
    const t = fitted(extent, BOX);
    const [left, top] = at(t, extent, extent.left, 0);
    const [right, bottom] = at(t, extent, extent.right, extent.rows);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(BOX.width);
    if (extent.rows < 50) expect(bottom).toBeLessThanOrEqual(BOX.height);
  }
});

test('zooming keeps the point under the pointer where it is', () => {
  const t = fitted(WIDE, BOX);
  for (const factor of [1.5, 30, 2000]) {
    const next = zoomed(t, factor, 200, 150, WIDE, BOX);
    const [x, row] = [(200 - t.x) / t.k, (150 - t.y) / gapAt(t.k, WIDE, BOX)];
    const [px, py] = at(next, WIDE, x, row);
    expect(px).toBeCloseTo(200);
    expect(py).toBeCloseTo(150);
  }
});

test('zooming in and out again leads back', () => {
  const t = fitted(WIDE, BOX);
  const back = zoomed(zoomed(t, 40, 100, 90, WIDE, BOX), 1 / 40, 100, 90, WIDE, BOX);
  expect(back.k).toBeCloseTo(t.k);
  expect(back.x).toBeCloseTo(t.x);
  expect(back.y).toBeCloseTo(t.y);
});

test('rows move apart only until they are a comfortable way from each other', () => {
  const t = fitted(WIDE, BOX);
  const gaps = [1, 2, 4, 100, 1000].map((factor) => gapAt(t.k * factor, WIDE, BOX));
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  expect(gaps[4]).toBe(gaps[3]);
  expect(gaps[4]).toBeLessThan(100);
});

test('nothing is smaller than all of it, nor larger than its labels need', () => {
  const t = fitted(WIDE, BOX);
  expect(zoomed(t, 0.01, 0, 0, WIDE, BOX).k).toBe(t.k);
  expect(zoomed(t, 1e9, 0, 0, WIDE, BOX).k).toBeLessThan(100);
});

test('a picture cannot be pushed out of sight', () => {
  const t = inSight(panned(fitted(WIDE, BOX), 1e6, -1e6), WIDE, BOX);
  const [left] = at(t, WIDE, WIDE.left, 0);
  const [, bottom] = at(t, WIDE, 0, WIDE.rows);
  expect(left).toBeLessThan(BOX.width);
  expect(bottom).toBeGreaterThan(0);
});

test('a point is brought into sight, and one that is there stays', () => {
  const t = zoomed(fitted(WIDE, BOX), 500, 300, 200, WIDE, BOX);
  const next = brought(t, { x: 8000, row: 19 }, WIDE, BOX);
  const [px, py] = at(next, WIDE, 8000, 19);
  expect(px).toBeGreaterThan(0);
  expect(px).toBeLessThan(BOX.width);
  expect(py).toBeGreaterThan(0);
  expect(py).toBeLessThan(BOX.height);
  expect(brought(next, { x: 8000, row: 19 }, WIDE, BOX)).toEqual(next);
});

test('half-way between two sizes is their geometric mean', () => {
  const [from, to] = [
    { k: 1, x: 0, y: 0 },
    { k: 100, x: 10, y: -4 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  expect(between(from, to, 0.5)).toEqual({ k: 10, x: 5, y: -2 });
});
