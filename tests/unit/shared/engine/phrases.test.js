import { expect, test } from 'vitest';
import phrases from '../../../../src/said/phrases.json';
import reasons from '../../../../src/said/reasons.json';
import { errorInWords, inWords } from '../../../../www/shared/engine/error-words.js';
import * as german from '../../../../www/shared/words/de/index.js';
import { first } from '../../../../www/shared/words/en/first.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { load, spoken } from '../../../../www/shared/words/languages.js';
import { language, speak, words } from '../../../../www/shared/words/words.js';
import { read_link, Search, unsolvable } from '../../engine.js';

/** The engine's own tables, of codes and the command line's words; its sources compile with no other code. */
const TABLES = /** @type {const} */ ({ phrases, reasons });

/** @param {string} pattern */
const valuesOf = (pattern) => [...pattern.matchAll(/\{\}/g)].map((_, place) => `«${place}»`);

/** @type {(table: Readonly<Record<string, string | ((...values: string[]) => string)>>, code: string, values: string[]) => string} */
function phrase(table, code, values) {
  const said = table[code] ?? '';
  return typeof said === 'string' ? said : said(...values);
}

const everyWords = await Promise.all(spoken().map(async (tag) => (await load(tag)).words));

for (const [name, rows] of Object.entries(TABLES)) {
  const table = /** @type {keyof typeof TABLES} */ (name);

  test(`every language has words for all the engine's ${table}, and for nothing else`, () => {
    const codes = rows.map(([code = '']) => code).toSorted();
    expect(codes).toEqual([...new Set(codes)]);
    for (const own of everyWords) expect(Object.keys(own[table]).toSorted()).toEqual(codes);
  });

  test(`the page says the ${table} in English as the command line does, and each language says all values`, () => {
    for (const [code = '', pattern = ''] of rows) {
      const values = valuesOf(pattern);
      const [first = '', ...rest] = pattern.split('{}');
      const filled = rest.reduce((all, part, place) => `${all}${values[place]}${part}`, first);
      expect(phrase(english.words[table], code, values)).toBe(filled);
      for (const own of everyWords)
        for (const value of values) expect(phrase(own[table], code, values), code).toContain(value);
    }
  });
}

test('no code is in two tables, and a page starts with the words for all reasons', () => {
  const codes = Object.values(TABLES).flatMap((rows) => rows.map(([code]) => code));
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(first.reasons)).toEqual(Object.keys(english.words.reasons));
});

test('errors are in the current language, whole', () => {
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
        'Start, Spalte 9: ’12345678’ mit 8 Zeichen angegeben; erlaubt: 9 für ein Brett von 3x3, oder 16 für eines von 4x4'.replaceAll(
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

test('a code without words is shown with its values, and nothing throws', () => {
  expect(inWords({ code: 'never-said', values: ['5', { code: 'nor-this', values: [] }] })).toBe(
    'never-said 5 nor-this',
  );
});
