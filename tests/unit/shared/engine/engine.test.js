import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse_contest, play, Search, solve } from '../../engine.js';
import { LENGTHS, OFFICIAL_SAMPLE } from '../../samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const file = new URL('../../../../www/pkg/rolling_cubes_bg.wasm', import.meta.url);
const problems = parse_contest('cubes', OFFICIAL_SAMPLE);

/** @type {(sample: number, more?: object) => Request} */
const request = (sample, more = {}) => ({
  puzzle: 'cubes',
  start: problems[sample]?.start ?? '',
  goal: problems[sample]?.goal ?? '',
  algorithm: 'ida-star',
  ...more,
});

test('the wasm carries no path of the machine that built it', () => {
  const text = readFileSync(file, 'latin1');
  expect(text).not.toMatch(/\/(home|root|Users)\//);
  expect(text).not.toContain(process.cwd());
});

describe('the eight official samples', () => {
  test.each(LENGTHS.map((length, sample) => [sample + 1, length]))(
    'sample %i takes %i rolls, and its solution leads from the start to the goal',
    (number, length) => {
      for (const algorithm of ['ida-star', 'bidirectional-bfs']) {
        const { start, goal } = request(number - 1);
        const found = solve(request(number - 1, { algorithm }));
        expect([found.outcome, found.length, found.moves.length]).toEqual([
          'solved',
          length,
          length,
        ]);
        const line = play('cubes', start, goal, found.moves);
        const tops = line.positions.at(-1)?.map((axes) => axes?.[0] ?? 'E');
        expect(tops?.join('')).toBe(goal);
        expect(line.solved).toBe(true);
      }
    },
    60_000,
  );
});

test.each(['ida-star', 'bidirectional-bfs'])(
  '%s counts the same whatever the step size',
  (algorithm) => {
    const whole = solve(request(2, { algorithm }));
    for (const step of [1, 7, 1000]) {
      const search = new Search(request(2, { algorithm }));
      while (search.step(step));
      expect(search.snapshot()).toEqual(whole);
    }
  },
);

test.each(['ida-star', 'bidirectional-bfs'])(
  '%s goes back to a node by its number',
  (algorithm) => {
    const search = new Search(request(3, { algorithm }));
    search.step(5000);
    const there = search.snapshot();
    search.step(9000);
    search.seek(5000);
    expect(search.snapshot()).toEqual(there);
  },
);

test('a limit that is reached is an answer that says which', () => {
  const { outcome, limit, length } = solve(request(7, { max_depth: 30 }));
  expect({ outcome, limit, length }).toEqual({ outcome: 'limit', limit: 'depth', length: null });
  expect(solve(request(7, { max_nodes: 100 }))).toMatchObject({ limit: 'nodes', generated: 100 });
});

test.each([
  [{ puzzle: 'chess' }, /puzzle: 'chess' given; allowed: cubes/],
  [{ colour: 'red' }, /request: 'colour' given; allowed: puzzle, start, goal, /],
  [{ start: 'WWW' }, /start, column 4: 'WWW' of 3 characters given; allowed: exactly 9/],
  [{ goal: 'WWWWWWWWX' }, /goal, column 9: 'X' given; allowed: W, R, B, or E/],
  [{ heuristic: 'guess' }, /heuristic: 'guess' given; allowed: /],
  [{ order: 'UUUU' }, /order, column 2: 'U' given; allowed: each letter of ULRD once/],
])('a request with %o is refused with an Error that says what is allowed', (wrong, message) => {
  expect(() => solve(request(0, wrong))).toThrow(message);
});
