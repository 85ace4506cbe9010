import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOfMade, rankingSheet } from '../../../www/features/workshop/files.js';
import {
  entriesOf,
  faultInWords,
  linesIn,
  MOST_LINES,
  ranked,
} from '../../../www/features/workshop/pasted.js';
import { csvOf } from '../../../www/shared/export/table.js';
import * as german from '../../../www/shared/words/de/index.js';
import * as english from '../../../www/shared/words/en/index.js';
import { speak } from '../../../www/shared/words/words.js';
import { parsed } from '../export/rfc4180.js';
import { loadPageEngine } from '../page-engine.js';
import { FakeWorker } from '../race/crew.js';
import { benchWith, choices, left, workers } from './page.js';

/** @import { Entry } from '../../../www/shared/state/slices/workshop.js' */

beforeAll(loadPageEngine);
beforeEach(() => {
  workers();
  vi.stubGlobal('location', { href: 'https://example.org/cubes/' });
});
afterEach(left);

const PROBLEM = { start: '1011000110011001', goal: '1010010110100101' };
const link = (/** @type {string} */ text) => addressOfMade('toys', PROBLEM, text);
const read = (/** @type {string} */ pasted) => entriesOf(pasted, 'toys', choices);
/** @param {Entry | undefined} entry */
const wrongWith = (entry) => (entry?.error ? faultInWords(entry.error, 'toys') : '');

test('links are read one a line, each with the name before it', () => {
  const pasted = `Ada: ${link('matching')}\n\nBlaise Pascal ${link('half-mismatch')}\r\n${link('1')}`;
  expect(read(pasted).map(({ line, name, text, error }) => [line, name, text, error])).toEqual([
    [1, 'Ada', 'matching', null],
    [3, 'Blaise Pascal', 'half-mismatch', null],
    [4, '', '1', null],
  ]);
});

test('a class’s list of names and links is read out of a spreadsheet of any language', () => {
  const names = ['Müller, "J"', 'Ada; Countess', '=1+1', '007'];
  const quoted = (/** @type {string} */ name) => `"${name.replaceAll('"', '""')}"`;
  for (const separator of [',', ';', '\t']) {
    const rows = [
      ['name', 'link'],
      ...names.map((name) => [quoted(name), `"${link('matching')}"`]),
    ];
    const file = rows.map((row) => row.join(separator)).join('\r\n');
    const told = read(file).map(({ name, text, error }) => [name, text, error]);
    expect(told, separator).toEqual(names.map((name) => [name, 'matching', null]));
    expect(linesIn(file)).toBe(names.length);
    // Without column names.
    const [plain] = read(`"Ada Lovelace"${separator}"${link('matching')}"`);
    expect(plain).toMatchObject({ name: 'Ada Lovelace', text: 'matching', error: null });
  }
});

test('a ranking that was saved is read again, in any language', () => {
  const names = ['=1+1', '007', 'Jürgen; "J"', 'Ada: B'];
  const entries = read(names.map((name) => `${name}: ${link('- 2 * matching')}`).join('\n'));
  for (const [tag, spoken] of /** @type {const} */ ([
    ['de', german],
    ['en', english],
  ])) {
    const sheet = rankingSheet(entries, 'toys');
    speak(tag, spoken);
    const file = csvOf({ ...sheet, rows: sheet.rows.map((row) => row.with(9, 1.5)) });
    expect(read(file), tag).toEqual(entries);
  }
});

test('a link holds its problem and its bound, and nothing else', () => {
  expect(link('matching')).toMatch(
    /^https:\/\/example\.org\/cubes\/#v=1&length=\d+&puzzle=toys(&start=\d+)?(&goal=\d+)?&workshop=matching$/,
  );
  expect(read(link('matching'))[0]).toMatchObject(PROBLEM);
});

test('a link that lost its # is read as any other', () => {
  for (const lost of ['?', '%23', '?%23'])
    expect(read(`Ada: ${link('matching').replace('#', lost)}`), lost).toMatchObject([
      { name: 'Ada', text: 'matching', error: null },
    ]);
});

test('a link that was copied beside a lesson is read as any other', () => {
  const copied = `${link('matching')}&against=1&lesson=ida-star&step=2`;
  expect(read(copied)).toMatchObject([{ text: 'matching', error: null }]);
  expect(wrongWith(read(`${link('matching')}&leson=ida-star`)[0])).toBe("leson: 'ida-star'");
});

test('bad lines are named with their reason, and hostile ones do no harm', () => {
  const told = read(
    [
      'hello',
      '#v=1&puzzle=tiles&workshop=manhattan',
      '#v=1&puzzle=toys&workshop=manhattan',
      '#v=1&puzzle=toys&workshop=matching%20%2B',
      `#v=1&puzzle=toys&workshop=${'('.repeat(30_000)}`,
      '<img src=x onerror=alert(1)> https://example.org/#v=1&workshop=<script>',
      `#v=1&puzzle=toys&start=12&workshop=matching`,
    ].join('\n'),
  );
  expect(told.map(({ error }) => error !== null)).toEqual(Array(7).fill(true));
  expect(wrongWith(told[0])).toBe('there is no workshop bound in it');
  expect(wrongWith(told[1])).toContain('is for another puzzle');
  expect(wrongWith(told[2])).toMatch(/^heuristic, column 1: 'manhattan' given/);
  expect(wrongWith(told[6])).toContain('start');
  // In the current language, regardless of the language at reading.
  speak('de', german);
  expect(wrongWith(told[0])).toBe('darin ist keine Schranke der Werkstatt');
  expect(wrongWith(told[2])).toContain('Spalte 1');
  speak('en', english);
});

