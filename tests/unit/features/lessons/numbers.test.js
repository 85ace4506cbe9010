// Every number in a lesson equals the engine's count. `PIN_NUMBERS=1 npx vitest run tests/unit/features/lessons/numbers.test.js`
// rewrites the table.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate, measuresOf, nameOf } from '../../../../www/features/lessons/formula.js';
import { Meter } from '../../../../www/features/lessons/measure.js';
import { Job, read_link, Search, solve } from '../../engine.js';
import { formulasOf, parsedFiles, TAGS } from './files.js';

const TABLE = new URL('../../../../www/features/lessons/numbers.json', import.meta.url);

function wanted() {
  const measures = parsedFiles()
    .flatMap(({ lesson }) => formulasOf(lesson))
    .flatMap(measuresOf);
  const byKey = new Map(measures.map((measure) => [`${measure.of} ${nameOf(measure)}`, measure]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, measure]) => measure);
}

test('every number of every lesson is what the engine counts, to the last one, and no other is in the table', () => {
  const meter = new Meter({ Job, read_link, Search, solve });
  /** @type {Record<string, Record<string, number>>} */
  const counted = {};
  for (const measure of wanted()) {
    counted[measure.of] ??= {};
    Object.assign(counted[measure.of] ?? {}, { [nameOf(measure)]: meter.count(measure) });
  }
  if (process.env.PIN_NUMBERS) writeFileSync(TABLE, `${JSON.stringify(counted, null, 2)}\n`);
  expect(JSON.parse(readFileSync(TABLE, 'utf8'))).toEqual(counted);
  expect(Object.keys(counted).length).toBeGreaterThan(30);
});

test('every formula of a lesson comes to a number, by the table alone', () => {
  /** @type {Record<string, Record<string, number>>} */
  const table = JSON.parse(readFileSync(TABLE, 'utf8'));
  for (const { path, lesson } of parsedFiles()) {
    for (const formula of formulasOf(lesson)) {
      const value = evaluate(formula, (measure) => table[measure.of]?.[nameOf(measure)] ?? null);
      expect(value, `${path}: ${JSON.stringify(formula)}`).toBeTypeOf('number');
    }
  }
});

/** The text of a lesson: without links, measures, sources, durations, and names with a number. @type {(text: string) => string} */
const proseOf = (text) =>
  text
    .replaceAll(/^\[[^\]]+\]: .*$|(?<=\])\[[\w-]+\]/gm, '')
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .replaceAll(/^> \[!(source|minutes)\].*$/gm, '')
    .replaceAll(/\b(8|15)-puzzle|\b(8|15)-Puzzle|(8|15)パズル|20世[纪紀]70年代/g, '')
    .replaceAll(/(AOJ|POJ|UVa|洛谷) ?P?\d+/g, '');

/** Numbers that English spells out, and languages with digits for values do not. */
const SPELLED = { ten: 10, twelve: 12, sixteen: 16, twenty: 20, thirty: 30, forty: 40, fifty: 50 };

test('a number of two digits or more is typed only where English spells it out: all others are counted', () => {
  const files = parsedFiles();
  for (const { path, text } of files) {
    const name = path.replace(/lessons\/[\w-]+\//, 'lessons/en/');
    const english = proseOf(files.find((one) => one.path === name)?.text ?? '');
    const spelled = Object.entries(SPELLED)
      .filter(([word]) => RegExp(`\\b${word}\\b`, 'i').test(english))
      .map(([, n]) => `${n}`);
    const typed = [...proseOf(text).matchAll(/\d\d+/g)].map(([digits]) => digits);
    expect(
      typed.filter((digits) => !spelled.includes(digits)),
      path,
    ).toEqual([]);
  }
});

/** Languages with digits for values, and their words with a numeral that is none: names, ordinals, fractions, rough numbers. */
const DIGITS = {
  ja: /十分|二度手間|三角|数[十千]/g,
  'zh-Hans':
    /[八十]五?数码|第[一二三四]|[三五十百千]分之[一二三九]?十?|[三四]者|三角|四面八方|几[十百千万]+|上千/g,
};

const NUMERALS = /[零二三四五六七八九十百千]|[为算加减降到]一(?=[，。；：、？）])/g;

test.each(Object.entries(DIGITS))('lessons in %s have digits for values', (tag, words) => {
  for (const { path, text } of parsedFiles().filter(({ path }) => path.includes(`/${tag}/`)))
    expect(proseOf(text).replaceAll(words, '').match(NUMERALS), path).toBeNull();
});

test('every language has its lessons under the names of the English ones', () => {
  const names = (/** @type {string} */ tag) => readdirSync(`www/features/lessons/${tag}`).sort();
  expect(names('en')).toHaveLength(14);
  for (const tag of TAGS) for (const name of names(tag)) expect(names('en')).toContain(name);
});
