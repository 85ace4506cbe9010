import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorInWords, reportOf } from '../../../../www/shared/engine/error-words.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import * as japanese from '../../../../www/shared/words/ja/index.js';
import { speak, words } from '../../../../www/shared/words/words.js';
import * as chinese from '../../../../www/shared/words/zh-Hans/index.js';
import { parse_contest, play, Search, unsolvable } from '../../engine.js';

/** @type {(act: () => unknown) => Error} */
function thrownBy(act) {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('an error was to be thrown');
}

const cubes = { puzzle: 'cubes', start: 'WEWWWWWWW', goal: 'RBWRWWEWW' };
const far = { puzzle: 'tiles', start: '213456780', goal: '123456780' };

test('each code of the engine has words, and each words’ code is one of the engine’s', () => {
  const declared = readFileSync('www/pkg/rolling_cubes.d.ts', 'utf8');
  const [, variants = ''] = /namespace ErrorCode \{([^}]*)\}/.exec(declared) ?? [];
  const codes = [...variants.matchAll(/ = "([a-z]+)";/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(4);
  expect(Object.keys(words.errors).sort()).toEqual(codes.sort());
});

test.each([
  ['de', german, 'Start, ', 'Ziel, '],
  ['ja', japanese, 'スタート、', 'ゴール、'],
  ['zh-Hans', chinese, '起点，', '目标，'],
])('in %s, start and goal have the names that the page gives them', (tag, spoken, start, goal) => {
  speak(tag, spoken);
  const said = (/** @type {string} */ start, /** @type {string} */ goal) =>
    errorInWords(thrownBy(() => unsolvable('cubes', start, goal)));
  expect(said('WXWEWWWWW', cubes.goal)).toMatch(RegExp(`^${start}`));
  expect(said(cubes.start, 'RBW')).toMatch(RegExp(`^${goal}`));
  speak('en', english);
});

test.each([
  ['format', 'start', () => unsolvable('cubes', 'WXWEWWWWW', cubes.goal)],
  ['format', 'goal', () => unsolvable('cubes', cubes.start, 'RBW')],
  ['format', null, () => parse_contest('cubes', '1 2\nWWW EWW WWW\n1 4\n')],
  ['value', 'puzzle', () => unsolvable('chess', '', '')],
  ['value', 'heft', () => new Search({ ...cubes, algorithm: 'bfs', ...{ heft: 2 } })],
  ['value', 'deepen', () => new Search({ ...cubes, algorithm: 'ida-star', deepen: 'by-two' })],
  ['move', 'moves', () => play(cubes.puzzle, cubes.start, cubes.goal, ['X'])],
  ['unsolvable', 'goal', () => new Search({ ...far, algorithm: 'bfs' })],
])('an error crosses as data, code %s of %s, and its words say all of it', (code, field, act) => {
  const error = thrownBy(act);
  const report = reportOf(error);
  if (field === 'heft') {
    // An unknown part belongs to the request.
    expect(report).toMatchObject({ code, field: 'request', given: "'heft'" });
  } else {
    expect(report).toMatchObject({ code, field });
  }
  // The engine's message is for programmers; the page's words are equally true.
  expect(errorInWords(error)).toBe(error.message);
});

test('an error that is not the engine’s is shown in the browser’s words', () => {
  expect(errorInWords(new TypeError('no such thing'))).toBe('no such thing');
  expect(errorInWords('gone')).toBe('gone');
  expect(reportOf(new Error('x'))).toBe(null);
});
