// Sentences and definitions in cases where a looser word would be false.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { litOf } from '../../../../www/features/code/lit.js';
import { variablesOf } from '../../../../www/features/code/variables.js';
import { verdictInWords } from '../../../../www/features/race/views/verdict.js';
import {
  contestMost,
  foreseen,
  KEYS,
  PUZZLES,
  pageOf,
} from '../../../../www/shared/puzzles/puzzles.js';
import { laneChanged } from '../../../../www/shared/state/actions.js';
import { searchesByEnding } from '../../../../www/shared/state/solvable.js';
import { freshGame, freshLane, initialState } from '../../../../www/shared/state/state.js';
import { everyTraits, traitsOf } from '../../../../www/shared/state/traits.js';
import { words as german } from '../../../../www/shared/words/de/index.js';
import { words } from '../../../../www/shared/words/words.js';
import { parse_contest, Search, solve, write_contest } from '../../engine.js';

/** @import { LaneState, Search as Settings } from '../../../../www/shared/state/state.js' */
/** @import { Request } from '../../engine.js' */

/** A lane with its search's status. @param {Request} request @param {Search} search @returns {LaneState} */
function laneOf({ puzzle: _, start: __, goal: ___, unsolvable: ____, ...settings }, search) {
  const snapshot = search.snapshot();
  const phase = snapshot.outcome === 'running' ? 'paused' : 'ended';
  const step = search.last_step();
  return { ...freshLane({ id: 0, search: settings }), phase, snapshot, step };
}

/** At the end, or after a number of units. @param {Request} request @param {number} [units] */
function laneAt(request, units = Number.MAX_SAFE_INTEGER) {
  const search = new Search(request);
  while (search.prepare(1e6));
  while (search.step(units) && units === Number.MAX_SAFE_INTEGER);
  return laneOf(request, search);
}

test('a rule looks whether anything was cut before it raises the bound', () => {
  for (const algorithm of ['iddfs', 'ida-star']) {
    const names = words.code.rule({ algorithm }).map(({ name }) => name);
    expect(names.indexOf('end')).toBeLessThan(names.indexOf('raise'));
    const stuck = { puzzle: 'toys', start: '0'.repeat(16), goal: `1${'0'.repeat(15)}` };
    const lane = laneAt({ ...stuck, algorithm, unsolvable: true });
    expect(lane.snapshot?.outcome).toBe('exhausted');
    expect(litOf(lane).now).toBe('end');
    expect(variablesOf(lane).find(({ name }) => name === 'next')?.value).toBe('infinite');
  }
});

describe('without a solution', () => {
  const EIGHT = { puzzle: 'tiles', start: '213456780', goal: '123456780', unsolvable: true };

  test('it is foretold of each search what it comes to', () => {
    const all = searchesByEnding();
    const told = Object.values(all).flat();
    expect(told.toSorted()).toEqual(
      everyTraits()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const [ending, some] of Object.entries(all))
      expect(some.length, ending).toBeGreaterThan(1);
    /** @type {(algorithm: string, units?: number) => LaneState} */
    const one = (algorithm, units) => {
      const { informed, needs } = traitsOf({ algorithm });
      const heuristic = informed ? { heuristic: 'manhattan' } : {};
      return laneAt(
        { ...EIGHT, algorithm, ...heuristic, ...(needs && { [`${needs.one_of[0]}`]: 15 }) },
        units,
      );
    };
    const known = 181_440;
    for (const algorithm of all.all) {
      const { outcome, expanded = 0 } = one(algorithm).snapshot ?? {};
      expect(outcome, algorithm).toBe('exhausted');
      expect(expanded, algorithm).toBeGreaterThanOrEqual(known);
    }
    for (const algorithm of all.side) {
      const { outcome, sides } = one(algorithm).snapshot ?? {};
      expect(outcome, algorithm).toBe('exhausted');
      expect(
        sides?.map(({ frontier }) => frontier),
        algorithm,
      ).toContain(0);
    }
    for (const algorithm of all.path)
      expect(one(algorithm, 1_000_000).snapshot?.outcome, algorithm).toBe('running');
    for (const algorithm of all.bound)
      expect(one(algorithm).snapshot, algorithm).toMatchObject({ limit: 'depth', none_within: 15 });
  });

  test('it is foretold of the searches by their names, in each language', () => {
    const all = searchesByEnding();
    for (const { problem, algorithm } of [words, german])
      for (const key of KEYS)
        for (const name of Object.values(all).flat())
          expect(problem.unsolvableRun(foreseen(key), all), key).toContain(algorithm(name));
  });
});

