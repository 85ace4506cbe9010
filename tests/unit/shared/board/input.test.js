import { expect, test } from 'vitest';
import { Input } from '../../../../www/shared/board/input.js';
import { pick } from '../../../../www/shared/board/pick.js';
import { HOME } from '../../../../www/shared/board/projection.js';
import { scene } from '../../../../www/shared/board/scene.js';
import { themeOf } from '../../../../www/shared/board/theme.js';
import { play } from '../../engine.js';

/** @import { Point } from '../../../../www/shared/board/projection.js' */

test('a piece that can move can be taken, and a press on any other turns the board', () => {
  const line = play('tiles', '123456780', '123456780', []);
  const [position = []] = line.positions;
  const still = { roll: null, t: 0, camera: HOME, theme: themeOf('light') };
  const drawn = scene({ puzzle: 'tiles', position, width: 400, height: 400, ...still });
  const callbacks = { redraw: () => {}, tell: () => {} };
  const board = { line, at: 0, movable: line.onward, editing: false, scene: drawn, ...callbacks };
  const taken = new Set();
  const pressed = new Set();
  for (let across = 0; across < 400; across += 10) {
    for (let down = 0; down < 400; down += 10) {
      const point = /** @type {Point} */ ([across, down]);
      const square = pick(drawn.targets, point)?.square;
      pressed.add(square);
      if (new Input(board).grab(point)) taken.add(square);
    }
  }
  expect(pressed.size).toBe(10);
  expect([...taken].sort()).toEqual([5, 7]);
});
