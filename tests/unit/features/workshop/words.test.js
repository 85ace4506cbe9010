import { expect, test } from 'vitest';
import { WRAPS, wrapsOf } from '../../../../www/features/workshop/blocks.js';
import { isHoled } from '../../../../www/features/workshop/reading.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { isMade, NUMBERS, shortened } from '../../../../www/shared/words/made.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Job, read_heuristic, vocabulary } from '../../engine.js';
import { BOARDS, TILES } from './boards.js';

/** @import { Said } from '../../../../www/pkg/rolling_cubes.js' */

const boards = /** @type {(keyof typeof BOARDS)[]} */ (Object.keys(BOARDS));

/** @param {string} text @param {keyof typeof BOARDS} [board] */
const factsOf = (text, board = 'tiles') => read_heuristic(...BOARDS[board], text).facts;

/** @param {string} text @param {keyof typeof BOARDS} [board] */
function audited(text, board = 'tiles') {
  const audit = Job.audit(...BOARDS[board], text);
  while (audit.run_for(1000));
  const report = audit.report();
  audit.free();
  return report;
}

test('every published bound of every puzzle has a name in every language, and runs', () => {
  for (const board of boards) {
    for (const { name, text } of vocabulary(...BOARDS[board]).examples) {
      expect(read_heuristic(...BOARDS[board], text).error, text).toBe(null);
      for (const { words: own } of [english, german]) {
        expect(own.workshop.write.example(name)).toBeTruthy();
      }
    }
  }
  expect(() => words.workshop.write.example('euclid')).toThrow("there are no words for 'euclid'");
});

test('everything that a painting can keep has words in every language', () => {
  for (const board of boards) {
    for (const { key, members } of vocabulary(...BOARDS[board]).painting) {
      for (const { words: own } of [english, german]) {
        expect(own.workshop.paint.key(key) && own.workshop.paint.how(key)).toBeTruthy();
        for (const member of members) expect(own.workshop.paint.member(member)).toBeTruthy();
      }
    }
  }
});

test('a painting is a lower bound and consistent, one of several groups a lower bound, and the audit agrees', () => {
  expect(factsOf('paint(tiles=1234)')).toMatchObject({ admissible: true, consistent: true });
  expect(audited('paint(tiles=1234)')).toMatchObject({ admissible: true, consistent: true });
  // A bound that ignores the empty square may fall by more than one.
  expect(factsOf('paint(tiles=123+456)')).toMatchObject({ admissible: true, consistent: false });
  expect(audited('paint(tiles=123+456)').admissible).toBe(true);
  for (const board of boards) {
    const { examples, painting } = vocabulary(...BOARDS[board]);
    const paintings = examples.filter(({ text }) => text.startsWith('paint('));
    // Exactly the boards that can be painted.
    expect(paintings.length > 0, board).toBe(painting.length > 0);
    for (const { text } of paintings) {
      expect(factsOf(text, board)).toMatchObject({ admissible: true });
      if (!text.includes('+')) expect(factsOf(text, board)?.consistent, text).toBe(true);
    }
  }
});

test('statements about each way to combine bounds are true', () => {
  const { max, sum, weight, 'parity-up': parity, pathmax, bpmax } = WRAPS;
  if (!max || !sum || !weight || !parity || !pathmax || !bpmax)
    throw new Error('all of them are there');
  expect(factsOf(max('manhattan').replace('?', 'misplaced'))?.consistent).toBe(true);
  expect(factsOf(sum('manhattan').replace('?', 'misplaced'))?.admissible).toBe(false);
  expect(audited(sum('manhattan').replace('?', 'misplaced')).admissible).toBe(false);
  expect(audited(sum('paint(tiles=123)').replace('?', 'paint(tiles=456)')).admissible).toBe(false);
  expect(audited(weight('manhattan')).admissible).toBe(false);
  expect(audited(parity('misplaced')).admissible).toBe(true);
  expect(audited(pathmax('manhattan')).admissible).toBe(true);
  const rough = 'manhattan * (1 - parity)';
  expect(audited(rough)).toMatchObject({ admissible: true, consistent: false });
  expect(audited(bpmax(rough))).toMatchObject({ admissible: true, consistent: true });
  for (const board of boards) {
    const words = vocabulary(...BOARDS[board]);
    const [has, turns] = ['bpmax', 'parity-up'].map((wrap) =>
      words.functions.some(({ name }) => name === wrap),
    );
    const lacks = [...(has ? [] : ['bpmax']), ...(turns ? [] : ['parity-up'])];
    expect(wrapsOf(words), board).toEqual(
      Object.keys(WRAPS).filter((name) => !lacks.includes(name)),
    );
    expect(has, board).toBe(!['fifteen', 'knights'].includes(board));
    // A board without parity has no painting.
    expect(turns, board).toBe(words.painting.length > 0);
  }
});

test('a hole in a text is no error', () => {
  const texts = ['max(manhattan, ?)', '?', 'max(foo, ?)', 'manhattan + foo', 'manhattan +', '3'];
  const readings = texts.map((text) => read_heuristic(...TILES, text));
  expect(readings.map(isHoled)).toEqual([true, true, false, false, false, false]);
  expect(readings.map(({ facts }) => facts !== null).indexOf(true)).toBe(5);
});

test('a bound that was made goes by its text wherever a heuristic is named, and never for a listed one', () => {
  for (const { heuristics, backward } of catalogue().puzzles) {
    for (const { name } of [...heuristics, ...backward]) expect(isMade(name), name).toBe(false);
  }
  for (const board of boards) {
    for (const name of vocabulary(...BOARDS[board]).numbers) expect(isMade(name), name).toBe(true);
  }
  const numbers = boards.flatMap((board) => vocabulary(...BOARDS[board]).numbers);
  expect(NUMBERS).toEqual(new Set(numbers));
  const long = `max(${Array(40).fill('manhattan').join(', ')})`;
  expect(shortened(long).length).toBeLessThanOrEqual(36);
  expect(shortened('manhattan + 1')).toBe('manhattan + 1');
  const search = { algorithm: 'ida-star', heuristic: 'max(manhattan, 3)' };
  for (const { words: own } of [english, german]) {
    expect(own.search(search)).toContain('max(manhattan, 3)');
    expect(own.heuristicMeaning(search.heuristic)).toContain('max(manhattan, 3)');
    expect(own.code.heuristic.says(search.heuristic, 5)).toContain('max(manhattan, 3): h = 5');
    expect(own.code.heuristic.notAsked(search.heuristic)).toContain('max(manhattan, 3)');
    expect(own.proof('tiles-3', search.heuristic)).toBe(null);
    expect(own.heuristic(long).length).toBeLessThanOrEqual(36);
  }
  expect(() => words.heuristic('manhatten')).toThrow("there are no words for 'manhatten'");
});
