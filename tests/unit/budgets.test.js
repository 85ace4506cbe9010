import { expect, test } from 'vitest';
import { deteriorations, runOf, table } from '../bench/budgets.js';

/** @import { Figure } from '../bench/budgets.js' */

/** @type {(script: number, census: number, frames: number) => Figure[]} */
const figures = (script, census, frames) => [
  { name: 'script', value: script, unit: 'kB', limit: 90 },
  { name: 'census', value: census, unit: 'ms' },
  { name: 'frames', value: frames, unit: 'frames/s' },
];
const run = (/** @type {readonly Figure[]} */ list, reference = 100) =>
  runOf(list, reference, '2026-01-01', 'abc');

test('a machine that is half as fast is not told to have grown', () => {
  const before = run(figures(80, 300, 60));
  const slower = figures(80, 600, 60);
  expect(deteriorations(slower, run(slower, 200), before)).toEqual([]);
  expect(deteriorations(slower, run(slower, 100), before)).toEqual([
    'census: 100 % worse than at abc',
  ]);
});

test('a tenth more bytes, fewer frames and a missed limit are reported', () => {
  const before = run(figures(80, 300, 60));
  const worse = figures(91, 329, 50);
  expect(deteriorations(worse, run(worse), before)).toEqual([
    'script: 14 % worse than at abc',
    'script: 91 kB, limit 90',
    'frames: 20 % worse than at abc',
  ]);
  expect(deteriorations(worse, run(worse), undefined)).toEqual(['script: 91 kB, limit 90']);
});

test('the table has each figure with its limit and its change', () => {
  const list = figures(91, 330, 60);
  expect(table(list, run(list), run(figures(80, 300, 60))).split('\n')).toEqual([
    '| measured | value | of the reference | limit | worse than before |',
    '| --- | --- | --- | --- | --- |',
    '| script | 91 kB |  | 90, MISSED | +14 % |',
    '| census | 330 ms | 3.30 x |  | +10 % |',
    '| frames | 60 frames/s |  |  | +0 % |',
  ]);
});
