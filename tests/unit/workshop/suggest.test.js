import { expect, test } from 'vitest';
import {
  distance,
  startersOf,
  unknownIn,
  wordsOf,
} from '../../../www/features/workshop/suggest.js';
import { words } from '../../../www/shared/words/words.js';
import { read_heuristic, vocabulary } from '../engine.js';

const TILES = /** @type {const} */ (['tiles', '867254301', '123456780']);
const tiles = vocabulary(...TILES);

/** @param {string} text */
function unknown(text) {
  const { error } = read_heuristic(...TILES, text);
  return error && unknownIn(text, error.column ?? 1, tiles);
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

test('no word of a bound that can run is unknown, on any board', () => {
  for (const [puzzle, start, goal] of [
    TILES,
    /** @type {const} */ (['cubes', 'WWWWWWWWE', 'BWWBWWBRE']),
    /** @type {const} */ (['toys', '1111111100000000', '0000000011111111']),
  ]) {
    const vocabularyHere = vocabulary(puzzle, start, goal);
    const texts = [
      ...vocabularyHere.examples.map(({ text }) => text),
      ...startersOf(vocabularyHere).map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(unknownIn(text, Number.POSITIVE_INFINITY, vocabularyHere), text).toBeNull();
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
