// `npm test`: all the set-up, then every check in order, stopping at the first that fails.
//
//     npm test -- --only unit,browser      some steps, and what they need
//
// The end repeats the test runners' own closing lines and adds up their counts.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, findShell } from './chromium.js';
import { tellEngines } from './engines.js';
import { Failure, main, npmProgram, root, run } from './run.js';
import { bindWasm, setUp } from './setup.js';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {() => readonly string[]} command
 * @property {readonly string[]} [needs] steps that `--only` runs before this one
 * @property {string} [beside] the step that it begins with, to be shown and judged in its own turn
 * @property {() => Promise<Record<string, string>>} [prepare] the environment that it needs
 * @property {RegExp} [closing] its runner's closing lines
 * @property {(output: string) => Count} [count] its tests, as its runner reported them
 */

const clippy = ['cargo', 'clippy', '--quiet'];
const strict = ['--', '--deny', 'warnings'];

const noColour = { NO_COLOR: '1' };

const unitReport = 'target/test-reports/unit.json';
const browserReport = 'target/test-reports/browser.json';

/** @type {readonly Step[]} */
const steps = [
  { name: 'fmt', command: () => ['cargo', 'fmt', '--check'] },
  { name: 'clippy', command: () => [...clippy, '--all-targets', '--features', 'bind', ...strict] },
  {
    name: 'clippy-wasm',
    command: () => [...clippy, '--lib', '--target', 'wasm32-unknown-unknown', ...strict],
  },
  {
    name: 'cargo',
    command: () => ['cargo', 'test'],
    closing: /^test result: .*/gm,
    count: countCargo,
  },
  // Most of it is one whole-program build on one core, in folders that `cargo test` has no part in.
  { name: 'wasm', beside: 'cargo', command: () => bindWasm },
  { name: 'types', needs: ['wasm'], command: () => npmProgram('typescript', 'tsc') },
  {
    name: 'lint',
    command: () => [...npmProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  },
  { name: 'unused', needs: ['wasm'], command: () => npmProgram('knip') },
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
    // Vitest colours its output whenever FORCE_COLOR or CI is set, even in a file.
    prepare: async () => (process.stdout.isTTY ? {} : noColour),
    closing: /^ *(Test Files|Tests) .*/gm,
    count: () => {
      const report = readReport(unitReport);
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { name: 'build', needs: ['wasm'], command: () => [process.execPath, 'www/tools/build.js'] },
  // The browser tests compare the page with the command line, which must not be built on their time. Asked for with a test
  // of it, it is the very one that `cargo test` has built; `cargo build` would choose other features of what both use.
  { name: 'program', command: () => 'cargo test --quiet --no-run --test command_line'.split(' ') },
  {
    name: 'browser',
    needs: ['wasm', 'build', 'program'],
    command: () => [
      ...npmProgram('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
    ],
    prepare: async () => {
      const chromium = await ensureChromium();
      const shell = await findShell();
      tellEngines();
      const program = `rolling-cubes${process.platform === 'win32' ? '.exe' : ''}`;
      const built = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'debug', program);
      return {
        ...(existsSync(built) ? { ROLLING_CUBES: built } : {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, browserReport),
        ...(chromium ? { CHROMIUM: chromium } : {}),
        ...(shell ? { HEADLESS_SHELL: shell } : {}),
      };
    },
    closing: /^ *\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b.*/gm,
    count: () => {
      const { expected, unexpected, flaky } = readReport(browserReport).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

/** @param {string} output */
function countCargo(output) {
  const count = { passed: 0, failed: 0 };
  for (const [, passed, failed] of output.matchAll(
    /^test result: .*? (\d+) passed; (\d+) failed;/gm,
  )) {
    count.passed += Number(passed);
    count.failed += Number(failed);
  }
  return count;
}

/** @param {string} file */
function readReport(file) {
  const path = join(root, file);
  if (!existsSync(path)) throw new Failure(`the test runner wrote no report to ${file}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * The steps named after `--only`, with what they need, in their usual order; or all of them.
 *
 * @param {readonly string[]} args
 */
function chosenSteps(args) {
  if (args.length === 0) return steps;
  const names = steps.map((step) => step.name);
  const [flag, list = ''] = args;
  const asked = list.split(',');
  const unknown = asked.find((name) => !names.includes(name));
  if (flag !== '--only' || args.length > 2 || unknown !== undefined) {
    throw new Failure(
      `npm test takes no arguments, or \`--only\` and some of: ${names.join(',')}` +
        (unknown ? ` (not "${unknown}")` : ''),
    );
  }
  const wanted = new Set(asked);
  for (const step of steps) {
    if (asked.includes(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  }
  return steps.filter((step) => wanted.has(step.name));
}

/** Runs a step's command. @param {Step} step @param {boolean} show its output while it runs */
async function runStep({ command, prepare }, show) {
  const env = await prepare?.();
  return run(command(), { show, ...(env ? { env } : {}) });
}

/** @type {string[]} */
const times = [];

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function timed(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  try {
    return await work();
  } finally {
    times.push(
      `${name.padEnd(12)}${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`,
    );
  }
}

await main(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  // A report of an earlier run must never be counted as this one's.
  rmSync(join(root, 'target/test-reports'), { recursive: true, force: true });
  mkdirSync(join(root, 'target/test-reports'), { recursive: true });

  /** @type {string[]} */
  const closing = [];
  const total = { passed: 0, failed: 0 };
  let failure = '';
  try {
    await timed('set-up', setUp);
    /** @type {Map<string, ReturnType<typeof run>>} */
    const begun = new Map();
    for (const step of chosen) {
      const { name, command, closing: lines, count } = step;
      for (const other of chosen) {
        if (other.beside === name) begun.set(other.name, runStep(other, false));
      }
      await timed(name, async () => {
        const early = begun.get(name);
        const { status, output } = await (early ?? runStep(step, true));
        if (early) process.stdout.write(output);
        const plain = stripVTControlCharacters(output);
        if (lines) closing.push(...(plain.match(lines) ?? []));
        if (status !== 0) failure = `FAILED at ${name}: \`${printable(command())}\``;
        if (count) {
          const { passed, failed } = count(plain);
          total.passed += passed;
          total.failed += failed;
          if (!failure && passed + failed === 0) failure = `FAILED at ${name}: it ran no test`;
        }
      });
      if (failure) break;
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failure ||= `FAILED at ${times.at(-1)?.split(' ')[0] ?? 'the start'}: ${error.message}`;
  }

  console.log(['', ...times, '', ...closing, ''].join('\n'));
  if (failure) {
    console.log(`${failure}\n`);
    process.exitCode = 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

/**
 * A command as one would type it in the repository.
 *
 * @param {readonly string[]} command
 */
function printable(command) {
  return command.join(' ').replaceAll(root, '').replaceAll(process.execPath, 'node');
}
