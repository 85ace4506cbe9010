// Runs cases one after the other, in a thread of its own: one that never ends is ended from outside.

import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync } from '../../www/pkg/rolling_cubes.js';
import { Chance } from './chance.js';
import { checkMemory } from './outcome.js';

/** What the thread is told: cases of its own by number, or one that was kept. @typedef {{ seed: number, names: string[], from: number, kept?: { target: string, made: unknown } }} Orders */

const { seed, names, from, kept } = /** @type {Orders} */ (workerData.orders);
/** The number of the case in hand, and how many are done, for whoever watches. */
const places = new Int32Array(workerData.places);

const { memory } = initSync({
  module: readFileSync(new URL('../../www/pkg/rolling_cubes_bg.wasm', import.meta.url)),
});

register('./hooks.js', import.meta.url);
const { targetOf } = await import('./targets.js');

/** @param {string} name @param {unknown} made */
function run(name, made) {
  targetOf(name).run(structuredClone(made));
  checkMemory(memory);
}

/** What went wrong, in a line. @param {unknown} error */
const told = (error) =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

if (kept) {
  Atomics.store(places, 0, 1);
  try {
    run(kept.target, kept.made);
    parentPort?.postMessage({ passed: true });
  } catch (error) {
    parentPort?.postMessage({ failed: kept, told: told(error) });
  }
} else {
  for (let number = from; Atomics.load(places, 2) === 0; number += 1) {
    Atomics.store(places, 0, number);
    const name = /** @type {string} */ (names[number % names.length]);
    const made = targetOf(name).make(new Chance(seed, number));
    try {
      run(name, made);
    } catch (error) {
      parentPort?.postMessage({ failed: { target: name, made }, number, told: told(error) });
      break;
    }
    Atomics.add(places, 1, 1);
  }
  parentPort?.postMessage({ ended: true });
}
