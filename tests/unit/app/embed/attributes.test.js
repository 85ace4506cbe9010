import { expect, test } from 'vitest';
import { languageOf } from '../../../../www/app/embed/language.js';
import { KEYS, linkFrom, speedFrom, textOf } from '../../../../www/shared/state/attributes.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';

const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));

/** @param {string} text */
const remade = (text) => linkOf(opened(fresh, choices, readLink(text)));

/** @param {Readonly<Record<string, string>>} attributes */
const linkOfAttributes = (attributes) => linkFrom((key) => attributes[key] ?? null);

test('no attributes are the puzzle that the page opens with', () => {
  expect(remade(linkOfAttributes({}))).toBe('v=1&puzzle=cubes');
});

test.each([
  { puzzle: 'tiles', start: '867254301', goal: '123456780' },
  { puzzle: 'tiles', start: '0197bd53ec4286af' },
  { puzzle: 'knights', mode: 'nodes', race: 'ida-star/perimeter' },
  { puzzle: 'toys', moves: '1121.1222' },
  { puzzle: 'cubes', race: 'bfs:max-nodes=1000,ida-star/colours:order=seed=7:deepen=by-one' },
])('%o open what a link with the same keys and values opens', (attributes) => {
  const link = linkOfAttributes(attributes);
  expect(readLink(link).misread).toEqual([]);
  const text = remade(link);
  const keys = new URLSearchParams(text);
  for (const [key, value] of Object.entries(attributes)) {
    expect([value, null]).toContain(keys.get(key));
  }
  const plain = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
  expect(text).toBe(remade(plain.join('&')));
});

test('a value cannot smuggle in another key', () => {
  const { link, misread } = readLink(
    linkFrom((key) => (key === 'start' ? 'x&puzzle=toys#' : null)),
  );
  expect(link.puzzle).toBe('cubes');
  expect(misread.map(({ key }) => key)).toEqual(['start']);
});

test('half a character in a value is reported like any other error, and costs nothing else', () => {
  const half = linkFrom((key) => ({ puzzle: 'toys', start: '\ud83c' })[String(key)] ?? null);
  const { link, misread } = readLink(half);
  expect([link.puzzle, misread.map(({ key }) => key)]).toEqual(['toys', ['start']]);
});

test('every key is one that links have', () => {
  for (const key of KEYS) {
    const { misread } = readLink(`${key}=${key === 'at' ? 'x' : '\u{1f3b2}'}`);
    expect(misread.map((note) => note.key)).toEqual([key]);
  }
});

test('elements speak as the page around them does, where they can, and else English', () => {
  const within = (/** @type {string | null} */ lang) => ({
    closest: (/** @type {string} */ selector) =>
      selector === '[lang]' && lang !== null
        ? /** @type {any} */ ({ getAttribute: () => lang })
        : null,
  });
  expect(['en', 'en-GB', 'xx', '', null].map(within).map(languageOf)).toEqual(Array(5).fill('en'));
  expect(languageOf(within('de-CH'))).toBe('de');
});

test('a property of any type is a text, or not set', () => {
  const unset = [undefined, null];
  expect(unset.map(textOf)).toEqual([null, null]);
  const odd = [0, -1, Number.NaN, 7n, true, '', [], ['bfs', 'iddfs'], {}, Symbol('s')];
  expect(odd.map(textOf)).toEqual([
    '0',
    '-1',
    'NaN',
    '7',
    'true',
    '',
    '',
    'bfs,iddfs',
    '[object Object]',
    'Symbol(s)',
  ]);
  expect([Object.create(null), [Object.create(null)]].map(textOf)).toEqual(['object', 'object']);
});

test('a speed is a number where it is one, and what links call full is 0', () => {
  expect(['0', 'full', '2000', '-1', '30,000', 'NaN', ''].map(speedFrom)).toEqual([
    0,
    0,
    2000,
    '-1',
    '30,000',
    'NaN',
    '',
  ]);
  const read = (/** @type {number | string} */ speed) =>
    readLink(linkFrom((key) => (key === 'speed' ? speed : null)));
  expect([0, 2000].map((speed) => read(speed).link.speed)).toEqual(['full', 2000]);
  for (const wrong of ['-1', '30,000', 'NaN', '', 10_000_001])
    expect(
      read(wrong).misread.map(({ key }) => key),
      `${wrong}`,
    ).toEqual(['speed']);
});
