import { expect, test } from 'vitest';
import { dealFrom } from '../../../../www/features/deal/from.js';
import { choiceOf } from '../../../../www/shared/state/games.js';
import { catalogue, Dealer, solve } from '../../engine.js';

const choices = catalogue();

test.each([
  // Truncated, a repeated tile, two exchanged tiles, too many toys.
  ['tiles-3', '1234', '123456780', '123456780'],
  ['tiles-3', '113456780', '123456780', '123456780'],
  ['tiles-3', '123456870', '123456780', '123456870'],
  ['tiles-4', '', '0123456789abcdef', '0123456789abcdef'],
  ['knights', 'x', '111110111100*110000100000', '111110111100*110000100000'],
  ['toys', '1111000011110000', '1010010110100100', '1111000011110000'],
  ['cubes', 'WWWWWWWWG', 'BWRBWRBER', 'WWWWWWWWE'],
  // A valid start is used, as a cube's component depends on it.
  ['cubes', 'wWWWWWWWE', 'BWRBWRBER', 'wWWWWWWWE'],
])('%s: from the start "%s" a random start is dealt all the same', (key, start, goal, from) => {
  const puzzle = choiceOf(choices, key);
  expect(dealFrom(puzzle, start, goal)).toBe(from);
  const dealt = new Dealer(puzzle.name, from, goal).deal(4, 1);
  expect([dealt.depth, dealt.exact]).toEqual([4, true]);
  const found = solve({ puzzle: puzzle.name, start: dealt.start, goal, algorithm: 'bfs' });
  expect([found.outcome, found.length]).toEqual(['solved', 4]);
});

test('an invalid goal leaves nothing to deal from', () => {
  expect(dealFrom(choiceOf(choices, 'tiles-3'), '123456780', '1')).toBeNull();
  expect(dealFrom(choiceOf(choices, 'cubes'), 'WWWWWWWWE', 'BWRBWRBRR')).toBeNull();
});
