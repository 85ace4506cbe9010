// `npm test`: all the set-up, then the checks; none begins once one has failed. `npm run test:rest`: those that must hold before a release.
//
//     npm test -- --only unit,browser      some steps, and what they need
//     npm run test:rest -- --after '2195 passed, 0 failed'      adds these to its sum
//
// The steps are told in their order, each in one piece. The end repeats the test runners' own closing lines, says why each
// failed test failed, and adds up their counts.

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
    after: { type: 'string', default: '0 passed, 0 failed' },
  },
});

/** The steps that are asked for, with what they need, in their usual order. */
function chosenSteps() {
  const names = steps.map((step) => step.name);
  const ofThese = steps.filter(({ rest = false }) => rest === asked.rest).map(({ name }) => name);
  const wanted = new Set(asked.only?.split(',') ?? ofThese);
  const unknown = [...wanted].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`\`--only\` takes some of: ${names.join(',')} (not "${unknown}")`);
  }
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
/** @type {string[]} */
const failures = [];
const [passed = 0, failed = 0] = (asked.after.match(/\d+/g) ?? []).map(Number);
const total = { passed, failed };

/** Runs a step and judges how it ended. @param {Step} step @param {(text: string) => void} tell */
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

/** How many steps run at once: one alone leaves half of two cores idle for a third of its time. */
const AT_ONCE = Math.max(2, Math.ceil(availableParallelism() / 2));

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
  const chosen = chosenSteps();
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

  console.log(['', ...times, '', ...closing, '', ...failures, ''].join('\n'));
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
