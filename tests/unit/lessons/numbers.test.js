// Every number in a lesson equals the engine's count. `PIN_NUMBERS=1 npx vitest run tests/unit/lessons/numbers.test.js`
// rewrites the table.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate, measuresOf, nameOf } from '../../../www/features/lessons/formula.js';
import { Meter } from '../../../www/features/lessons/measure.js';
import { Job, read_link, Search, solve } from '../engine.js';
import { formulasOf, parsedFiles, TAGS } from './files.js';

const TABLE = new URL('../../../www/features/lessons/numbers.json', import.meta.url);

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

test('no number of two digits or more is typed in what a lesson says: all are counted', () => {
  for (const { path, text } of parsedFiles()) {
    const prose = text
      // Links and measures.
      .replaceAll(/^\[[^\]]+\]: .*$/gm, '')
      .replaceAll(/\{\{[^{}]*\}\}/g, '')
      // Years and pages of sources, and durations.
      .replaceAll(/^> \[!(source|minutes)\].*$/gm, '')
      .replaceAll(/\b(8|15)-puzzle|\b(8|15)-Puzzle|(8|15)パズル/g, '');
    expect(
      [...prose.matchAll(/\d\d+/g)].map(([digits]) => digits),
      path,
    ).toEqual([]);
  }
});

test('every language has its lessons under the names of the English ones', () => {
  const names = (/** @type {string} */ tag) => readdirSync(`www/features/lessons/${tag}`).sort();
  expect(names('en')).toHaveLength(14);
  for (const tag of TAGS) for (const name of names(tag)) expect(names('en')).toContain(name);
});
