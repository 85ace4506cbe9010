// Runs one target's cases in a thread, which the program can end if a case hangs.

import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { initSync } from '../../www/pkg/rolling_cubes.js';
import { casesOf } from './chance.js';
import { checkMemory, must } from './outcome.js';

/** Time limit of a case, in seconds. */
const LONGEST = 2;

const { memory } = initSync({
  module: readFileSync(new URL('../../www/pkg/rolling_cubes_bg.wasm', import.meta.url)),
});
register('./hooks.js', import.meta.url);
const { targetOf } = await import('./targets.js');

const { name, threads, parameters } = workerData;
const { make, run } = targetOf(name);

/** Processor seconds per thread, as wall time depends on the machine's load. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 / threads;
};

const property = fc.property(casesOf(make), (made) => {
  parentPort?.postMessage({ begun: made });
  const since = worked();
  run(structuredClone(made));
  checkMemory(memory);
  must(worked() - since < LONGEST, () => `more than ${LONGEST} s of work`);
});
const { numRuns, seed, counterexample, counterexamplePath, errorInstance } = fc.check(
  property,
  parameters,
);
const failure = counterexample && {
  made: counterexample[0],
  told: errorInstance instanceof Error ? (errorInstance.stack ?? '') : String(errorInstance),
  again: `--seed ${seed} --path ${counterexamplePath}`,
};
parentPort?.postMessage({ cases: numRuns, failure });
