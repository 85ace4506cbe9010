// Pinned counts of the native engine hold for wasm, bytes included: no count depends on the word size.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read_link, solve } from '../../engine.js';

const lines = readFileSync('tests/instances/signatures.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** @param {string} line */
function signed(line) {
  const given = line.split(' ').slice(0, 5);
  const [puzzle, start, goal, search, options = '-'] = given;
  const settings = options === '-' ? [] : options.split(',').map((one) => one.replace(':', '='));
  const race = [search, ...settings].join(':');
  const { link, misread } = read_link(
    `v=1&puzzle=${puzzle}&start=${start}&goal=${goal}&race=${race}`,
  );
  const [lane] = link.race;
  if (misread.length > 0 || !lane) throw new Error(`${line}: ${JSON.stringify(misread)}`);
  const { length, expanded, generated, evaluated, duplicates, pruned, stored_peak, bytes_peak } =
    solve({ puzzle: link.puzzle, start: link.start, goal: link.goal, ...lane });
  const counts = [expanded, generated, evaluated, duplicates, pruned, stored_peak, bytes_peak];
  return [...given, length ?? '-', ...counts].join(' ');
}

test('every count that is pinned natively comes out of the wasm too', { timeout: 240_000 }, () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.map(signed)).toEqual(lines);
});
