import { expect, test } from 'vitest';
import { inPicture, untransformed } from '../../../../www/shared/kit/pointed.js';

const SIZE = { width: 400, height: 100 };
const CORNERS = /** @type {const} */ ([
  [0, 0],
  [400, 0],
  [400, 100],
  [0, 100],
]);

/** @param {number} degrees */
const turned = (degrees) => {
  const [sin, cos] = [Math.sin, Math.cos].map((f) => f((degrees * Math.PI) / 180));
  return { a: cos ?? 1, b: sin ?? 0, c: -(sin ?? 0), d: cos ?? 1 };
};

test.each([
  ['as it is', turned(0), 1],
  ['at half its size', { a: 0.5, b: 0, c: 0, d: 0.5 }, 1],
  ['at another scale in each direction', { a: 2, b: 0, c: 0, d: 0.25 }, 1],
  ['zoomed', turned(0), 0.6],
  ['turned by a right angle', turned(90), 1],
  ['turned a little and zoomed', turned(30), 1.7],
  ['upside down', turned(180), 1],
  ['in a mirror', { a: -1, b: 0, c: 0, d: 1 }, 1],
  ['skewed', { a: 1, b: 0, c: 0.4, d: 1 }, 2],
])('a point on the screen is found in an element that is drawn %s', (_, transform, zoom) => {
  const { a, b, c, d } = transform;
  const [left, top] = [30, -20];
  const drawn = (/** @type {readonly [number, number]} */ [x, y]) => ({
    x: zoom * (a * x + c * y) + left,
    y: zoom * (b * x + d * y) + top,
  });
  const all = CORNERS.map(drawn);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const bounds = { left: Math.min(...xs), top: Math.min(...ys) };
  const width = Math.max(...xs) - bounds.left;
  const height = Math.max(...ys) - bounds.top;
  for (const [x, y] of /** @type {const} */ ([...CORNERS, [7, 93], [250, 11], [-5, 120]])) {
    const found = untransformed(transform, { ...bounds, width, height }, SIZE, drawn([x, y]));
    expect(found.x).toBeCloseTo(x);
    expect(found.y).toBeCloseTo(y);
  }
});

test('a picture stands in the middle of an element of another shape', () => {
  expect(inPicture({ width: 8, height: 4 }, SIZE, { x: 100, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(inPicture({ width: 8, height: 4 }, SIZE, { x: 300, y: 50 })).toEqual({ x: 8, y: 2 });
  expect(inPicture({ width: 4, height: 8 }, SIZE, { x: 175, y: 100 })).toEqual({ x: 0, y: 8 });
});
