import { describe, expect, test } from 'vitest';
import { HOME } from '../../../../www/shared/board/projection.js';
import { scene } from '../../../../www/shared/board/scene.js';
import { themeOf } from '../../../../www/shared/board/theme.js';
import { takes, together } from '../../../../www/shared/board/touch.js';
import { boardWithout } from './samples.js';

const { grid, view } = scene({
  puzzle: 'cubes',
  position: boardWithout(4),
  roll: null,
  t: 0,
  camera: HOME,
  width: 358,
  height: 320,
  theme: themeOf('light'),
});
/** @type {(roll: {from: number, to: number}) => [number, number]} */
const way = ({ from, to }) => {
  const [a, b] = [view.project(grid.middleOf(from)), view.project(grid.middleOf(to))];
  return [b[0] - a[0], b[1] - a[1]];
};
const fromLeft = [{ from: 3, to: 4 }];
const fromAbove = [{ from: 1, to: 4 }];
const fromBelow = [{ from: 7, to: 4 }];

describe('a finger on a piece', () => {
  test('that goes the way of its move sideways drags it at once', () => {
    expect(takes(fromLeft, way, [14, -3], 0)).toBe(true);
    expect(takes(fromLeft, way, [3, 0], 0)).toBe(true);
  });

  test('that swipes up or down scrolls, whatever the piece could do', () => {
    for (const moves of [fromLeft, fromAbove, fromBelow]) {
      for (const pulled of /** @type {[number, number][]} */ ([
        [0, 20],
        [0, -20],
        [4, -20],
        [-5, 20],
      ])) {
        expect(takes(moves, way, pulled, 40)).toBe(false);
      }
    }
  });

  test('that rested there first drags it up and down too, but only where it can go', () => {
    expect(takes(fromAbove, way, [2, 20], 200)).toBe(true);
    expect(takes(fromBelow, way, [-2, -20], 200)).toBe(true);
    expect(takes(fromAbove, way, [2, -20], 200)).toBe(false);
    expect(takes(fromLeft, way, [-14, 3], 200)).toBe(false);
    expect(takes([], way, [14, 0], 200)).toBe(false);
    expect(takes(fromLeft, way, [0, 0], 200)).toBe(false);
  });
});

describe('two fingers', () => {
  test('that go the same way turn the board by as much', () => {
    expect(
      together(
        [
          [0, 0],
          [60, 0],
        ],
        [
          [30, 10],
          [92, 8],
        ],
      ),
    ).toEqual([31, 9]);
  });

  test('that go apart or together pinch, and turn nothing', () => {
    expect(
      together(
        [
          [0, 0],
          [60, 0],
        ],
        [
          [-20, 0],
          [80, 0],
        ],
      ),
    ).toBeNull();
    expect(
      together(
        [
          [0, 0],
          [60, 0],
        ],
        [
          [0, 0],
          [100, 0],
        ],
      ),
    ).toBeNull();
    expect(
      together(
        [
          [0, 0],
          [60, 0],
        ],
        [
          [1, 0],
          [61, 0],
        ],
      ),
    ).toBeNull();
  });
});
