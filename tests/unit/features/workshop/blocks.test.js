import { expect, test } from 'vitest';
import {
  blockAt,
  canPaint,
  firstHole,
  firstPainting,
  moved,
  paintingsIn,
  paletteOf,
  replaced,
  textOfBlock,
  WRAPS,
  walked,
} from '../../../../www/features/workshop/blocks.js';
import { read_heuristic, vocabulary } from '../../engine.js';
import { BOARDS, TILES } from './boards.js';

const SUM = 'sum(p in tiles: distance(p, goal(p))) + 2 * row-conflicts';

/** @param {string} text @param {keyof typeof BOARDS} [board] */
const read = (text, board = 'tiles') => read_heuristic(...BOARDS[board], text);

/** @param {string} text */
function treeOf(text) {
  const { tree } = read(text);
  if (!tree) throw new Error(`'${text}' is no expression`);
  return tree;
}

/** @param {string} text @param {readonly number[]} path */
function at(text, path) {
  const block = blockAt(treeOf(text), path);
  if (!block) throw new Error('there is such a block');
  return block;
}

test('a block’s text is cut out of the whole by its columns, and put back it changes nothing', () => {
  const whole = read(SUM).text ?? '';
  expect(textOfBlock(whole, at(whole, [0]))).toBe('sum(p in tiles: distance(p, goal(p)))');
  expect(textOfBlock(whole, at(whole, [1, 1]))).toBe('row-conflicts');
  for (const path of [[], [0], [1], [1, 0], [1, 1], [0, 0]]) {
    const block = at(whole, path);
    expect(read(replaced(whole, block, textOfBlock(whole, block))).text).toBe(whole);
  }
});

test('a text in a block’s place stays one operand, with any text around it', () => {
  const put = replaced('2 * manhattan', at('2 * manhattan', [1]), 'manhattan + 1');
  expect(read(put).text).toBe('2 * (manhattan + 1)');
  expect(read(replaced('2 * manhattan', at('2 * manhattan', [1]), '?')).text).toBe('2 * ?');
});

test('a block that moves leaves a hole, from either side, and never goes into itself', () => {
  const text = 'max(manhattan, misplaced + 1)';
  const [first, second] = [at(text, [0]), at(text, [1, 1])];
  expect(read(moved(text, first, second) ?? '').text).toBe('max(?, misplaced + manhattan)');
  expect(read(moved(text, second, first) ?? '').text).toBe('max(1, misplaced + ?)');
  expect(moved(text, at(text, []), second)).toBe(null);
});

test('each way to change a bound gives what it says', () => {
  const wrapped = Object.entries(WRAPS).map(([name, wrap]) => [name, read(wrap('manhattan')).text]);
  expect(Object.fromEntries(wrapped)).toEqual({
    max: 'max(manhattan, ?)',
    sum: 'manhattan + ?',
    weight: '2 * manhattan',
    'parity-up': 'parity-up(manhattan)',
    pathmax: 'pathmax(manhattan)',
    bpmax: 'bpmax(manhattan)',
  });
});

test.each(/** @type {(keyof typeof BOARDS)[]} */ (Object.keys(BOARDS)))(
  'all that the palette of %s offers is read, and is wrong for nothing but its holes',
  (board) => {
    const words = vocabulary(...BOARDS[board]);
    const offers = paletteOf(words).flatMap(([, some]) => some);
    expect(offers.length).toBeGreaterThan(20);
    for (const { text } of offers) expect(read(text, board).tree, text).not.toBe(null);
    // Boards whose paintings do not support the moves have none.
    expect(offers.some(({ word }) => word === 'paint')).toBe(canPaint(words));
    if (canPaint(words)) {
      const painting = read(firstPainting(words), board);
      expect(painting.error).toBe(null);
      expect(paintingsIn(painting.tree)).toHaveLength(1);
    } else expect(() => firstPainting(words)).toThrow('there is no painting');
    // Every function appears once, and each listed expression runs.
    const functions = paletteOf(words).find(([group]) => group === 'functions')?.[1] ?? [];
    expect(new Set(functions.map(({ word }) => word)).size).toBe(functions.length);
    for (const name of words.heuristics) expect(read(name, board).facts).not.toBe(null);
  },
);

test('keys walk through the blocks: inside, outside, along', () => {
  const tree = treeOf(SUM);
  expect(walked(tree, [], 'ArrowDown')).toEqual([0]);
  expect(walked(tree, [0], 'ArrowRight')).toEqual([1]);
  expect(walked(tree, [1], 'ArrowRight')).toBe(null);
  expect(walked(tree, [1], 'ArrowLeft')).toEqual([0]);
  expect(walked(tree, [1, 1], 'ArrowUp')).toEqual([1]);
  expect(walked(tree, [1, 1], 'Home')).toEqual([]);
  expect(walked(tree, [], 'ArrowUp')).toBe(null);
  expect(walked(tree, [1, 0], 'ArrowDown')).toBe(null);
  expect(walked(tree, [], 'a')).toBe(null);
});

test('the first hole is found in the order of the text', () => {
  expect(firstHole(treeOf('max(manhattan, ? + ?)'))).toEqual([1, 0]);
  expect(firstHole(treeOf('manhattan'))).toBe(null);
  expect(TILES[1]).toHaveLength(9);
});
