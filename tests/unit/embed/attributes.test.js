import { expect, test } from 'vitest';
import { KEYS, linkFrom } from '../../../www/embed/attributes.js';
import { languageOf } from '../../../www/embed/language.js';
import { newGame } from '../../../www/state/games.js';
import { linkOf, opened } from '../../../www/state/link.js';
import { initialState } from '../../../www/state/state.js';
import { catalogue, read_link } from '../engine.js';

const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));

/** What a link opens, as the link that the state then has. @param {string} text */
const remade = (text) => linkOf(opened(fresh, choices, read_link(text)));

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
  expect(read_link(link).misread).toEqual([]);
  const text = remade(link);
  const keys = new URLSearchParams(text);
  for (const [key, value] of Object.entries(attributes)) {
    // What the puzzle opens with by itself is left out of links.
    expect([value, null]).toContain(keys.get(key));
  }
  const plain = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
  expect(text).toBe(remade(plain.join('&')));
});

test('a value cannot smuggle in another key', () => {
  const { link, misread } = read_link(
    linkFrom((key) => (key === 'start' ? 'x&puzzle=toys#' : null)),
  );
  expect(link.puzzle).toBe('cubes');
  expect(misread.map(({ key }) => key)).toEqual(['start']);
});

test('half a character in a value is told like any other that is wrong, and costs nothing else', () => {
  const half = linkFrom((key) => ({ puzzle: 'toys', start: '\ud83c' })[String(key)] ?? null);
  const { link, misread } = read_link(half);
  expect([link.puzzle, misread.map(({ key }) => key)]).toEqual(['toys', ['start']]);
});

test('every key is one that links have', () => {
  for (const key of KEYS) {
    const { misread } = read_link(`${key}=${key === 'at' ? 'x' : '\u{1f3b2}'}`);
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