test('the contest’s answer is that of the judge, and a contest asks for what its input has room for', () => {
  /** @type {readonly {puzzle: string, start: string, goal: string, length: number, answer: number}[]} */
  const judged = JSON.parse(readFileSync('tests/instances/contests.json', 'utf8'));
  const keyOfName = (/** @type {string} */ name) =>
    Object.keys(PUZZLES).find((key) => pageOf(key).name === name) ?? '';
  for (const { puzzle, start, goal, length, answer } of judged) {
    const most = contestMost(keyOfName(puzzle), { start, goal });
    expect(most !== undefined && length > most ? -1 : length, `${puzzle}: ${goal}`).toBe(answer);
  }
  for (const key of Object.keys(PUZZLES)) {
    const { name, problems, answers } = pageOf(key);
    if (!answers) continue;
    // The longest with an answer, and one more, so no other limit is right.
    const lengths = judged.flatMap((one) => (one.puzzle === name ? one.length : []));
    expect(lengths).toEqual([answers.most, answers.most + 1]);
    const samples = problems.samples.flatMap(({ input }) => parse_contest(name, input));
    const own = [...problems.small, ...problems.noted, ...samples];
    const turned = own.map(({ start, goal }) => ({ start: goal, goal: start }));
    const odd = name === 'cubes' ? [{ start: 'wWWWWWWWE', goal: 'WBWBRERBR' }] : turned;
    for (const { start, goal } of [...own, ...odd]) {
      const isAsked = contestMost(key, { start, goal }) !== undefined;
      const write = () => write_contest(name, start, goal);
      if (isAsked) expect(write()).toBeTruthy();
      else expect(write).toThrow();
    }
  }
});

test('inputs with the quirks that people have met are read to problems with the right answers, or refused for the right reason', () => {
  const folder = 'tests/instances/cases';
  /** @type {Readonly<Record<string, {answers: readonly number[], error?: string, goal?: string}>>} */
  const right = JSON.parse(readFileSync(`${folder}/right.json`, 'utf8'));
  for (const [file, { answers, error, goal }] of Object.entries(right)) {
    const [puzzle = ''] = file.split('-');
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const answered = () =>
      parse_contest(puzzle, text).map((problem) => {
        if (goal) expect(problem.goal, file).toBe(goal);
        const most = contestMost(puzzle === 'tiles' ? 'tiles-3' : puzzle, problem) ?? Infinity;
        const length = solve({ puzzle, ...problem, algorithm: 'bidirectional-bfs' }).length ?? 0;
        return length > most ? -1 : length;
      });
    if (error) expect(answered, file).toThrow(error);
    else expect(answered(), file).toEqual(answers);
  }
});

test('only problems that a contest asks have the contest’s answer', () => {
  const file = 'B B B\nB R B\nB R E\n';
  const [problem] = parse_contest('cubes', `2 1\n${file}0 0\n`);
  expect(problem && contestMost('cubes', problem)).toBe(30);
  expect(contestMost('cubes', { start: 'wWWWWWWWE', goal: 'WBWBRERBR' })).toBeUndefined();
  const knights = '0*00010000010101110111111';
  expect(contestMost('knights', { start: knights, goal: '111110111100*110000100000' })).toBe(15);
  expect(contestMost('knights', { start: knights, goal: knights })).toBeUndefined();
  expect(contestMost('toys', { start: '', goal: '' })).toBeUndefined();
  // A cube with another start is not the contest's: its 31 rolls are no -1.
  const own = { start: 'WWWWWWWWE', goal: 'RRRBWBRRE' };
  const search = { algorithm: 'ida-star', heuristic: 'exact' };
  const snapshot = { ...solve({ puzzle: 'cubes', ...own, ...search }), length: 31 };
  /** @type {(start: string) => string} */
  const lesson = (start) =>
    verdictInWords(
      laneChanged(initialState(freshGame('cubes', [{ ...own, start }], 0, [search])), 0, {
        phase: 'ended',
        snapshot,
      }),
    ).lesson;
  expect(lesson('WWWWWWWWE')).toContain('the contest’s answer is -1');
  expect(lesson('wWWWWWWWE')).toBe('Shortest solution: 31 rolls.');
});
