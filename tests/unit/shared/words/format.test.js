import { expect, test } from 'vitest';
import { bytes, seconds } from '../../../../www/shared/words/format.js';
import { words } from '../../../../www/shared/words/words.js';

test('memory is given in the largest binary unit that fits', () => {
  const [KIB, MIB, GIB] = [1024, 1024 ** 2, 1024 ** 3];
  const expected = {
    0: '0 B',
    1023: '1,023 B',
    [1.5 * KIB]: '1.5 KiB',
    [1023 * KIB]: '1,023 KiB',
    15116544: '14.4 MiB',
    [999 * MIB]: '999 MiB',
    [1020 * MIB]: '1,020 MiB',
    [GIB - 1]: '1 GiB',
    [GIB]: '1 GiB',
    [2.87 * GIB]: '2.87 GiB',
  };
  expect(Object.fromEntries(Object.keys(expected).map((n) => [n, bytes(Number(n))]))).toEqual(
    expected,
  );
});

test('a time too short for the clock is called that, and only zero is zero', () => {
  expect([0, 0.01, 0.6, 999.4, 999.7, 1234].map(seconds)).toEqual([
    '0 ms',
    '< 1 ms',
    '1 ms',
    '999 ms',
    '1.0 s',
    '1.2 s',
  ]);
});

test('one node a second is one, and in a race of same nodes expansions are counted out', () => {
  const { rate } = words.race;
  expect([rate(1, 'time'), rate(2, 'time')]).toEqual(['1 node/s', '2 nodes/s']);
  expect([rate(1, 'nodes'), rate(30_000, 'nodes')]).toEqual([
    '1 expansion/s',
    '30,000 expansions/s',
  ]);
});
