// `npm run fuzz`: hostile calls at the engine's door, over the wasm that the page loads.
//
//     npm run fuzz -- --seconds 600 --seed 7        for ten minutes; the same seed makes the same cases
//     npm run fuzz -- --cases 1000000               a million of them
//     npm run fuzz -- --only door,links             of these targets alone
//     npm run fuzz -- --seed 7 --case 1234          that one case again
//
// A case that fails is written to tests/instances/fuzz, where `tests/unit/fuzz.test.js` runs it from then on.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root } from '../../www/build/run.js';

/** A whole number that was given. @param {string} name @param {string | undefined} text @param {number} unless */
function whole(name, text, unless) {
  if (text === undefined) return unless;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Failure(`--${name}: '${text}' given; allowed: a whole number below 10^9`);
}

function given() {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const options = { seconds: text, seed: text, cases: text, case: text, only: text };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error} (--seconds, --seed, --cases, --case, --only)`,
    );
  }
}

/** Keeps a case that failed. @param {{ target: string, made: unknown }} kept @param {string} told */
function keep(kept, told) {
  const text = `${JSON.stringify({ ...kept, told: told.split('\n')[0] }, null, 2)}\n`;
  const name = `${kept.target}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(root, 'tests/instances/fuzz', name), text);
  return name;
}

await main(async () => {
  const { seconds, seed, cases, case: one, only } = given();
  const { initSync } = await import('../../www/pkg/rolling_cubes.js').catch(() => {
    throw new Failure('there is no engine: `npm run wasm` first');
  });
  // Cases are made out of what the catalogue has, here as in the threads.
  initSync({ module: readFileSync(join(root, 'www/pkg/rolling_cubes_bg.wasm')) });
  register('./hooks.js', import.meta.url);
  const { TARGETS } = await import('./targets.js');
  const { THREADS, watched } = await import('./watch.js');
  const there = TARGETS.map(({ name }) => name);
  const names = only?.split(',') ?? there;
  const unknown = names.find((name) => !there.includes(name));
  if (unknown !== undefined)
    throw new Failure(`--only: '${unknown}' given; allowed: ${there.join(', ')}`);
  const from = whole('case', one, -1);
  const first = whole('seed', seed, 1);
  const most = from >= 0 ? 1 : whole('cases', cases, 1e9);
  const time = whole('seconds', seconds, cases === undefined ? 15 : 1e6);
  const threads = from >= 0 ? 1 : THREADS;
  const runs = Array.from({ length: threads }, (_, thread) =>
    // Each thread has numbers of its own.
    watched(
      { seed: first, names, from: from >= 0 ? from : thread * 500_000_000 },
      { seconds: time, cases: Math.ceil(most / threads) },
    ),
  );
  const results = await Promise.all(runs);
  const all = results.reduce((sum, result) => sum + result.cases, 0);
  for (const { failure } of results) {
    if (!failure) continue;
    const file = keep(failure.case, failure.told);
    console.error(`\n${failure.case.target}, case ${failure.number}: ${failure.told}`);
    console.error(
      `kept as tests/instances/fuzz/${file}; again: npm run fuzz -- --seed ${first} --case ${failure.number}${only ? ` --only ${only}` : ''}`,
    );
  }
  const failed = results.filter(({ failure }) => failure).length;
  console.log(`fuzz: ${all} cases of ${names.join(', ')} with seed ${first}: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
