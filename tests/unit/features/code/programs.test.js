import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileOf, programOf } from '../../../../www/features/code/programs.js';
import { words } from '../../../../www/shared/words/words.js';
import { Search } from '../../engine.js';

/** @import { Ending } from '../../../../www/features/code/programs.js' */

const ALGORITHMS = [
  'bfs',
  'bidirectional-bfs',
  'branch-and-bound',
  'iddfs',
  'uniform-cost',
  'a-star',
  'greedy',
  'ida-star',
];
const PROBLEMS = [
  { puzzle: 'tiles', start: '724506831', goal: '012345678', heuristic: 'manhattan', incumbent: 26 },
  { puzzle: 'tiles', start: '312645078', goal: '012345678', heuristic: 'manhattan', incumbent: 20 },
  { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR', heuristic: 'misplaced', incumbent: 16 },
  { puzzle: 'cubes', start: 'wbRWErBWr', goal: 'RBWRWWEWW', heuristic: 'misplaced', incumbent: 24 },
];
const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @type {Readonly<Record<Ending, {tool: string, run: (tool: string, file: string) => string}>>} */
const RUN = {
  py: { tool: 'python3', run: (tool, file) => execFileSync(tool, [file], { encoding: 'utf8' }) },
  cpp: {
    tool: 'g++',
    run: (tool, file) => {
      execFileSync(tool, ['-std=c++17', '-Wall', '-Werror', '-o', `${file}.out`, file]);
      return execFileSync(`${file}.out`, { encoding: 'utf8' });
    },
  },
};

/**
 * One problem of each puzzle: for iddfs, which generates millions of positions for the longer ones, the shorter. A program is
 * compiled for one of them alone, the next algorithm's for the other: each part of one is compiled, and Python runs all pairs.
 * @type {(algorithm: string, ending: Ending) => typeof PROBLEMS}
 */
const problemsOf = (algorithm, ending) =>
  PROBLEMS.filter((_, at) => at % 2 === (algorithm === 'iddfs' ? 1 : 0)).filter(
    (_, at) => ending === 'py' || at === ALGORITHMS.indexOf(algorithm) % 2,
  );

describe.each(/** @type {Ending[]} */ (['py', 'cpp']))('a program in %s', (ending) => {
  const { tool, run } = RUN[ending];
  const isThere = spawnSync(tool, ['--version']).status === 0;

  test.runIf(isThere).each(ALGORITHMS)(
    'of %s generates and expands as many positions as the engine',
    (algorithm) => {
      for (const { heuristic, incumbent, ...problem } of problemsOf(algorithm, ending)) {
        const spec = { algorithm, ...(algorithm === 'branch-and-bound' ? { incumbent } : {}) };
        const informed = ['a-star', 'branch-and-bound', 'greedy', 'ida-star'].includes(algorithm);
        const search = new Search({ ...problem, ...spec, ...(informed ? { heuristic } : {}) });
        while (search.prepare(1e6));
        while (search.step(1e6));
        const { generated, expanded, length } = search.snapshot();
        const file = join(folder, `${algorithm}-${problem.start}.${ending}`);
        writeFileSync(file, fileOf(spec, ending, problem));
        expect(run(tool, file).match(/\d+/g)?.map(Number), problem.goal).toEqual([
          length,
          generated,
          expanded,
        ]);
      }
    },
  );

  test.each(ALGORITHMS)('of %s has each line of its pseudocode, and no other', (algorithm) => {
    const inProgram = programOf({ algorithm }, ending)?.flatMap(({ names }) => names);
    const inRule = words.code.rule({ algorithm }).flatMap(({ name }) => name ?? []);
    expect([...new Set(inProgram)].sort()).toEqual([...inRule].sort());
  });

  test('is not offered with settings that it does not know', () => {
    expect(programOf({ algorithm: 'a-star', ties: 'oldest' }, ending)).toBeNull();
    expect(programOf({ algorithm: 'rbfs' }, ending)).toBeNull();
  });

  test('in a file for another board solves the example', () => {
    expect(
      fileOf({ algorithm: 'a-star' }, ending, { puzzle: 'knights', start: '', goal: '' }),
    ).toContain('867254301');
  });
});
