// The Python package for notebooks: its widget in a page, and its notebook in a clean environment.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { run as runProgram } from '../../www/build/run.js';
import { BUILDING, solve } from './command-line.js';
import { deskTest, expect } from './page.js';

const PROBLEM = { start: '867254301', goal: '123456780' };
const expected = (/** @type {string} */ algorithm) =>
  solve('tiles', PROBLEM, { algorithm, heuristic: 'manhattan' });

deskTest('the widget shows, obeys and reports the race of Python', async ({ page }) => {
  deskTest.setTimeout(BUILDING);
  const body = ['dist/embed-all.mjs', 'www/app/notebook/widget.js']
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  await page.route('**/widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><main></main>',
    }),
  );
  await page.goto('./own.html');
  const { before, lanes, after } = await page.evaluate(async (problem) => {
    /** @type {Record<string, any>} */
    const values = { ...problem, puzzle: 'tiles', race: 'bfs', speed: '0' };
    /** @type {Map<string, (value: any) => void>} */
    const heard = new Map();
    /** @type {(saved: any) => void} */
    let saved = () => {};
    const model = {
      get: (/** @type {string} */ key) => values[key] ?? '',
      set: (/** @type {string} */ key, /** @type {any} */ value) => {
        values[key] = JSON.parse(JSON.stringify(value));
      },
      save_changes: () => saved(values.lanes),
      on: (/** @type {string} */ event, /** @type {(value: any) => void} */ hear) =>
        heard.set(event, hear),
      off: (/** @type {string} */ event) => heard.delete(event),
    };
    const el = document.querySelector('main');
    const address = './widget.js';
    const { default: widget } = await import(address);
    const leave = widget.render({ model, el });
    const race = /** @type {any} */ (document.querySelector('rolling-cubes-race'));
    const before = race.getAttribute('race');
    values.race = 'ida-star/manhattan,a-star/manhattan';
    heard.get('change:race')?.('');
    const lanes = await new Promise((resolve) => {
      saved = resolve;
      heard.get('msg:custom')?.({ call: 'play' });
    });
    leave();
    return { before, lanes, after: [heard.size, el?.childElementCount] };
  }, PROBLEM);
  expect(before).toBe('bfs');
  expect(lanes).toMatchObject(
    ['ida-star', 'a-star'].map((algorithm) => {
      const { outcome, length, generated, expanded, stored_peak } = expected(algorithm);
      return { search: { algorithm }, outcome, length, generated, expanded, stored_peak };
    }),
  );
  expect(after).toEqual([0, 0]);
});

/** The Python that runs, or undefined. */
const python = () =>
  ['python3', 'python'].find(
    (name) => spawnSync(name, ['-c', 'import venv, ensurepip']).status === 0,
  );

base(
  'in a clean environment the notebook runs from top to bottom, and a search in Python counts what the command line counts, bound by bound',
  async ({ isMobile }) => {
    base.skip(isMobile, 'the same on a phone');
    base.setTimeout(3 * BUILDING);
    const name = python();
    base.skip(!name, 'Python 3 with venv is not installed: the notebook is not tried');
    const folder = mkdtempSync(join(tmpdir(), 'rolling-cubes-notebook-'));
    const programs = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
    const must = async (/** @type {string[]} */ ...command) => {
      const { status, output } = await runProgram(command, { cwd: folder });
      expect(status, output).toBe(0);
    };
    try {
      await must(name ?? '', '-m', 'venv', folder);
      const pip = [join(programs, 'python'), '-m', 'pip', 'install', '--quiet'];
      const needed = ['anywidget>=0.9', 'pandas', 'nbconvert', 'ipykernel'];
      const { status, output } = await runProgram([...pip, ...needed], { cwd: folder });
      base.skip(status !== 0, `Jupyter cannot be installed: the notebook is not tried\n${output}`);
      await must(process.execPath, join(process.cwd(), 'www/build/notebook.js'));
      const [wheel = ''] = readdirSync('dist').filter((file) => file.endsWith('.whl'));
      await must(...pip, '--no-deps', join(process.cwd(), 'dist', wheel));
      await must(join(programs, 'python'), '-m', 'pip', 'check');
      await must(
        ...[join(programs, 'python'), '-m', 'nbconvert', '--to', 'notebook', '--execute'],
        ...['--output-dir', folder, join(process.cwd(), 'www/app/notebook/ida-star.ipynb')],
      );
      const { cells } = JSON.parse(readFileSync(join(folder, 'ida-star.ipynb'), 'utf8'));
      const { data } = cells.find((/** @type {any} */ { id }) => id === 'cell-2').outputs[0];
      const link = `#v=1&puzzle=tiles&start=${PROBLEM.start}&goal=${PROBLEM.goal}&race=ida-star/manhattan%2Ca-star/manhattan`;
      expect(data['text/plain'].join('')).toBe(link);
      const [, said, drawn = ''] =
        /^<img alt="([^"]*)" src="data:image\/svg\+xml;base64,([^"]*)">/.exec(
          data['text/html'].join(''),
        ) ?? [];
      expect(said).toContain(
        `a-star: 31 moves, ${expected('a-star').generated?.toLocaleString('en')} generated`,
      );
      const svg = Buffer.from(drawn, 'base64').toString();
      expect(svg.match(/<rect x="5"/g)).toHaveLength(2);
      const map =
        "Race(puzzle='map', goal='S-A:3,A-T:2,S-T:9,start:S,goal:T', race='bfs,uniform-cost')";
      await must(
        ...[join(programs, 'python'), '-c'],
        `from rolling_cubes import *; print(html := ${map}._repr_mimebundle_()[0]['text/html']); assert all(f'{name}: cost {cost}, ' in html for name, cost in [('bfs', 9), ('uniform-cost', 5)])`,
      );
      const [table = ''] = cells
        .at(-1)
        .outputs.map((/** @type {any} */ { data }) => data['text/plain'].join(''));
      const rows = table
        .split('\n')
        .slice(1)
        .map((/** @type {string} */ row) => row.trim().split(/\s+/).slice(1).map(Number));
      const { iterations } = /** @type {any} */ (expected('ida-star'));
      expect(rows).toEqual(
        iterations.map((/** @type {any} */ { bound, generated }) => [
          bound,
          generated,
          generated,
          0,
        ]),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
