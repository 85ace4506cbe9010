// The sentence at the end of a race: its subjects, costs and limits.

import { describe, expect, test } from 'vitest';
import { verdictInWords } from '../../../../www/features/race/views/verdict.js';
import { laneChanged } from '../../../../www/shared/state/actions.js';
import { weighedBy } from '../../../../www/shared/state/rank.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { solve } from '../../engine.js';

/** @import { Search } from '../../../../www/shared/state/state.js' */

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** @type {(algorithm: string, heuristic: string, more?: Partial<Search>) => Search} */
const informed = (algorithm, heuristic, more = {}) => ({ algorithm, heuristic, ...more });

/** A finished race of these searches, with tables built in 0.2 s each. @param {readonly Search[]} searches */
function raced(searches) {
  const lanes = searches.map((search) => solve({ puzzle: 'cubes', ...PROBLEM, ...search }));
  const state = lanes.reduce(
    (state, snapshot, id) =>
      laneChanged(state, id, { phase: 'ended', snapshot, tableTime: snapshot.table ? 200 : 0 }),
    initialState(freshGame('cubes', [PROBLEM], 0, searches)),
  );
  return { lanes, ...verdictInWords(state) };
}

describe('the lesson', () => {
  test('counts a table as part of what was stored', () => {
    const { lesson } = raced([informed('ida-star', 'exact'), informed('a-star', 'misplaced')]);
    expect(lesson).toBe(
      'Shortest solution: 23 rolls. A* · misplaced stored 39,137 positions in 906 KiB; ' +
        'IDA* · exact stored 23 in 3.5 KiB + 3.94 MiB table, built in 200 ms. A* · misplaced generated 1,157 times as many.',
    );
  });

  test('compares who generated the most and the least where all stored alike', () => {
    const { lesson, lanes } = raced([
      informed('ida-star', 'colours'),
      informed('ida-star', 'misplaced'),
    ]);
    expect(lanes[0]?.stored_peak).toBe(lanes[1]?.stored_peak);
    expect(lesson).toContain('IDA* · misplaced stored 23 positions in 3.5 KiB; IDA* · colours');
    expect(lesson).toContain('IDA* · misplaced generated 278 times as many.');
  });

  test('tells two lanes apart that are the same', () => {
    const { lesson, remarks } = raced([{ algorithm: 'bfs' }, { algorithm: 'bfs' }]);
    expect(lesson).toMatch(/BFS \(2\) looked at about as many positions as BFS \(1\)/);
    expect(remarks).toBe('');
  });
});

describe('two lanes that differ in search and in heuristic', () => {
  const both = [informed('ida-star', 'exact'), informed('a-star', 'misplaced')];

  test('may each explain it, and the lanes are named that would tell', () => {
    expect(raced(both).remarks).toContain(
      'They differ in search and in heuristic, and either may explain this: ' +
        'add A* · exact or IDA* · misplaced to tell.',
    );
  });

  test('are compared by the lane between them, where there is one', () => {
    const { remarks } = raced([...both, informed('a-star', 'exact')]);
    expect(remarks).toContain('either may explain this: compare each with A* · exact.');
  });

  test('are so only where both have a heuristic', () => {
    expect(raced([informed('ida-star', 'misplaced'), { algorithm: 'bfs' }]).remarks).toBe('');
    expect(
      raced([informed('ida-star', 'misplaced'), informed('a-star', 'misplaced')]).remarks,
    ).toBe('');
  });

  test('do not differ by a written order of moves and the usual one', () => {
    const [usual, other] = [{ order: 'ULRD' }, { order: 'DRLU' }];
    const remarksOf = (/** @type {{order: string}} */ order) =>
      raced([informed('ida-star', 'misplaced', order), { algorithm: 'bfs' }]).remarks;
    expect(remarksOf(usual)).toBe('');
    expect(remarksOf(other)).toContain('order of moves');
  });

  test('or in other settings have names by their difference', () => {
    const order = { order: 'DRLU' };
    expect(raced([informed('ida-star', 'misplaced'), { algorithm: 'bfs', ...order }]).remarks).toBe(
      'They differ in search and in order of moves, and either may explain this: ' +
        'add a lane that shares all but one of them to tell.',
    );
    expect(
      raced([
        informed('ida-star', 'misplaced', { ...order, deepen: 'by-one' }),
        informed('ida-star', 'mismatch', { max_nodes: 10_000_000 }),
      ]).remarks,
    ).toBe(
      'They differ in heuristic, in order of moves and in deepening, and any of these may explain this: ' +
        'add a lane that shares all but one of them to tell.',
    );
  });
});

