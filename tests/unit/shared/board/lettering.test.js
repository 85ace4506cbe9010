import { describe, expect, test } from 'vitest';
import { FACES, FRAMES } from '../../../../www/shared/board/faces.js';
import { faceAfter, rolling } from '../../../../www/shared/board/pieces/cubes/cube.js';
import { lettering } from '../../../../www/shared/board/pieces/cubes/lettering.js';
import { add, dot, times, turn } from '../../../../www/shared/board/projection.js';
import { boardWithout, ROLLS } from './samples.js';

const SEEN = ['top', 'front', 'left', 'right'];

describe('letters', () => {
  test('stand upright when a roll starts and when it ends', () => {
    for (const roll of ROLLS) {
      const position = boardWithout(roll.to);
      for (const face of FACES) {
        for (const t of [0, 1]) {
          const now = t === 0 ? face : faceAfter(roll, face);
          if (!SEEN.includes(now)) continue;
          const { angle } = lettering(roll.from, face, position, roll, t);
          const { up, right } = FRAMES[face];
          const tilted = add(times(up, Math.cos(angle)), times(right, -Math.sin(angle)));
          const points = turn(rolling(roll, t).rotation, tilted);
          expect(dot(points, FRAMES[now].up)).toBeCloseTo(1, 9);
        }
      }
    }
  });

  test('never turn by more than a quarter while in view', () => {
    for (const roll of ROLLS) {
      for (const face of FACES) {
        if (!SEEN.includes(face) || !SEEN.includes(faceAfter(roll, face))) continue;
        const { angle } = lettering(roll.from, face, boardWithout(roll.to), roll, 1);
        expect(Math.abs(angle)).toBeLessThan(Math.PI / 2 + 1e-9);
      }
    }
  });

  test('are left out where a neighbour stands close, on every face that looks at it', () => {
    const position = boardWithout(4);
    const clear = (/** @type {number} */ square, /** @type {typeof FACES[number]} */ face) =>
      lettering(square, face, position, null, 0).clear;
    expect(clear(0, 'right')).toBe(0);
    expect(clear(1, 'front')).toBe(1);
    expect(clear(3, 'right')).toBe(1);
    expect(clear(3, 'front')).toBe(0);
    expect(clear(6, 'front')).toBe(1);
    for (const square of [0, 1, 2, 3, 5, 6, 7, 8]) expect(clear(square, 'top')).toBe(1);
  });

  test('are the same just after a roll as on the cubes that then stand', () => {
    for (const roll of ROLLS) {
      const before = boardWithout(roll.to);
      const after = boardWithout(roll.to).map((cube, i) =>
        i === roll.from ? null : (cube ?? 'WRB'),
      );
      for (const square of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        if (square === roll.to) continue;
        for (const face of FACES) {
          const end = lettering(square, face, before, roll, 1);
          const still =
            square === roll.from
              ? lettering(roll.to, faceAfter(roll, face), after, null, 0)
              : lettering(square, face, after, null, 0);
          expect(end.clear).toBe(still.clear);
        }
      }
    }
  });
});
