// The steps of `npm test` and `npm run test:rest`.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium, ensureFonts, findShell } from './chromium.js';
import { tellEngines } from './engines.js';
import {
  browserFailures,
  browserReport,
  countBrowser,
  countCargo,
  countUnit,
  unitFailures,
  unitReport,
} from './reports.js';
import { npmProgram, root } from './run.js';

/** @import { Count as ReportsCount } from './reports.js' */

/**
 * @typedef {ReportsCount} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [rest] only required before a release
 * @property {() => readonly string[]} command
 * @property {readonly string[]} [needs] steps that must end first
 * @property {string} [locks] a path that only one program can write at a time
 * @property {() => Promise<Record<string, string>>} [prepare] returns its environment
 * @property {RegExp} [closing] its runner's closing lines, and the names of failed tests
 * @property {(output: string) => Count} [count] its tests, by its runner's report
 * @property {() => string[]} [failures] short reasons of failed tests
 */

const clippy = ['cargo', 'clippy', '--quiet'];
const strict = ['--', '--deny', 'warnings'];

const noColour = { NO_COLOR: '1' };

/** A single installation for two steps that begin together. @type {Promise<string | undefined> | undefined} */
let chromiumThere;
const readyChromium = () => (chromiumThere ??= ensureFonts().then(ensureChromium));

/**
 * A part of the browser tests, see `PARTS` in `playwright.config.js`. Each part uses all cores and one report.
 * @param {string} name @param {'core' | 'rest'} part @returns {Step}
 */
const browser = (name, part) => ({
  name,
  rest: part === 'rest',
  // Tests of the rest add files to dist/, which the second build is compared with.
  needs: ['build', 'program', ...(part === 'rest' ? ['build-again'] : [])],
  locks: browserReport,
  command: () => [...npmProgram('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
  prepare: async () => {
    const chromium = await readyChromium();
    const shell = await findShell();
    if (part === 'rest') tellEngines();
    const program = `rolling-cubes${process.platform === 'win32' ? '.exe' : ''}`;
    const built = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'debug', program);
    return {
      BROWSER_TESTS: part,
      ...(existsSync(built) ? { ROLLING_CUBES: built } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, browserReport),
      ...(chromium ? { CHROMIUM: chromium } : {}),
      ...(shell ? { HEADLESS_SHELL: shell } : {}),
    };
  },
  closing: /^ *(\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b|\[\w+\] › ).*/gm,
  count: countBrowser,
  failures: browserFailures,
});

/** In the order of starting and reporting. Steps that others need, and slow ones, come early. @type {readonly Step[]} */
export const steps = [
  { name: 'fmt', command: () => ['cargo', 'fmt', '--all', '--check'] },
  // The command line, which browser tests need, and most Rust tests. Building the command line separately would repeat
  // it with other features of shared crates.
  {
    name: 'program',
    locks: 'target/debug',
    command: () => 'cargo test --quiet --no-run --test core'.split(' '),
  },
  // Mostly a whole-program build on one core, in folders of its own.
  { name: 'wasm', command: () => [process.execPath, 'www/build/wasm.js', '--beside'] },
  {
    name: 'build',
    needs: ['wasm'],
    command: () => [process.execPath, 'www/build/build.js'],
  },
  {
    name: 'build-again',
    rest: true,
    needs: ['build'],
    command: () => [process.execPath, 'www/build/build.js', '--again'],
  },
  browser('browser', 'core'),
  browser('browser-rest', 'rest'),
  // A random visitor, for about a minute of reproducible acts.
  {
    name: 'soak',
    rest: true,
    needs: ['build'],
    command: () => [process.execPath, 'www/build/soak.js', '--minutes', '1', '--seed', '1'],
    prepare: async () => {
      await readyChromium();
      return {};
    },
  },
  {
    name: 'clippy',
    locks: 'target/debug',
    command: () => [...clippy, '--workspace', '--all-targets', ...strict],
  },
  {
    name: 'clippy-wasm',
    command: () => [...clippy, '--lib', '--target', 'wasm32-unknown-unknown', ...strict],
  },
  { name: 'supply', needs: ['wasm'], command: () => [process.execPath, 'www/build/supply.js'] },
  { name: 'types', needs: ['wasm'], command: () => npmProgram('typescript', 'tsc') },
  {
    name: 'lint',
    command: () => [...npmProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  },
  { name: 'lines', command: () => [process.execPath, 'www/build/lines.js'] },
  { name: 'prose', command: () => [process.execPath, 'www/build/prose.js'] },
  { name: 'unused', needs: ['wasm'], command: () => npmProgram('knip') },
  {
    name: 'imports',
    command: () => [
      ...npmProgram('dependency-cruiser', 'depcruise'),
      'www',
      '--config',
      '.dependency-cruiser.json',
    ],
  },
  { name: 'arrows', command: () => [process.execPath, 'www/build/arrows.js'] },
  {
    name: 'unit',
    needs: ['wasm'],
    command: () => [
      ...npmProgram('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    // Vitest colours its output if FORCE_COLOR or CI is set, even in a file.
    prepare: async () => (process.stdout.isTTY ? {} : noColour),
    closing: /^ *(FAIL|Test Files|Tests) .*/gm,
    count: countUnit,
    failures: unitFailures,
  },
  {
    name: 'fuzz',
    rest: true,
    needs: ['wasm'],
    // By number, so that the same cases run however quick the machine is.
    command: () => [process.execPath, 'tests/fuzz/fuzz.js', '--cases', '10000', '--seed', '1'],
    closing: /^fuzz: .*/gm,
  },
  {
    name: 'cargo',
    needs: ['program'],
    locks: 'target/debug',
    command: () => ['cargo', 'test'],
    closing: /^test (result: .*|.* FAILED$)/gm,
    count: countCargo,
  },
];