describe('a table', () => {
  /** The number of problems until the total is less, counted one by one. @param {{table: {done: number} | null, expanded: number} | undefined} dear @param {typeof dear} other */
  function problemsUntil(dear, other) {
    let [costs, without, problems] = [dear?.table?.done ?? 0, other?.table?.done ?? 0, 0];
    while (costs > without) {
      costs += dear?.expanded ?? 0;
      without += other?.expanded ?? 0;
      problems += 1;
    }
    return problems;
  }

  test('that wins has paid off after n problems', () => {
    const { remarks, lanes } = raced([
      informed('ida-star', 'exact'),
      informed('ida-star', 'misplaced'),
    ]);
    const problems = problemsUntil(lanes[0], lanes[1]);
    expect(problems).toBeGreaterThan(10);
    expect(remarks).toBe(
      `Counted in positions expanded, the table of IDA* · exact pays off after ${problems} such problems with the same goal.`,
    );
  });

  test('that was cheap has paid off by the first', () => {
    const { remarks, lanes } = raced([informed('ida-star', 'colours'), { algorithm: 'bfs' }]);
    expect(problemsUntil(lanes[0], lanes[1])).toBe(1);
    expect(remarks).toBe(
      'Counted in positions expanded, the table of IDA* · colours has already paid off.',
    );
  });

  test('that loses does not pay off', () => {
    // An equal bound without a table.
    const problem = { puzzle: 'tiles', start: '123456708', goal: '123456780' };
    const searches = [informed('ida-star', 'exact'), informed('ida-star', 'manhattan')];
    const snapshots = searches.map((search) => solve({ ...problem, ...search }));
    expect(snapshots[0]?.expanded).toBe(snapshots[1]?.expanded);
    const state = snapshots.reduce(
      (state, snapshot, id) => laneChanged(state, id, { phase: 'ended', snapshot }),
      initialState(freshGame('tiles-3', [problem], 0, searches)),
    );
    expect(verdictInWords(state).remarks).toBe(
      'Counted in positions expanded, the table of IDA* · exact does not pay off here: no fewer were expanded with it.',
    );
  });

  test('is weighed against the other’s, where both have one', () => {
    const { remarks, lesson, lanes } = raced([
      informed('ida-star', 'exact'),
      informed('ida-star', 'colours'),
    ]);
    expect(lesson.match(/ table, built in 200 ms/g)).toHaveLength(2);
    const problems = problemsUntil(lanes[0], lanes[1]).toLocaleString('en');
    expect(remarks).toBe(
      `Counted in positions expanded, the table of IDA* · exact pays off against that of IDA* · colours after ${problems} such problems with the same goal.`,
    );
  });

  test('that both have is none of the difference', () => {
    const { remarks } = raced([informed('ida-star', 'colours'), informed('a-star', 'colours')]);
    expect(remarks).toBe('');
  });
});

test('two lanes that differ in anything never share a name, and two that are the same have a number', () => {
  /** @type {Partial<Search>[]} */
  const settings = [
    {},
    { heuristic: 'misplaced' },
    { heuristic: 'misplaced-parity' },
    { order: 'DRLU' },
    { order: 'seed=7' },
    { deepen: 'by-one' },
    { ties: 'cut' },
    { incumbent: 31 },
    { incumbent: 20 },
    { max_depth: 31 },
    { max_nodes: 31 },
    { max_bytes: 31 },
    { max_bytes: 31 * 2 ** 20 },
    { max_bytes: 31 * 2 ** 20 + 1 },
    { max_bytes: 31 * 2 ** 10 },
  ];
  const all = ['ida-star', 'branch-and-bound'].flatMap((algorithm) =>
    settings.flatMap((one) => settings.map((other) => ({ algorithm, ...one, ...other }))),
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const search of all) {
    const name = words.lane({ id: 0, search });
    const { main, more } = words.laneParts({ id: 0, search });
    expect(main + more).toBe(name);
    const text = JSON.stringify(Object.entries(search).sort());
    expect(names.get(name) ?? text).toBe(text);
    names.set(name, text);
  }
  const weighted = { algorithm: 'weighted-a-star', heuristic: 'misplaced' };
  expect(words.lane({ id: 0, search: weighted })).toBe(
    `A* (h × ${weighedBy(weighted)?.h}) · misplaced`,
  );
  expect(words.laneParts({ id: 0, search: { ...weighted, weight: '3/2' } })).toEqual({
    main: 'A* (h × 3/2) · misplaced',
    more: '',
  });
  const plain = { algorithm: 'ida-star', heuristic: 'misplaced' };
  const usual = { ...plain, deepen: 'next-bound' };
  expect(words.lane({ id: 0, search: usual })).toBe('IDA* · misplaced');
  const game = freshGame('cubes', [PROBLEM], 0, [plain, { algorithm: 'bfs' }, usual]);
  expect(game.lanes.map(({ spec }) => words.lane(spec))).toEqual([
    'IDA* · misplaced (1)',
    'BFS',
    'IDA* · misplaced (2)',
  ]);
});
