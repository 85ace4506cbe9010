import { beforeAll, expect, test } from 'vitest';
import { Marker } from '../../../../www/features/exercises/marker.js';
import { findResults, readResults } from '../../../../www/features/exercises/result.js';
import { loadPageEngine } from '../../page-engine.js';

/** @import { Result } from '../../../../www/features/exercises/result.js' */

beforeAll(loadPageEngine);

/** @param {number} count */
const room = (count) =>
  Array.from(
    { length: count },
    (_, n) => `#exercise=order:4,seed:${n}&answers=x&by=Student%20${n}`,
  );

/** @param {Marker} marker @param {string} text */
async function marked(marker, text) {
  /** @type {(readonly Result[])[]} */
  const reports = [];
  await marker.mark(findResults(text).owns, (results) => reports.push(results));
  return reports;
}

test('many results are marked a few at a time, in their order, and other work has its turn between', async () => {
  const text = room(60).join('\n');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const reports = await marked(new Marker(1), text);
  clearInterval(timer);
  expect(reports.length).toBeGreaterThan(2);
  expect(turns).toBeGreaterThan(1);
  const counts = reports.map(({ length }) => length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  const marks = (/** @type {readonly Result[]} */ all) =>
    all.map(({ by, marked }) => [by, marked?.points, marked?.total]);
  expect(marks(reports.at(-1) ?? [])).toEqual(marks(readResults(text).results));
});

test('a marked result is not marked again when another is added', async () => {
  const marker = new Marker();
  const first = (await marked(marker, room(10).join('\n'))).at(-1) ?? [];
  const next =
    (await marked(marker, ['#exercise=order,seed:99&by=Eve', ...room(10)].join('\n'))).at(-1) ?? [];
  expect(next).toHaveLength(11);
  expect(next.slice(1).every((result, n) => result === first[n])).toBe(true);
});

test('only the newest order is reported to its end', async () => {
  const marker = new Marker(0);
  /** @type {string[]} */
  const reports = [];
  const first = marker.mark(findResults(room(60).join('\n')).owns, (results) =>
    reports.push(`old ${results.length}`),
  );
  const second = marker.mark(findResults('#exercise=order,seed:1').owns, (results) =>
    reports.push(`new ${results.length}`),
  );
  await Promise.all([first, second]);
  expect(reports.at(-1)).toBe('new 1');
  expect(reports).not.toContain('old 60');
});
