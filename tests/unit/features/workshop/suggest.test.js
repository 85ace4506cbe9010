import { expect, test } from 'vitest';
import {
  distance,
  startersOf,
  unknownIn,
  wordsOf,
} from '../../../../www/features/workshop/suggest.js';
import { words as german } from '../../../../www/shared/words/de/index.js';
import { words as japanese } from '../../../../www/shared/words/ja/index.js';
import { words } from '../../../../www/shared/words/words.js';
import { words as chinese } from '../../../../www/shared/words/zh-Hans/index.js';
import { read_heuristic, vocabulary } from '../../engine.js';

const TILES = /** @type {const} */ (['tiles', '867254301', '123456780']);
const tiles = vocabulary(...TILES);
const BOARDS = /** @type {const} */ ([
  TILES,
  ['cubes', 'WWWWWWWWE', 'BWWBWWBRE'],
  ['toys', '1111111100000000', '0000000011111111'],
  ['knights', '1011001*11101110100100000', '111110111100*110000100000'],
]);

/** @param {string} text @param {import('../../../../www/features/workshop/suggest.js').Tongue} [say] */
function unknown(text, say = words.workshop.write) {
  const { error } = read_heuristic(...TILES, text);
  return error && unknownIn(text, error.column ?? 1, tiles, say);
}

test('a word that no bound has is named, with the one that was probably meant', () => {
  expect(unknown('number of tiles')).toMatchObject({ unknown: 'number', meant: 'count' });
  expect(unknown('manhatan + 1')).toMatchObject({ unknown: 'manhatan', meant: 'manhattan' });
  expect(unknown('sum(p in tiles: dist(p, goal(p)))')).toMatchObject({
    unknown: 'dist',
    meant: 'distance',
  });
  expect(unknown('count(p in tiles: p != goal(p)) + coun(p in tiles: p != goal(p))')).toMatchObject(
    {
      unknown: 'coun',
      from: 34,
      meant: 'count',
    },
  );
  expect(unknown('xyzzy')).toMatchObject({ unknown: 'xyzzy', meant: null });
  // No word is blamed if another error comes first.
  expect(unknown('max(1 2) + xyzzy')).toBeNull();
  const say = words.workshop.write;
  expect(say.unknown('number', 'count')).toBe('I don’t know “number”. Did you mean “count”?');
  expect(say.unknown('xyzzy', null)).toMatch(
    /^I don’t know “xyzzy”\. Choose one of the words below/,
  );
});

test('a word of the reader’s language is taken for the word of bounds that it means', () => {
  for (const [{ workshop }, texts] of /** @type {const} */ ([
    [
      chinese,
      {
        错位数: 'misplaced',
        '2 * 曼哈顿 + 1': 'manhattan',
        曼哈顿距离: 'manhattan',
        'abs（行）': 'row',
      },
    ],
    [
      japanese,
      { 誤配置: 'misplaced', 位置違い: 'misplaced', 'max（マンハッタン、1）': 'manhattan' },
    ],
    [german, { 'Summe(p in tiles: 1)': 'sum', Parität: 'parity' }],
  ]))
    for (const [text, meant] of Object.entries(texts))
      expect(unknown(text, workshop.write), text).toMatchObject({ meant });
  expect(unknown('constructor')).toMatchObject({ meant: null });
  expect(unknown('2 ＊ ｍａｎｈａｔａｎ')).toMatchObject({
    unknown: 'ｍａｎｈａｔａｎ'.normalize('NFKC'),
    from: 4,
    meant: 'manhattan',
  });
});

test('every word of a bound has a meaning in every language', () => {
  for (const [puzzle, start, goal] of BOARDS)
    for (const word of wordsOf(vocabulary(puzzle, start, goal)))
      for (const { workshop } of [words, german, japanese, chinese])
        expect(workshop.write.means(word), word).toMatch(/./);
});

test('no word of a bound that can run is unknown, on any board', () => {
  for (const [puzzle, start, goal] of BOARDS) {
    const vocabularyHere = vocabulary(puzzle, start, goal);
    const texts = [
      ...vocabularyHere.examples.map(({ text }) => text),
      ...startersOf(vocabularyHere).map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(
        unknownIn(text, Number.POSITIVE_INFINITY, vocabularyHere, words.workshop.write),
        text,
      ).toBeNull();
      expect(read_heuristic(puzzle, start, goal, text).facts, text).not.toBeNull();
    }
    expect(wordsOf(vocabularyHere).length).toBeGreaterThan(10);
  }
});

test('a bound to begin with counts, the next adds up, and the last one is broken', () => {
  expect(startersOf(tiles).map(({ name }) => name)).toEqual(['count', 'distances', 'doubled']);
  const doubled = startersOf(tiles).at(-1)?.text ?? '';
  expect(read_heuristic(...TILES, doubled).facts).toMatchObject({ admissible: false });
});

test('letters that are put in, taken out or changed are counted', () => {
  expect(distance('kitten', 'sitting')).toBe(3);
  expect([distance('', 'abc'), distance('abc', ''), distance('sum', 'sum')]).toEqual([3, 3, 0]);
});
