import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorInWords, inWords } from '../../www/shared/engine/error-words.js';
import * as german from '../../www/shared/words/de/index.js';
import * as english from '../../www/shared/words/en/index.js';
import { load, spoken } from '../../www/shared/words/languages.js';
import { language, speak, words } from '../../www/shared/words/words.js';
import { read_link, Search, unsolvable } from './engine.js';

/** A phrase in the engine's sources: its code and the command line's words. */
const PHRASE = /\bPhrase::new\(\s*"([^"]+)",\s*"((?:[^"\\]|\\[\s\S])*)",?\s*\)/g;

/** @type {readonly {code: string, words: string}[]} */
const PHRASES = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  if (!file.endsWith('.rs')) return [];
  const [code = ''] = readFileSync(`src/${file}`, 'utf8')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split('#[cfg(test)]');
  return [...code.matchAll(PHRASE)].map(([, name = '', said = '']) => ({
    code: name,
    words: said.replaceAll(/\\\n\s*/g, ''),
  }));
});

/** @param {string} pattern */
const valuesOf = (pattern) => [...pattern.matchAll(/\{\}/g)].map((_, place) => `«${place}»`);

/** @type {(code: string, values: string[], own: typeof words) => string} */
function phrase(code, values, { phrases, reasons }) {
  /** @type {Record<string, string | ((...values: string[]) => string)>} */
  const all = { ...phrases, ...reasons };
  const said = all[code] ?? '';
  return typeof said === 'string' ? said : said(...values);
}

const everyWords = await Promise.all(spoken().map(async (tag) => (await load(tag)).words));

test('each phrase has a code of its own, and nothing but phrases has words', () => {
  const codes = PHRASES.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(150);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  for (const { phrases, reasons } of everyWords) {
    expect(Object.keys({ ...phrases, ...reasons }).toSorted()).toEqual(codes.toSorted());
  }
});

test('the page says in English what the command line says, and each language says all values', () => {
  for (const { code, words: pattern } of PHRASES) {
    const values = valuesOf(pattern);
    const [first = '', ...rest] = pattern.split('{}');
    const filled = rest.reduce((all, part, place) => `${all}${values[place]}${part}`, first);
    expect(phrase(code, values, english.words)).toBe(filled);
    for (const own of everyWords)
      for (const value of values) expect(phrase(code, values, own), code).toContain(value);
  }
});

test('what is wrong is told in the language in force, whole', () => {
  const before = { language, words, locale: english.locale };
  const refused = () =>
    new Search({ puzzle: 'tiles', start: '12345678', goal: '1', algorithm: 'bfs' });
  speak('de', german);
  try {
    expect(() => refused()).toThrow('start, column 9');
    try {
      refused();
    } catch (error) {
      expect(errorInWords(error)).toBe(
        'start, Spalte 9: ’12345678’ mit 8 Zeichen angegeben; erlaubt: 9 für ein Brett von 3x3, oder 16 für eines von 4x4'.replaceAll(
          '’',
          "'",
        ),
      );
    }
    const [note] = read_link('v=1&puzzle=toys&race=bfs:order=x').misread;
    expect(note && inWords(note.allowed)).toMatch(/^(jeder Buchstabe von .* einmal, oder|eine)/);
    const why = unsolvable('toys', '1000000000000000', '1100000000000000') ?? '';
    expect(inWords(why)).toBe(
      'der Start hat eine 1 und das Ziel 2, und kein Tausch ändert ihre Anzahl',
    );
  } finally {
    speak(before.language, before);
  }
});

test('a code without words is a fault, and never passed over', () => {
  expect(() => inWords({ code: 'never-said', values: [] })).toThrow('no words for never-said');
});

test('nothing that the engine says as data alone is words', () => {
  const said = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/\bSaid::(?:data|Data)\(\s*"([^"]*)"/g),
    ])
    .map(([, text = '']) => text);
  expect(said).toContain('bpmax');
  // A line of a map's text is no sentence.
  const lines = ['start A', 'goal B'];
  expect(said.filter((text) => /[a-z] [a-z]/i.test(text) && !lines.includes(text))).toEqual([]);
});
