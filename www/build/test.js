// `npm test`: set-up, then the checks; none starts after a failure. `npm run test:rest`: the checks before a release.
//
//     npm test -- --only unit,browser      some steps, and those that they need
//     npm test -- --all      those before a release too, which share builds and cores
//
// Output appears step by step in a fixed order. The end repeats the runners' closing lines, lists why tests failed, and sums
// the counts.

import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { Failure, main, root, run } from './run.js';
import { setUp } from './setup.js';
import { steps } from './steps.js';

/** @import { Step } from './steps.js' */

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    rest: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

function chosenSteps() {
  const names = steps.map((step) => step.name);
  const ofThese = steps
    .filter(({ rest = false }) => asked.all || rest === asked.rest)
    .map(({ name }) => name);
  const wanted = new Set(asked.only?.split(',') ?? ofThese);
  const unknown = [...wanted].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`\`--only\` takes some of: ${names.join(',')} (not "${unknown}")`);
  }
  // Backwards, as needed steps come earlier.
  for (const step of steps.toReversed()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  }
  return steps.filter((step) => wanted.has(step.name));
}

/** @type {string[]} */
const times = [];

/** @template T @param {string} name @param {() => Promise<T>} work */
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

/** Why the checks have failed, or ''. */
let failure = '';
/** @type {string[]} */
const closing = [];
/** @type {string[]} */
const failures = [];
const total = { passed: 0, failed: 0 };

/** @param {Step} step @param {(text: string) => void} tell */
async function runStep({ name, command, prepare, closing: lines, count, failures: why }, tell) {
  try {
    const env = await prepare?.();
    const { status, output } = await run(command(), { tell, ...(env ? { env } : {}) });
    const plain = stripVTControlCharacters(output);
    if (lines) closing.push(...(plain.match(lines) ?? []));
    if (status !== 0) failures.push(...(why?.() ?? []));
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

/** Number of parallel steps: a single one leaves half of two cores idle for a third of its time. */
const AT_ONCE = Math.max(2, Math.ceil(availableParallelism() / 2));

/** @param {readonly Step[]} chosen */
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
 * Prints the output of parallel steps in order: the first unfinished step's at once, the others' in their turn.
 * @param {readonly string[]} names in their order
 */
function tellInOrder(names) {
  /** @type {Map<string, string>} */
  const output = new Map();
  const ended = new Set();
  let turn = 0;
  const write = (/** @type {string} */ name) => {
    process.stdout.write(output.get(name) ?? '');
    output.set(name, '');
  };
  return {
    /** @param {string} name @returns {(text: string) => void} */
    begin: (name) => {
      const tell = (/** @type {string} */ text) => {
        output.set(name, (output.get(name) ?? '') + text);
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
    /** Prints the rest: steps behind one that never started. */
    finish: () => names.forEach(write),
  };
}

await main(async () => {
  const chosen = chosenSteps();
  // A report of an earlier run must never count.
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

  console.log(['', ...times, '', ...closing, '', ...failures, ''].join('\n'));
  if (failure) {
    console.log(`${failure}\n`);
    process.exitCode = 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

/** @param {readonly string[]} command */
function printable(command) {
  return command.join(' ').replaceAll(root, '').replaceAll(process.execPath, 'node');
}
