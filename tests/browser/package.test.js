// The npm package in a project: type-checked, built, and opened.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';
import { npm, npmProgram, root, run } from '../../www/build/run.js';
import { BUILDING, solve } from './command-line.js';
import { Host } from './host.js';
import { expect, test as pageTest } from './page.js';

/** @import { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */

const HARDEST = { start: '867254301', goal: '123456780' };

/** @type {Fixtures<{project: string}>} */
const ownProject = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  project: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'rolling-cubes-package-'));
    await install(folder);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
};

/** @type {Fixtures<{host: Host}, object, PlaywrightTestArgs & PlaywrightTestOptions & {project: string}>} */
const ownHost = {
  host: async ({ project }, use) => {
    await must([...npmProgram('vite'), 'build', '--base', './'], project);
    const host = new Host();
    host.publish(join(project, 'dist'));
    await host.start();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
};
const inProject = base.extend(ownProject);
const inBrowser = pageTest.extend(ownProject).extend(ownHost);

/** @param {readonly string[]} command @param {string} cwd */
async function must(command, cwd, shell = false) {
  const { status, output } = await run(command, { cwd, shell, env: { NO_COLOR: '1' } });
  expect(status, output).toBe(0);
  return output;
}

/** @param {string} cwd @param {string[]} args */
async function withNpm(cwd, ...args) {
  const { command, shell } = npm(...args);
  await must(command, cwd, shell);
}

/** @param {string} project */
async function install(project) {
  // Already built for these tests.
  await must([process.execPath, 'www/build/package.js', '--to', project], root);
  const [packed] = readdirSync(project);
  cpSync('tests/browser/package', project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const alone = ['--offline', '--no-audit', '--no-fund', '--cache', join(project, '.npm')];
  await withNpm(project, 'install', ...alone, `./${packed}`);
}

for (const test of [inProject, inBrowser])
  test.skip(({ isMobile }) => isMobile, 'the same on a phone');

inBrowser('a project with the package races, and solves by the engine alone', async ({ page }) => {
  inBrowser.setTimeout(BUILDING);
  await page.goto('./');
  /** @param {string} algorithm @param {Record<string, string>} more */
  const line = (algorithm, more = {}) => {
    const { generated, expanded, length } = solve('tiles', HARDEST, { algorithm, ...more });
    return { generated, expanded, length };
  };
  const manhattan = { heuristic: 'manhattan' };
  /** @param {string} id */
  const shown = async (id) => JSON.parse((await page.locator(id).textContent()) || 'null');
  await expect.poll(() => shown('#race')).toEqual([line('ida-star', manhattan), line('bfs')]);
  await expect
    .poll(() => shown('#engine'))
    .toEqual([line('a-star', manhattan), line('ida-star', manhattan)]);
  await expect(
    page.locator('rolling-cubes-board').getByRole('img', { name: /^Board: / }),
  ).toBeVisible();
});

inProject('the package has types and a manual, and solves in Node', async ({ project }) => {
  inProject.setTimeout(BUILDING);
  const vite = join(root, 'node_modules/vite/client');
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const options = ['--module', module ?? '', '--moduleResolution', resolution ?? ''];
    await must([...npmProgram('typescript', 'tsc'), '--types', vite, ...options], project);
  }
  // Each export is a file without dependencies.
  const { resolve } = createRequire(join(project, 'main.js'));
  const read = (/** @type {string} */ name) => readFileSync(resolve(name));
  const { name, exports } = JSON.parse(String(read('rolling-cubes/package.json')));
  for (const key of Object.keys(exports)) expect(read(name + key.slice(1))).toBeTruthy();
  const folders = (/** @type {string} */ folder) =>
    readdirSync(join(project, folder)).filter((name) => !name.startsWith('.'));
  expect(folders('node_modules')).toEqual(['rolling-cubes']);
  expect(folders('node_modules/rolling-cubes')).toEqual(
    expect.arrayContaining(['LICENSE-APACHE', 'LICENSE-MIT', 'README.md']),
  );
  const own = String(read('rolling-cubes/package.json'));
  for (const tool of ['scripts', 'devDependencies', 'private']) {
    expect(JSON.parse(own)).not.toHaveProperty(tool);
  }
  const manual = readFileSync(join(project, 'node_modules/rolling-cubes/README.md'), 'utf8');
  expect(manual).toContain("import init, { solve } from 'rolling-cubes/engine'");
  expect(manual).not.toContain('cargo');
  // The engine finds its file without a browser.
  const engine = await import(pathToFileURL(resolve('rolling-cubes/engine')).href);
  await engine.default();
  const choices = { algorithm: 'ida-star', heuristic: 'manhattan' };
  const { generated, moves } = engine.solve({ puzzle: 'tiles', ...HARDEST, ...choices });
  expect(generated).toBe(solve('tiles', HARDEST, choices).generated);
  expect(moves).toHaveLength(31);
  const goal = readFileSync('tests/instances/packed.txt', 'utf8').split('\n')[0];
  expect(engine.read_link(`puzzle=map&goal=${goal}`).misread).toEqual([]);
});

inProject('on a server the elements are imported, and the engine starts', async ({ project }) => {
  writeFileSync(
    join(project, 'server.js'),
    `import 'rolling-cubes';
      import { RollingCubesBoard } from 'rolling-cubes';
      import * as engine from 'rolling-cubes/engine';
      const told = [];
      for (const [name, each] of Object.entries(engine)) {
        if (['default', 'initSync', 'goOnWith'].includes(name)) continue;
        for (const act of [() => each(), () => new each()])
          try { act(); } catch (error) { told.push([name, error.message]); }
      }
      const { initSync, solve } = engine;
      initSync({ module: (await import('node:fs')).readFileSync(new URL(import.meta.resolve('rolling-cubes/engine.wasm'))) });
      const { length } = solve({ puzzle: 'toys', start: '1111000011100010', goal: '1111000011100010', algorithm: 'bfs' });
      const own = Object.keys(await import('./node_modules/rolling-cubes/www/pkg/rolling_cubes.js'));
      console.log(JSON.stringify({ board: typeof RollingCubesBoard, told, length, own, all: Object.keys(engine) }));`,
  );
  const output = await must([process.execPath, 'server.js'], project);
  const { board, told, length, own, all } = JSON.parse(output.split('\n')[0] ?? '');
  expect([board, length]).toEqual(['undefined', 0]);
  expect(all).toEqual(own);
  // Calls of each class and function, with and without `new`, and of an unknown name.
  const names = own.filter(
    (/** @type {string} */ name) => !['default', 'initSync', 'goOnWith'].includes(name),
  );
  for (const name of names) {
    const messages = told.filter((/** @type {string[]} */ [of]) => of === name);
    expect(messages, name).toContainEqual([
      name,
      'the engine is not started: call `await init()` first',
    ]);
  }
});