test('no more lines are read than is said', () => {
  const many = Array(MOST_LINES + 50)
    .fill('#v=1&puzzle=toys&workshop=1')
    .join('\n');
  expect(linesIn(many)).toBe(MOST_LINES + 50);
  expect(read(many)).toHaveLength(MOST_LINES);
});

test('lower bounds are ranked by score and then by what they take; what is refuted comes last, without a place', async () => {
  const { store, workshop, until } = benchWith('toys', '1');
  const texts = [
    'half-mismatch',
    'matching + 1',
    'matching',
    'max(matching, half-mismatch)',
    'blind',
  ];
  workshop.rank(read(`${texts.map(link).join('\n')}\nnothing`));
  const entries = () => store.state.workshop.entries;
  // A refuted bound is not scored.
  await until(() =>
    entries().every(
      ({ error, audit, score }) =>
        error !== null || score?.complete === true || (audit?.complete && !audit.admissible),
    ),
  );
  expect(entries().map(({ score }) => score !== null)).toEqual([
    ...[true, false, true, true, true, false],
  ]);
  const told = ranked(entries()).map(({ entry, rank }) => [entry.text, rank]);
  expect(told).toEqual([
    ['matching', 1],
    ['max(matching, half-mismatch)', 1],
    ['half-mismatch', 3],
    ['blind', 4],
    ['matching + 1', null],
  ]);
  const { columns, rows } = rankingSheet(entries(), 'toys');
  expect(rows.map((row) => row.length)).toEqual(Array(6).fill(columns.length));
  const file = parsed(csvOf({ columns, rows }));
  const first = file.rows.find(([rank]) => rank === '1');
  expect([first?.[0], first?.[3], first?.[4]]).toEqual(['1', 'matching', 'proved']);
  const standing = columns.indexOf('standing');
  const of = (/** @type {string} */ text) => file.rows.find((row) => row[3] === text);
  expect([first?.[standing - 1], first?.[standing]]).toEqual(['0', 'counts']);
  expect([of('matching + 1')?.[standing - 1], of('matching + 1')?.[standing]]).toEqual([
    '',
    'refuted',
  ]);
  expect(read(first?.at(-1) ?? '')[0]).toMatchObject({ text: 'matching', error: null });
});

test('what nothing proves has no place, whatever its score, and what is refuted on the problems no score', () => {
  const audit = { complete: true, every: false, admissible: null, proved: null };
  const score = {
    complete: true,
    unscored: null,
    admissible: true,
    bytes: 0,
    steps: 1,
    painted: 0,
  };
  const [entry] = read(link('matching'));
  const entries = /** @type {Entry[]} */ (
    /** @type {unknown} */ ([
      { ...entry, line: 1, audit, score: { ...score, score: 1 } },
      {
        ...entry,
        line: 2,
        audit: { ...audit, admissible: true, proved: 'construction' },
        score: { ...score, score: 9 },
      },
      {
        ...entry,
        line: 3,
        audit: { ...audit, admissible: true, proved: 'construction' },
        score: { ...score, score: null, unscored: 'refuted', admissible: false },
      },
      {
        ...entry,
        line: 4,
        audit: { ...audit, admissible: true, proved: 'construction' },
        score: { ...score, score: null, unscored: 'beyond' },
      },
    ])
  );
  expect(ranked(entries).map(({ entry: { line }, rank }) => [line, rank])).toEqual([
    [2, 1],
    [1, null],
    [4, null],
    [3, null],
  ]);
  const { columns, rows } = rankingSheet(entries, 'toys');
  const [number, standing] = [columns.indexOf('score'), columns.indexOf('standing')];
  expect(rows.map((row) => [row[number], row[standing]])).toEqual([
    [9, 'counts'],
    [1, 'unproved'],
    [null, 'beyond'],
    [null, 'elsewhere'],
  ]);
});

test('a bound whose worker dies is named, and the others go on', async () => {
  const { store, workshop, until } = benchWith('toys', '1');
  const entries = () => store.state.workshop.entries;
  // At its first message: without one, death is noticed only after ten seconds.
  let isDead = false;
  store.subscribe(() => {
    if (isDead || !entries()[0]?.audit) return;
    isDead = true;
    for (const worker of FakeWorker.all) worker.die();
  });
  workshop.rank(read(['matching', 'blind'].map(link).join('\n')));
  await until(() => entries()[1]?.score?.complete === true);
  expect(wrongWith(entries()[0])).toMatch(/^a worker was ended/);
});
