// `npm test`: all the set-up, then every check, two at a time; none begins once one has failed.
//
//     npm test -- --only unit,browser      some steps, and what they need
//
// The steps are told in their order, each in one piece. The end repeats the test runners' own closing lines and adds up
// their counts.

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
 * @property {readonly string[]} [needs] steps that come to their ends before this one begins
 * @property {string} [locks] a folder in which one program at a time can build
 * @property {() => Promise<Record<string, string>>} [prepare] the environment that it needs
 * @property {RegExp} [closing] its runner's closing lines, and the names of tests that failed
 * @property {(output: string) => Count} [count] its tests, as its runner reported them
 */

const clippy = ['cargo', 'clippy', '--quiet'];
const strict = ['--', '--deny', 'warnings'];

const noColour = { NO_COLOR: '1' };

const unitReport = 'target/test-reports/unit.json';
const browserReport = 'target/test-reports/browser.json';

/** In the order in which they begin and are told; those that others wait for and those that last come early. @type {readonly Step[]} */
const steps = [
  { name: 'fmt', command: () => ['cargo', 'fmt', '--check'] },
  // The command line, which the browser tests compare the page with, and most of the Rust tests. Asked for without the tests, the
  // command line would be built once more, with other features of what both use.
  {
    name: 'program',
    locks: 'target/debug',
    command: () => 'cargo test --quiet --no-run --test core'.split(' '),
  },
  // Most of it is one whole-program build on one core, in folders that no other step has a part in.
  { name: 'wasm', command: () => bindWasm },
  {
    name: 'build',
    needs: ['wasm'],
    command: () => [process.execPath, 'www/tools/build.js', '--twice'],
  },
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
    closing: /^ *(\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b|\[\w+\] › ).*/gm,
    count: () => {
      const { expected, unexpected, flaky } = readReport(browserReport).stats;
      return { passed: expected + flaky, failed: unexpected };
    },
  },
  {
    name: 'clippy',
    locks: 'target/debug',
    command: () => [...clippy, '--all-targets', '--features', 'bind', ...strict],
  },
  {
    name: 'clippy-wasm',
    command: () => [...clippy, '--lib', '--target', 'wasm32-unknown-unknown', ...strict],
  },
  { name: 'supply', needs: ['wasm'], command: () => [process.execPath, 'www/tools/supply.js'] },
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
    closing: /^ *(FAIL|Test Files|Tests) .*/gm,
    count: () => {
      const report = readReport(unitReport);
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
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
  // Backwards, as what a step needs stands before it.
  for (const step of steps.toReversed()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  }
  return steps.filter((step) => wanted.has(step.name));
}

/** @type {string[]} */
const times = [];

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function timed(name, work) {
  const start = performance.now();
  try {
    return await work();
  } finally {
    times.push(
      `${name.padEnd(12)}${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`,
    );
  }
}

/** Why the checks have failed, or nothing. */
let failure = '';
/** @type {string[]} */
const closing = [];
const total = { passed: 0, failed: 0 };

/** Runs a step and judges how it ended. @param {Step} step @param {(text: string) => void} tell */
async function runStep({ name, command, prepare, closing: lines, count }, tell) {
  try {
    const env = await prepare?.();
    const { status, output } = await run(command(), { tell, ...(env ? { env } : {}) });
    const plain = stripVTControlCharacters(output);
    if (lines) closing.push(...(plain.match(lines) ?? []));
    if (status !== 0) failure ||= `FAILED at ${name}: \`${printable(command())}\``;
    if (!count) return;
    const { passed, failed } = count(plain);
    total.passed += passed;
    total.failed += failed;
    if (passed + failed === 0) failure ||= `FAILED at ${name}: it ran no test`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failure ||= `FAILED at ${name}: ${error.message}`;
  }
}

/** How many steps run at once: one alone leaves half of two cores idle for a third of its time. */
const AT_ONCE = 2;

/**
 * Runs steps until all have ended, or one has failed and those beside it have ended.
 *
 * @param {readonly Step[]} chosen
 */
async function runAll(chosen) {
  const teller = tellInOrder(chosen.map(({ name }) => name));
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = new Set(chosen);
  /** @param {Step} step */
  const canBegin = ({ needs = [], locks }) =>
    [...waiting, ...running.keys()].every(({ name }) => !needs.includes(name)) &&
    [...running.keys()].every((other) => locks === undefined || other.locks !== locks);
  while (true) {
    for (const step of waiting) {
      if (failure || running.size === AT_ONCE) break;
      if (!canBegin(step)) continue;
      waiting.delete(step);
      const work = timed(step.name, () => runStep(step, teller.begin(step.name))).finally(() => {
        running.delete(step);
        teller.end(step.name);
      });
      running.set(step, work);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  teller.finish();
}

/**
 * Writes what steps say that run side by side: the first that has not ended at once, the others' when their turn comes.
 *
 * @param {readonly string[]} names in their order
 */
function tellInOrder(names) {
  /** What is still to be written of those that have begun. @type {Map<string, string>} */
  const said = new Map();
  const ended = new Set();
  let turn = 0;
  const write = (/** @type {string} */ name) => {
    process.stdout.write(said.get(name) ?? '');
    said.set(name, '');
  };
  return {
    /** What tells for a step that begins. @param {string} name @returns {(text: string) => void} */
    begin: (name) => {
      const tell = (/** @type {string} */ text) => {
        said.set(name, (said.get(name) ?? '') + text);
        if (names[turn] === name) write(name);
      };
      tell(`\n== ${name}\n`);
      return tell;
    },
    /** @param {string} name */
    end: (name) => {
      ended.add(name);
      for (let next = names[turn]; next !== undefined && ended.has(next); next = names[turn]) {
        turn += 1;
        const following = names[turn];
        if (following !== undefined) write(following);
      }
    },
    /** Writes all the rest: of steps behind one that never began, as another had failed. */
    finish: () => names.forEach(write),
  };
}

await main(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  // A report of an earlier run must never be counted as this one's.
  rmSync(join(root, 'target/test-reports'), { recursive: true, force: true });
  mkdirSync(join(root, 'target/test-reports'), { recursive: true });

  try {
    console.log('\n== set-up');
    await timed('set-up', setUp);
    await runAll(chosen);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failure ||= `FAILED at the set-up: ${error.message}`;
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
