// Workers that share an experiment; each gets the next instance when it is idle.

import { engineModule } from '../../shared/engine/engine.js';
import { saidOf } from '../../shared/engine/failed.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { drawsOf } from '../../shared/state/plan.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../shared/engine/link.js' */
/** @import { Doing, Instance, Plan } from '../../shared/state/plan.js' */
/** @import { News, Order } from './worker/experiment-worker.js' */

/** Each may hold tables and a search's memory. */
const MOST_WORKERS = 4;

/** Leaves one processor to the page. @type {(processors: number, instances: number) => number} */
export const workersFor = (processors, instances) =>
  Math.max(1, Math.min(processors - 1, MOST_WORKERS, instances));

/**
 * @typedef {object} Hearing
 * @property {(doing: Doing) => void} doing while a worker prepares
 * @property {() => void} ran after each run
 * @property {(instance: Instance) => void} done after each instance, in order of completion
 * @property {() => void} over when all are done
 * @property {(failure: Said) => void} failed on failure, as the last call
 */

/**
 * @param {Plan} plan @param {() => Worker} spawn @param {Hearing} hearing
 * @returns {() => void} ends it and its workers
 */
export function begin(plan, spawn, hearing) {
  const draws = drawsOf(plan);
  let next = 0;
  let left = draws.length;
  /** @type {WorkerLink<Order, News>[]} */
  const workers = [];
  const end = () => {
    for (const worker of workers.splice(0)) worker.end();
  };
  /** @param {Failure} failure */
  const fail = (failure) => {
    end();
    hearing.failed(saidOf(failure));
  };
  for (let count = workersFor(navigator.hardwareConcurrency, draws.length); count > 0; count -= 1) {
    const hand = () => {
      const draw = draws[next];
      next += 1;
      // A working worker reports many times a second; an idle one is silent.
      worker.expect(draw !== undefined);
      if (draw) worker.order({ type: 'draw', draw });
    };
    /** @param {News} news */
    const hear = (news) => {
      if (news.type === 'going') return undefined;
      if (news.type === 'doing') return hearing.doing(news.doing);
      if (news.type === 'ran') return hearing.ran();
      hearing.done(news.instance);
      left -= 1;
      if (left > 0) return hand();
      end();
      hearing.over();
    };
    /** @type {WorkerLink<Order, News>} */
    const worker = new WorkerLink(spawn, hear, fail);
    workers.push(worker);
    worker.order({ type: 'load', module: engineModule(), plan });
    hand();
  }
  return end;
}
