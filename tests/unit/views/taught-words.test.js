// Statements about puzzles and searches, checked with the engine.

import { expect, test } from 'vitest';
import { stateInWords } from '../../../www/features/race/views/in-words.js';
import { keyOf } from '../../../www/shared/puzzles/puzzles.js';
import { freshLane } from '../../../www/shared/state/state.js';
import { words } from '../../../www/shared/words/words.js';
import { catalogue, play, Search, solve } from '../engine.js';

const { puzzles, algorithms } = catalogue();

/** The start of a game, and the result of each move. @param {typeof puzzles[number]} puzzle */
function movesOf({ name, side, opening: { start, goal } }) {
  const { onward, positions } = play(name, start, goal, []);
  const before = positions[0] ?? [];
  return onward.map(({ move, from, to }) => {
    const after = play(name, start, goal, [move]).positions[1] ?? [];
    const across = Math.abs((from % side) - (to % side));
    const down = Math.abs(Math.floor(from / side) - Math.floor(to / side));
    return { before, after, from, to, way: [across, down].sort() };
  });
}

test('a move is what the rules say: what goes, by what way, and what becomes of it', () => {
  for (const puzzle of puzzles) {
    const key = keyOf(puzzle);
    const moves = movesOf(puzzle);
    expect(moves.length, key).toBeGreaterThan(1);
    for (const { before, after, from, to, way } of moves) {
      expect(way, key).toEqual(key === 'knights' ? [1, 2] : [0, 1]);
      const others = before.filter((_, i) => i !== from && i !== to);
      expect(after.filter((_, i) => i !== from && i !== to)).toEqual(others);
      if (key === 'toys') {
        expect([before[from], before[to]].sort()).toEqual(['0', '1']);
        expect([after[from], after[to]]).toEqual([before[to], before[from]]);
        continue;
      }
      expect([before[to], after[from]], key).toEqual([null, null]);
      // A cube shows another side; other pieces do not change.
      if (key === 'cubes') expect(after[to]?.[0]).not.toBe(before[from]?.[0]);
      else expect(after[to]).toBe(before[from]);
    }
  }
});

test('there are as many pieces and squares as the rules say', () => {
  const said = { cubes: [8, 9], 'tiles-3': [8, 9], 'tiles-4': [15, 16], knights: [24, 25] };
  for (const puzzle of puzzles) {
    const { before = [] } = movesOf(puzzle)[0] ?? {};
    const pieces = before.filter((piece) => piece !== null);
    const wanted = said[/** @type {keyof typeof said} */ (keyOf(puzzle))] ?? [16, 16];
    expect([pieces.length, before.length]).toEqual(wanted);
    if (puzzle.name === 'knights') {
      expect(pieces.filter((piece) => piece === '1')).toHaveLength(12);
      expect(words.help.rules.of('knights')[0]).toMatch(
        /^Twelve white .* twelve black .* twenty-five/,
      );
    }
    if (puzzle.name === 'cubes') {
      for (const cube of pieces) expect([...(cube ?? '')].sort()).toEqual(['B', 'R', 'W']);
    }
  }
});

test('only tops count, and where the empty square is', () => {
  // Equal tops on differently oriented cubes.
  for (const [start, solved] of /** @type {const} */ ([
    ['wWWWWWWWE', true],
    ['WWWWWWWEW', false],
  ])) {
    expect(play('cubes', start, 'WWWWWWWWE', []).solved, start).toBe(solved);
  }
});

test('no search goes straight back', () => {
  for (const { name: algorithm, informed, needs } of algorithms) {
    const request = { puzzle: 'tiles', start: '123745806', goal: '123456780', algorithm };
    const bound = { [needs?.one_of[0] ?? 'max_depth']: 9 };
    const search = new Search({
      ...request,
      ...bound,
      ...(informed && { heuristic: 'misplaced' }),
    });
    let longest = 0;
    for (let more = true; more; ) {
      more = search.step(1);
      const step = search.last_step();
      if (!step) continue;
      const { states } = play('tiles', step.root, request.goal, step.moves);
      expect(states.at(-1)).not.toBe(states.at(-3));
      longest = Math.max(longest, states.length);
    }
    expect(longest, algorithm).toBeGreaterThan(2);
  }
});

test('searches cost what the lessons say: memory, time, foresight', () => {
  const cubes = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
  const informed = algorithms.flatMap(({ name, informed }) => (informed ? [name] : []));
  const by = (/** @type {string} */ algorithm, more = {}) =>
    solve({
      ...cubes,
      algorithm,
      ...(informed.includes(algorithm) && { heuristic: 'colours' }),
      ...more,
    });
  const bfs = by('bfs');
  const [both, deep, star, aStar] = ['bidirectional-bfs', 'iddfs', 'ida-star', 'a-star'].map(
    (name) => by(name),
  );
  // Layers usually grow, and all are stored.
  const rising = bfs.depths.filter(
    ({ generated }, n) => generated > (bfs.depths[n - 1]?.generated ?? 0),
  );
  expect(rising.length).toBeGreaterThan(bfs.depths.length - 2);
  expect(bfs.stored).toBe(bfs.generated - bfs.duplicates);
  const tiles = { puzzle: 'tiles', start: '125806734', goal: '123456780' };
  const [one, two] = ['bfs', 'bidirectional-bfs'].map((algorithm) =>
    solve({ ...tiles, algorithm }),
  );
  expect(two?.generated).toBeLessThan((one?.generated ?? 0) / 10);
  expect(two?.stored).toBe((two?.generated ?? 0) - (two?.duplicates ?? 0) - 1);
  // Almost no memory, at the cost of time.
  for (const { stored_peak } of [deep, star].flatMap((one) => one ?? [])) {
    expect(stored_peak).toBeLessThanOrEqual(14);
  }
  expect(deep?.generated).toBeGreaterThan(bfs.generated);
  expect(deep?.iterations.map(({ bound }) => bound)).toEqual([...Array(14).keys()]);
  expect(deep?.duplicates).toBe(0);
  expect(aStar?.expanded).toBeLessThan(bfs.expanded / 10);
  expect(aStar?.stored).toBe((aStar?.generated ?? 0) - (aStar?.duplicates ?? 0));
  // All find a shortest one; longer than the bound is not searched.
  const lengths = [bfs, both, deep, star, aStar].map((one) => one?.length);
  expect(lengths).toEqual([13, 13, 13, 13, 13]);
  expect(by('branch-and-bound', { incumbent: 13 }).length).toBe(13);
  expect(by('branch-and-bound', { incumbent: 12 }).none_within).toBe(12);
});

test('while tables are built a lane says of which, how far that is, and what they take', () => {
  const search = new Search({
    puzzle: 'cubes',
    start: 'WWWWWWWWE',
    goal: 'WBWBRERBR',
    algorithm: 'ida-star',
    heuristic: 'colours',
  });
  search.prepare(1000);
  const snapshot = search.snapshot();
  const { bytes = 0, done = 0, total } = snapshot.table ?? {};
  const lane = freshLane({ id: 0, search: { algorithm: 'ida-star', heuristic: 'colours' } });
  const percent = total ? ` ${Math.floor((100 * done) / total)} %` : '';
  expect(stateInWords('cubes', { ...lane, phase: 'running', snapshot })).toBe(
    `Building colours${percent}, ${words.format.bytes(bytes)}`,
  );
});
