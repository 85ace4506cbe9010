// The worker's end of a job, and what jobs have in common.
//
// A job is a generator in a feature's `jobs.js`. Each value that it yields is news for the page, except null. `yield`
// without a value waits until the page asks for more; what it asks is appended to the list that the generator got. The
// returned value is the result. A job yields every few milliseconds. Between two slices of work, the worker receives
// messages.

import { attend } from './attend.js';
import { startEngine } from './start.js';

/** @import { JobOf } from '../../pkg/rolling_cubes.js' */
/** @import { Port } from './attend.js' */
/** @import { Work } from './job.js' */
/** @import { Engine } from './start.js' */

/** @typedef {{type: 'begin', module: Engine, job: string, order: unknown} | {type: 'ask', ask: unknown}} Order */
/** `asked` is the number of requests received. @typedef {{type: 'news', news: any} | {type: 'going'} | {type: 'resting', asked: number} | {type: 'done', result: any}} News */

/** Milliseconds of work between two reports; counters change at most ten times a second. */
const SLICE = 100;

/**
 * @param {(name: string) => Work} find @param {Port} port
 * @param {(then: () => void) => void} [later] calls back after pending messages
 */
export function attendJobs(find, port, later = (then) => setTimeout(then, 0)) {
  /** @type {unknown[]} */
  const asks = [];
  let asked = 0;
  let isResting = false;
  /** @type {Generator | null} */
  let work = null;

  const page = attend((/** @type {Order} */ order) => {
    if (order.type === 'ask') {
      asked += 1;
      asks.push(order.ask);
      return isResting && goOn();
    }
    startEngine(order.module);
    work = find(order.job)(order.order, asks);
    goOn();
  }, port);

  function goOn() {
    const end = performance.now() + SLICE;
    isResting = false;
    while (work && !isResting) {
      const { value, done } = work.next();
      if (done) return page.tell({ type: 'done', result: value });
      if (value === undefined) isResting = asks.length === 0;
      else if (value !== null) page.tell({ type: 'news', news: value });
      if (isResting) page.tell({ type: 'resting', asked });
      else if (performance.now() >= end) {
        page.tell({ type: 'going' });
        return later(page.guarded(goOn));
      }
    }
  }
}

/**
 * Works on a job of the engine: its reports, and the last as the result.
 * @template Report @param {JobOf<Report>} job @returns {Generator<Report, Report, void>}
 */
export function* reportsOf(job) {
  try {
    while (job.run_for(SLICE)) yield job.report();
    return job.report();
  } finally {
    job.free();
  }
}
