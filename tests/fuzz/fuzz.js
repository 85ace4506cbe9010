// `npm run fuzz`: hostile calls of the engine's API, in the page's wasm.
//
//     npm run fuzz -- --cases 1000000 --seed 7         a million cases; equal seeds give equal cases
//     npm run fuzz -- --seconds 600                    for ten minutes
//     npm run fuzz -- --only door,links                some targets
//     npm run fuzz -- --only door --seed 7 --path 12:3 one case again, by its reported path
//
// Prints a failed case after shrinking. Store it in tests/instances/fuzz: `tests/unit/fuzz.test.js` runs it from then on.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Failure, main } from '../../www/build/run.js';

/** @typedef {{ made: unknown, told: string, again?: string }} Found */
/** @typedef {{ cases: number, failure?: Found | null }} Result */

const NAMES = readdirSync(new URL('targets/', import.meta.url)).map((file) => file.slice(0, -3));

/** Seconds after which a case counts as hanging. */
const HUNG = 60;

/** @param {string} name @param {string | undefined} text @param {number} otherwise */
function whole(name, text, otherwise) {
  if (text === undefined) return otherwise;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Failure(`--${name}: '${text}' given; allowed: a whole number below 10^9`);
}

function given() {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { seconds: text, seed: text, cases: text, path: text, only: text };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** @param {object} workerData @returns {Promise<Result>} */
function ran(workerData) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    let cases = 0;
    /** @type {unknown} */
    let made;
    /** @param {Result} result */
    const settle = (result) => {
      clearTimeout(timer);
      worker.terminate().then(() => resolve(result), reject);
    };
    const timer = setTimeout(
      () => settle({ cases, failure: { made, told: `no end after ${HUNG} s` } }),
      HUNG * 1000,
    );
    worker.on('message', (message) => {
      if (!('begun' in message)) return settle(message);
      timer.refresh();
      cases += 1;
      made = message.begun;
    });
    worker.on('error', reject);
  });
}

await main(async () => {
  const { path, only, ...rest } = given();
  const names = only?.split(',') ?? NAMES;
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new Failure(`--only: '${unknown}' given; allowed: ${NAMES.join(', ')}`);
  const seed = whole('seed', rest.seed, 1);
  const most = rest.seconds === undefined ? 10_000 : 1e9;
  const cases = path ? names.length : whole('cases', rest.cases, most);
  const seconds = whole('seconds', rest.seconds, 1e6);
  const threads = Math.min(availableParallelism(), names.length);
  const parameters = {
    seed,
    ...(path ? { path, endOnFailure: true } : {}),
    numRuns: Math.ceil(cases / names.length),
    interruptAfterTimeLimit: (seconds * 1000 * threads) / names.length,
  };
  const waiting = [...names];
  let [all, failed] = [0, 0];
  const thread = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { cases: done, failure } = await ran({ name, threads, parameters });
      all += done;
      if (!failure) continue;
      failed += 1;
      const { made, told, again } = failure;
      console.error(
        `\n${name}: ${told}\n${JSON.stringify({ target: name, made, told: told.split('\n')[0] }, null, 2)}`,
      );
      if (again) console.error(`again: npm run fuzz -- --only ${name} ${again}`);
    }
  };
  await Promise.all(Array.from({ length: threads }, thread));
  console.log(`fuzz: ${all} cases of ${names.join(', ')} with seed ${seed}: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
