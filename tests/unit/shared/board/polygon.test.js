import { expect, test } from 'vitest';
import { contains, cutToSquare, hull } from '../../../../www/shared/board/polygon.js';
import { randomFrom } from './samples.js';

/** @import { Point } from '../../../../www/shared/board/projection.js' */

const random = randomFrom(3);
const cloud = () =>
  Array.from({ length: 20 }, () => /** @type {Point} */ ([random() * 4 - 2, random() * 4 - 2]));

test('a hull contains every point it was drawn round, and its corners are some of them', () => {
  for (let i = 0; i < 50; i++) {
    const points = cloud();
    const rim = hull(points);
    for (const p of points) expect(contains(rim, p)).toBe(true);
    for (const p of rim) expect(points).toContainEqual(p);
  }
});

test('a cut shape contains just the points that the shape and the square both contain', () => {
  for (let i = 0; i < 50; i++) {
    const shape = hull(cloud());
    const cut = cutToSquare(shape, 0.9);
    for (const p of cloud()) {
      const within = Math.abs(p[0]) <= 0.9 && Math.abs(p[1]) <= 0.9;
      expect(contains(cut, p)).toBe(within && contains(shape, p));
    }
  }
});

test('a shape right outside the square is cut to nothing', () => {
  expect(
    cutToSquare(
      [
        [5, 5],
        [6, 5],
        [6, 6],
      ],
      1,
    ),
  ).toEqual([]);
});
