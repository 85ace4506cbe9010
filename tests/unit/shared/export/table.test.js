import { expect, test } from 'vitest';
import { csvOf, jsonOf } from '../../../../www/shared/export/table.js';
import { parsed } from './rfc4180.js';

const AWKWARD = [
  'a,b',
  'say "so"',
  'two\nlines',
  'two\r\nlines',
  '"',
  ' spaced ',
  '',
  'IDA* · é',
  '=1+1',
];

test('every text comes back from comma-separated values as it was, behind a sign where it could be calculated with', () => {
  const rows = AWKWARD.map((text, n) => [text, n, AWKWARD.at(-1 - n) ?? '']);
  const text = csvOf({ columns: ['one,two', 'number', 'other'], rows });
  const written = rows.map((row) => row.map((cell) => `${cell}`.replace(/^=/, "'=")));
  expect(parsed(text)).toEqual({ rows: [['one,two', 'number', 'other'], ...written], rest: '' });
});

test('numbers keep all their digits, and what is not known is nothing', () => {
  const text = csvOf({
    columns: ['n', 'b', 'x'],
    rows: [
      [4637949, 1.7320508075688772, null],
      [0, true, '0123'],
    ],
  });
  expect(text).toBe("\ufeffn,b,x\r\n4637949,1.7320508075688772,\r\n0,true,'0123\r\n");
});

test('JSON has a record a row, each with all columns', () => {
  const sheet = {
    columns: ['n', 'text', 'link'],
    rows: [
      [1, 'a"b', 'x#v=1'],
      [null, '', 'y'],
    ],
  };
  expect(JSON.parse(jsonOf(sheet))).toEqual([
    { n: 1, text: 'a"b', link: 'x#v=1' },
    { n: null, text: '', link: 'y' },
  ]);
  expect(JSON.parse(jsonOf({ columns: ['n'], rows: [] }))).toEqual([]);
});
