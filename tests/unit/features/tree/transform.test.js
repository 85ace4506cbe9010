import { expect, test } from 'vitest';
import {
  between,
  brought,
  fitted,
  gapAt,
  inSight,
  lying,
  panned,
  zoomed,
  zoomedAbout,
  zoomOf,
} from '../../../../www/features/tree/transform.js';

/** @import { Transform, Zoom } from '../../../../www/features/tree/transform.js' */

const BOX = { width: 640, height: 400, em: 15 };
const WIDE = { left: 0, right: 9000, rows: 20 };
const SMALL = { left: 0, right: 6, rows: 3 };

/** @type {(t: Transform, extent: typeof WIDE, x: number, row: number) => [number, number]} */
const at = (t, extent, x, row) => [x * t.k + t.x, row * gapAt(t.k, extent, BOX) + t.y];

test('fitted, all four corners are on the canvas, and the picture is in its middle', () => {
  for (const extent of [
    WIDE,
    SMALL,
    { left: -50, right: 3, rows: 70 },
    { left: 0, right: 2, rows: 1000 },
  ]) {
    const t = fitted(extent, BOX);
    const [left, top] = at(t, extent, extent.left, 0);
    const [right, bottom] = at(t, extent, extent.right, extent.rows);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(BOX.width);
    expect(bottom).toBeLessThanOrEqual(BOX.height);
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
  expect(zoomed(t, 1e9, 0, 0, WIDE, BOX).k).toBeLessThan(30 * BOX.em);
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

/** @type {Zoom[]} */
const ZOOMS = [
  { size: 100, across: 5000, down: 8 },
  { size: 350, across: 4310, down: 62 },
  { size: 20_000, across: 9100, down: 150 },
];

test('how a picture lies is remade on any canvas: its size against the fitted one, and what is in the middle', () => {
  for (const zoom of ZOOMS) {
    for (const box of [
      BOX,
      { width: 980, height: 570, em: 20 },
      { width: 358, height: 360, em: 15 },
    ]) {
      const t = lying(zoom, WIDE, box);
      expect(t.k / fitted(WIDE, box).k).toBeCloseTo(zoom.size / 100);
      expect(zoomOf(t, WIDE, box)).toMatchObject({ size: zoom.size });
      const { across } = zoomOf(t, WIDE, box);
      // Near an edge the picture is kept in sight instead.
      if (zoom.size > 300) expect(Math.abs(across - zoom.across)).toBeLessThanOrEqual(1);
      expect(zoomOf(lying(zoomOf(t, WIDE, box), WIDE, box), WIDE, box)).toEqual(
        zoomOf(t, WIDE, box),
      );
    }
  }
});

test('a zoom about a point keeps it in sight, and brings it there first', () => {
  const whole = fitted(WIDE, BOX);
  for (const point of [
    { x: 0.5, row: 0 },
    { x: 8990, row: 20 },
    { x: 4000, row: 7 },
  ]) {
    let t = whole;
    for (const factor of [1.6, 1.6, 40, 100, 1 / 3]) {
      t = zoomedAbout(t, factor, point, WIDE, BOX);
      const [px, py] = at(t, WIDE, point.x, point.row);
      expect(px).toBeGreaterThan(0);
      expect(px).toBeLessThan(BOX.width);
      expect(py).toBeGreaterThan(0);
      expect(py).toBeLessThan(BOX.height);
    }
    const away = zoomedAbout(panned(t, 5000, 700), 1.6, point, WIDE, BOX);
    const [px, py] = at(away, WIDE, point.x, point.row);
    expect(px > 0 && px < BOX.width && py > 0 && py < BOX.height).toBe(true);
  }
});

test('few nodes have all the room there is, and a little more of them the same', () => {
  for (const box of [
    { width: 660, height: 334, em: 15 },
    { width: 980, height: 570, em: 20 },
  ]) {
    const few = { left: 0, right: 5, rows: 3, bounded: true };
    const { k } = fitted(few, box);
    expect(5 * k).toBeGreaterThan(box.width * 0.75);
    expect(3 * gapAt(k, few, box)).toBeGreaterThan(box.height * 0.65);
    const rows = [1, 2, 3].map((rows) => gapAt(k, { ...few, rows }, box));
    expect(new Set(rows).size).toBe(1);
    // Between layers it never falls by more than a third.
    const gaps = Array.from({ length: 40 }, (_, rows) => gapAt(k, { ...few, rows: rows + 1 }, box));
    gaps.forEach((gap, i) => {
      if (i > 0 && gap > box.em) expect(gap / (gaps[i - 1] ?? gap)).toBeGreaterThan(0.6);
    });
  }
});

test('a line of play that is long and narrow can be looked at row by row, and about any of its points', () => {
  for (const rows of [23, 60, 1000]) {
    const narrow = { left: 0, right: 2, rows };
    const whole = fitted(narrow, BOX);
    const point = { x: 1, row: rows };
    let t = whole;
    for (let step = 0; step < 4; step += 1) t = zoomedAbout(t, 1.6, point, narrow, BOX);
    expect(gapAt(t.k, narrow, BOX)).toBeGreaterThan(3 * BOX.em);
    const [, y] = at(t, narrow, point.x, point.row);
    expect(y > 0 && y < BOX.height).toBe(true);
  }
});
