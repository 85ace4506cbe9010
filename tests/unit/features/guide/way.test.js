import { expect, test } from 'vitest';
import { shortestWay } from '../../../../www/features/guide/way.js';
import { play, Search } from '../../engine.js';

test.each([
  ['cubes', 'WWWWWWWWE', 'BWRBWRBER', 23, 'exact'],
  ['cubes', 'WWWWEWWWW', 'ERWWWWWWW', 10, 'exact'],
  ['tiles', '867254301', '123456780', 31, 'exact'],
  ['toys', '0000000100110111', '1110110010000000', 20, 'matching'],
  ['tiles', '123456780', '123456780', 0, 'exact'],
])(
  'by true distances %s from %s come to %s in %i moves, each one nearer',
  (puzzle, start, goal, length, heuristic) => {
    const guide = new Search({ puzzle, start, goal, algorithm: 'ida-star', heuristic });
    while (guide.prepare(10_000_000));
    const distanceOf = (/** @type {string} */ state) => guide.estimate(state) ?? 0;
    const onwardOf = (/** @type {string} */ state) => play(puzzle, state, goal, []).onward;
    const moves = shortestWay(start, distanceOf, onwardOf);
    expect(moves).toHaveLength(length);
    const line = play(puzzle, start, goal, moves);
    expect(line.solved).toBe(true);
    expect(line.states.map(distanceOf)).toEqual(
      Array.from({ length: length + 1 }, (_, made) => length - made),
    );
  },
);

test('distances by which no move leads nearer are an error', () => {
  expect(() =>
    shortestWay(
      'a',
      () => 2,
      () => [{ move: 'x', state: 'b' }],
    ),
  ).toThrow('1 away');
});
