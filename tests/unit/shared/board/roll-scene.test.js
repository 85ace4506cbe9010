import { describe, expect, test } from 'vitest';
import { colourOf, faceAfter } from '../../../../www/shared/board/pieces/cubes/cube.js';
import { CUBE, ROLL, rollItems } from '../../../../www/shared/board/roll-scene.js';
import { themeOf } from '../../../../www/shared/board/theme.js';
import { words } from '../../../../www/shared/words/words.js';
import { play } from '../../engine.js';

test('the figure shows what the engine does: a cube rolls to the right, and its left side comes up', () => {
  // White above, red in front; the cube left of the empty middle rolls into it.
  const line = play('cubes', 'WWWWEWWWW', 'WWWEBWWWW', ['R']);
  expect(line.rolls[0]).toEqual(ROLL);
  expect(line.positions[0]?.[ROLL.from]).toBe(CUBE);
  const after = line.positions[1]?.[ROLL.to] ?? '';
  expect(faceAfter(ROLL, 'left')).toBe('top');
  expect([colourOf(CUBE, 'top'), colourOf(CUBE, 'left'), colourOf(after, 'top')]).toEqual([
    'W',
    'B',
    'B',
  ]);
  expect(words.board.roll).toMatch(
    /white above and blue at its left.*to the right: now blue is above/,
  );
});

describe.each([
  [190, 56],
  [120, 35],
  [60, 60],
])('in %i by %i pixels', (width, height) => {
  test('cubes and arrows are within the picture, in three places from left to right', () => {
    const items = rollItems(width, height, themeOf('light'), true);
    const sharp = items.filter(({ soft }) => !soft).flatMap(({ loops = [] }) => loops.flat());
    expect(sharp.length).toBeGreaterThan(300);
    for (const [x, y] of sharp) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
    const [arrows] = items.filter(({ soft, loops = [] }) => !soft && loops.length === 2);
    const middles = (arrows?.loops ?? []).map((loop) => loop[0]?.[0] ?? 0);
    expect(middles[0]).toBeLessThan(middles[1] ?? 0);
  });
});
