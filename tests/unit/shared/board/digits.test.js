import { expect, test } from 'vitest';
import { numberGlyph } from '../../../../www/shared/board/digits.js';

/** @typedef {readonly (readonly [number, number])[]} Loop */

/** Winding number of a loop round a point, by a ray to the right. @type {(loop: Loop, x: number, y: number) => number} */
function winding(loop, x, y) {
  let count = 0;
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length] ?? [ax, ay];
    if (ay <= y === by <= y) return;
    if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) count += by > ay ? 1 : -1;
  });
  return count;
}

/** @type {(loops: readonly Loop[], x: number, y: number) => boolean} */
const isInked = (loops, x, y) => loops.reduce((sum, loop) => sum + winding(loop, x, y), 0) !== 0;

/** Seven-segment digits: top, upper left and right, middle, lower left and right, bottom. */
const BARS = /** @type {const} */ ([
  [0, 0.4],
  [-0.22, 0.25],
  [0.22, 0.25],
  [0, 0],
  [-0.22, -0.25],
  [0.22, -0.25],
  [0, -0.4],
]);

/** @type {(loops: readonly Loop[], x: number, y: number) => boolean} */
const inkNear = (loops, x, y) =>
  [-0.06, 0, 0.06].some((dx) => [-0.06, 0, 0.06].some((dy) => isInked(loops, x + dx, y + dy)));

test('digits whose form leaves no choice have ink just where seven bars would', () => {
  for (const [digit, bars] of Object.entries({
    0: '1110111',
    6: '1101111',
    8: '1111111',
    9: '1111011',
  })) {
    const loops = numberGlyph(digit);
    expect(BARS.map(([x, y]) => Number(inkNear(loops, x, y))).join('')).toBe(bars);
  }
});

test('every digit is a capital high and strokes that cross leave no hole', () => {
  for (const digit of '0123456789') {
    const points = numberGlyph(digit).flat();
    const ys = points.map(([, y]) => y);
    expect(Math.max(...ys)).toBeCloseTo(0.5, 1);
    expect(Math.min(...ys)).toBeCloseTo(-0.5, 1);
  }
  // The bar of a 4 meets its stem here.
  expect(isInked(numberGlyph('4'), 0.12, -0.22)).toBe(true);
});

test('two digits stand side by side about the middle', () => {
  for (const label of ['10', '11', '12', '15']) {
    const xs = numberGlyph(label)
      .flat()
      .map(([x]) => x);
    expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0, 0);
  }
});
