// Workers that share an experiment: each is given the next instance when it is done with its last.

import { engineModule } from '../engine.js';
import { drawsOf } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./plan.js').Instance} Instance */
/** @typedef {import('./worker.js').Order} Order */
/** @typedef {import('./worker.js').News} News */

/** The most workers; each may hold tables and a search's memory. */
const MOST_WORKERS = 4;

/** One processor is left to the page. @type {(processors: number, instances: number) => number} */
export const workersFor = (processors, instances) =>
  Math.max(1, Math.min(processors - 1, MOST_WORKERS, instances));

/**
 * @typedef {object} Hearing
 * @property {(doing: import('./plan.js').Doing) => void} doing while a worker makes something ready
 * @property {() => void} ran after each run
 * @property {(instance: Instance) => void} done after each instance, in the order they are done
 * @property {() => void} over when there are no more
 * @property {(message: string) => void} failed when it cannot go on; nothing more is heard
 */

/**
 * Begins an experiment.
 * @param {Plan} plan
 * @param {() => Worker} spawn
 * @param {Hearing} hearing
 * @returns {() => void} ends it, whatever its workers are doing
 */
export function begin(plan, spawn, hearing) {
  const draws = drawsOf(plan);
  let next = 0;
  let left = draws.length;
  /** @type {Worker[]} */
  const workers = [];
  const end = () => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  /** @param {string} message */
  const fail = (message) => {
    end();
    hearing.failed(message);
  };
  for (let count = workersFor(navigator.hardwareConcurrency, draws.length); count > 0; count -= 1) {
    const worker = spawn();
    workers.push(worker);
    /** @type {(order: Order) => void} */
    const tell = (order) => worker.postMessage(order);
    const hand = () => {
      const draw = draws[next];
      next += 1;
      if (draw) tell({ type: 'draw', draw });
    };
    worker.addEventListener('message', (/** @type {MessageEvent<News>} */ { data: news }) => {
      // What was still in the mail when the experiment ended.
      if (!workers.includes(worker)) return;
      if (news.type === 'failed') return fail(news.message);
      if (news.type === 'doing') return hearing.doing(news.doing);
      if (news.type === 'ran') return hearing.ran();
      hearing.done(news.instance);
      left -= 1;
      if (left > 0) return hand();
      end();
      hearing.over();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (workers.includes(worker)) fail(event.message);
    });
    tell({ type: 'load', module: engineModule(), plan });
    hand();
  }
  return end;
}
