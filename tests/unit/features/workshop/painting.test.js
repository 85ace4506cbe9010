import { expect, test } from 'vitest';
import { paintingsIn } from '../../../../www/features/workshop/blocks.js';
import {
  groupOf,
  keptOf,
  paintingText,
  touched,
} from '../../../../www/features/workshop/painting.js';
import { read_heuristic, vocabulary } from '../../engine.js';
import { BOARDS } from './boards.js';

/** @param {keyof typeof BOARDS} board @param {string} text */
function painted(board, text) {
  const keys = vocabulary(...BOARDS[board]).painting;
  const [block] = paintingsIn(read_heuristic(...BOARDS[board], text).tree);
  if (!block) throw new Error('there is a painting');
  const key = (/** @type {string} */ name) => {
    const found = keys.find((one) => one.key === name);
    if (!found) throw new Error(`there is a key '${name}'`);
    return found;
  };
  return { keys, kept: keptOf(block, keys), key };
}

test.each([
  ['tiles', 'paint(tiles=1234)'],
  ['tiles', 'paint(tiles=123+456)'],
  ['cubes', 'paint(squares=a3+b3, axes=u)'],
  ['cubes', 'paint(colours=W)'],
  ['cubes', 'paint(squares=b3c2, colours=WR, axes=uf)'],
  ['knights', 'paint(squares=a5b4)'],
  ['toys', 'paint(squares=a4d4)'],
])('on the %s %s is taken apart and written again', (board, text) => {
  const { keys, kept } = painted(/** @type {keyof typeof BOARDS} */ (board), text);
  expect(paintingText(kept, keys)).toBe(text);
});

test('a touch puts a member into the current group, takes it out of that, or out of another', () => {
  const { keys, kept, key } = painted('tiles', 'paint(tiles=123+456)');
  const tiles = key('tiles');
  expect([1, 4, 7].map((tile) => groupOf(kept, tiles, `${tile}`))).toEqual([0, 1, -1]);
  const text = (/** @type {string} */ member, /** @type {number} */ group) =>
    paintingText(touched(kept, tiles, member, group), keys);
  expect(text('7', 1)).toBe('paint(tiles=123+4567)');
  expect(text('7', 2)).toBe('paint(tiles=123+456+7)');
  expect(text('1', 0)).toBe('paint(tiles=23+456)');
  // No member is in two groups, or a move could count twice.
  expect(text('1', 1)).toBe('paint(tiles=23+1456)');
});

test('a key that is left out keeps all, and a key that keeps all is left out', () => {
  const { keys, kept, key } = painted('cubes', 'paint(colours=W)');
  expect(groupOf(kept, key('axes'), 'f')).toBe(0);
  const fewer = touched(kept, key('axes'), 'f', 0);
  expect(paintingText(fewer, keys)).toBe('paint(colours=W, axes=us)');
  expect(paintingText(touched(fewer, key('axes'), 'f', 0), keys)).toBe('paint(colours=W)');
});

test('a painting that keeps nothing cannot be written', () => {
  const tiles = painted('tiles', 'paint(tiles=1)');
  expect(paintingText(touched(tiles.kept, tiles.key('tiles'), '1', 0), tiles.keys)).toBe(null);
  const cubes = painted('cubes', 'paint(colours=W)');
  expect(paintingText(touched(cubes.kept, cubes.key('colours'), 'W', 0), cubes.keys)).toBe(null);
});
