// Watches a thread that runs cases: how many are done, what failed, and what hangs.

import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Chance } from './chance.js';
import { targetOf } from './targets.js';

/** @import { Orders } from './worker.js' */

/** @typedef {{ target: string, made: unknown }} Case */
/** @typedef {{ cases: number, failure?: { number?: number, case: Case, told: string } }} Result */

/** How many threads are of use. */
export const THREADS = Math.max(1, Math.min(2, cpus().length));

/** The longest that a case takes, in seconds. */
const LONGEST = 2;

/** Seconds that this program has worked, as if by one thread alone: what else a busy machine does makes nothing hang. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 / THREADS;
};

/**
 * Runs cases in a thread until the time is over, so many are done, or one fails.
 *
 * @param {Orders} orders
 * @param {{ seconds?: number, cases?: number }} [until]
 * @returns {Promise<Result>}
 */
export function watched(orders, { seconds = Infinity, cases = Infinity } = {}) {
  const shared = new SharedArrayBuffer(12);
  const places = new Int32Array(shared);
  Atomics.store(places, 0, -1);
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { orders, places: shared },
  });
  const end = performance.now() + seconds * 1000;
  return new Promise((resolve, reject) => {
    let [last, since] = [-1, worked()];
    const done = () => Atomics.load(places, 1);
    const timer = setInterval(() => {
      const now = Atomics.load(places, 0);
      if (now !== last) [last, since] = [now, worked()];
      else if (now !== -1 && worked() - since > LONGEST) hang(now);
      if (performance.now() > end || done() >= cases) Atomics.store(places, 2, 1);
    }, 50);

    /** @param {Result} result */
    const settle = (result) => {
      clearInterval(timer);
      worker.terminate().then(() => resolve(result), reject);
    };

    /** @param {number} number */
    function hang(number) {
      const name = orders.names[number % orders.names.length] ?? '';
      const made = orders.kept ?? {
        target: name,
        made: targetOf(name).make(new Chance(orders.seed, number)),
      };
      settle({
        cases: done(),
        failure: { number, case: made, told: `more than ${LONGEST} s of work` },
      });
    }

    worker.on('message', (message) => {
      if (message.failed) {
        settle({
          cases: done(),
          failure: { number: message.number, case: message.failed, told: message.told },
        });
      } else {
        settle({ cases: message.passed ? 1 : done() });
      }
    });
    worker.on('error', reject);
  });
}
