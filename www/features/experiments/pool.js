// Workers that share an experiment: each is given the next instance when it is done with its last.

import { engineModule } from '../../shared/engine/engine.js';
import { saidOf } from '../../shared/engine/failed.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { drawsOf } from '../../shared/state/plan.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../shared/engine/link.js' */
/** @import { Doing, Instance, Plan } from '../../shared/state/plan.js' */
/** @import { News, Order } from './worker/experiment-worker.js' */

/** The most workers; each may hold tables and a search's memory. */
const MOST_WORKERS = 4;

/** One processor is left to the page. @type {(processors: number, instances: number) => number} */
export const workersFor = (processors, instances) =>
  Math.max(1, Math.min(processors - 1, MOST_WORKERS, instances));

/**
 * @typedef {object} Hearing
 * @property {(doing: Doing) => void} doing while a worker makes something ready
 * @property {() => void} ran after each run
 * @property {(instance: Instance) => void} done after each instance, in the order they are done
 * @property {() => void} over when there are no more
 * @property {(failure: Said) => void} failed when it cannot go on; nothing more is heard
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
      // It tells that it goes on, many times a second; one that has no more to do is silent.
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
