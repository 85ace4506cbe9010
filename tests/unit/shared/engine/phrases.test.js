import { expect, test } from 'vitest';
import phrases from '../../../../src/said/phrases.json';
import reasons from '../../../../src/said/reasons.json';
import { inWords } from '../../../../www/shared/engine/error-words.js';
import { first } from '../../../../www/shared/words/en/first.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { load, spoken } from '../../../../www/shared/words/languages.js';

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

test('a code without words is shown with its values, and nothing throws', () => {
  expect(inWords({ code: 'never-said', values: ['5', { code: 'nor-this', values: [] }] })).toBe(
    'never-said 5 nor-this',
  );
});
