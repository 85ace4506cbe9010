import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gallerySheet } from '../../../../www/features/atlas/views/atlas-files.js';
import { readResults, sheetOf as resultsSheet } from '../../../../www/features/exercises/result.js';
import { floorSheet } from '../../../../www/features/floor/views/floor-files.js';
import { qualitySheet } from '../../../../www/features/quality/views/quality-files.js';
import { sheetOf as pictureSheet } from '../../../../www/shared/draw/picture.js';
import { csvOf, jsonOf } from '../../../../www/shared/export/table.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { loadPageEngine } from '../../page-engine.js';
import { parsed } from './rfc4180.js';

/** @import { Sheet } from '../../../../www/shared/export/table.js' */

beforeAll(async () => {
  await loadPageEngine();
  vi.stubGlobal('location', { href: 'https://e.org/' });
});

/** Names and bounds that a spreadsheet would convert or split. */
const HOSTILE = [
  ...['=1+1', '=HYPERLINK("https://x";"y")', '+49', '-2+3', '@SUM(1)', '\t=1', '\r=1', '\n=1'],
  ...['- matching', "'=1", "''7", '7', '007', '1e5', '3/4', '9-12', '1.5', '1,5', '10:30', '.5'],
  ...['a,b', 'a;b', 'a\tb', '"a"', ' a ', '', 'Jürgen', 'Müller, "J."', 'two\r\nlines'],
];

/** Positions of digits: one with a leading zero, one with more digits than a number holds. */
const POSITIONS = ['012743865', '1010010110100101', '123456780'];

const link = 'https://e.org/#v=1';
const hostile = HOSTILE.find((name) => name.startsWith('=')) ?? '';

/** @type {[string, () => Sheet][]} */
const WRITERS = [
  [
    'experiments and statistics',
    () =>
      pictureSheet(
        {
          columns: ['start', 'goal', 'branching', 'outcome'],
          rows: HOSTILE.map((outcome, n) => ({
            spec: { id: n, search: { algorithm: 'bfs' } },
            cells: [POSITIONS[n % 3] ?? '', POSITIONS[0] ?? '', 1.6096 - n, outcome],
          })),
        },
        () => hostile,
        () => link,
      ),
  ],
  [
    'a class’s exercises',
    () =>
      resultsSheet(
        readResults(
          HOSTILE.map(
            (by) =>
              `#exercise=order,seed:1&answers=&by=${encodeURIComponent(by)}&score=${by ? '9-12' : ''}`,
          ).join('\n'),
        ).results,
        () => link,
      ),
  ],
  [
    'the gallery of the atlas',
    () =>
      gallerySheet(
        /** @type {any} */ ({
          kind: 'positions',
          depth: 3,
          exhibits: POSITIONS.map((text) => ({ text })),
        }),
        () => link,
      ),
  ],
  [
    'the quality of heuristics',
    () =>
      qualitySheet(
        HOSTILE.map((name) => ({ name, report: /** @type {any} */ ({ cells: [[1, 2, 3]] }) })),
        hostile,
        link,
      ),
  ],
  [
    'the floor',
    () =>
      floorSheet(
        /** @type {any} */ ({
          ...{ heuristic: '-manhattan', backward_heuristic: hostile, cover: 3, ida_star: null },
          ...{ mm_sides: [1, 2], mme_sides: [3, 4], costs: [1], costs_parity: [1] },
          ...{ forward_by_depth: [1], backward_by_depth: [1] },
          ...{ forward_at_by_depth: [1], backward_at_by_depth: [1] },
        }),
        link,
      ),
  ],
];

const LANGUAGES = /** @type {const} */ ([
  ['en', english, ',', '.'],
  ['de', german, ';', ','],
]);

/** Text that a spreadsheet does not convert: no formula, number, date or time of any language. @param {string} text */
const isPlain = (text) =>
  !/^[=+\-@\t\r\n]/.test(text) && !/^[\d\s.,:/eE+-]*\d[\d\s.,:/eE+-]*$/.test(text);

describe.each(LANGUAGES)('in %s', (tag, spoken, separator, point) => {
  test.each(WRITERS)('text is text and a number a number in the file of %s', (_, sheetOf) => {
    const sheet = sheetOf();
    speak(tag, spoken);
    const { rows, rest } = parsed(csvOf(sheet), separator);
    speak('en', english);
    expect(rest).toBe('');
    expect(rows[0]).toEqual(sheet.columns);
    expect(rows.length).toBe(sheet.rows.length + 1);
    for (const [n, row] of sheet.rows.entries()) {
      const read = rows[n + 1] ?? [];
      expect(read.length).toBe(row.length);
      for (const [column, cell] of row.entries()) {
        const text = read[column] ?? '';
        if (typeof cell === 'number') expect(Number(text.replace(point, '.'))).toBe(cell);
        else {
          expect(isPlain(text), `'${text}' in ${sheet.columns[column]}`).toBe(true);
          expect([text, text.slice(1)]).toContain(String(cell ?? ''));
        }
      }
    }
  });

  test('a file says no more of its text than one sign before it, which tells it from all other text', () => {
    speak(tag, spoken);
    const columns = ['text'];
    const texts = [...HOSTILE, ...POSITIONS];
    const file = csvOf({ columns, rows: texts.map((text) => [text]) });
    speak('en', english);
    const cells = parsed(file, separator)
      .rows.slice(1)
      .map(([cell]) => cell);
    expect(new Set(cells).size).toBe(texts.length);
  });
});

test('JSON has texts as they are', () => {
  const rows = [...HOSTILE, ...POSITIONS].map((text) => [text]);
  const records = JSON.parse(jsonOf({ columns: ['text'], rows }));
  expect(records.map((/** @type {any} */ { text }) => text)).toEqual(rows.flat());
});

test('a claimed score is two numbers', () => {
  const { results } = readResults('#exercise=order,seed:1&answers=&by=Ada&score=9-12');
  const { columns, rows } = resultsSheet(results, () => link);
  const at = columns.indexOf('claimed_steps');
  expect([columns[at + 1], rows[0]?.slice(at, at + 2)]).toEqual(['claimed_right', [12, 9]]);
});
