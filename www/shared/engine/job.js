// The page's end of a job: long work in a worker, see `work.js`. A feature has an object for each of its jobs.

import { engineModule } from './engine.js';
import { saidOf } from './failed.js';
import { WorkerLink } from './link.js';
import { spawn } from './spawn.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { News, Order } from './work.js' */

/** @typedef {(order: any, asks: any) => Generator} Work a generator of a feature's `jobs.js` */

/** @template {Work} W @typedef {ReturnType<W> extends Generator<infer Y, any, any> ? NonNullable<Y> : never} NewsOf */
/** @template {Work} W @typedef {ReturnType<W> extends Generator<any, infer R, any> ? R : never} ResultOf */

/**
 * @template {Work} W
 * @typedef {object} Hearing
 * @property {(news: NewsOf<W>) => void} [hear]
 * @property {(result: ResultOf<W>) => void} [done] after it, the worker has ended
 * @property {(failure: Said) => void} fail on failure, as the last call
 */

/** @template {Work} W */
export class Job {
  #name;
  #link = /** @type {WorkerLink<Order, News> | null} */ (null);
  #asked = 0;

  /** @param {string} name feature and generator, as `floor/measure` */
  constructor(name) {
    this.#name = name;
  }

  get isBusy() {
    return this.#link !== null;
  }

  /** Starts the job anew, in a worker of its own. @param {Parameters<W>[0]} order @param {Hearing<W>} hearing */
  begin(order, { hear, done, fail }) {
    this.end();
    /** @type {WorkerLink<Order, News>} */
    const link = new WorkerLink(
      () => spawn(`job ${this.#name}`),
      (news) => {
        if (news.type === 'going') return;
        if (news.type === 'news') return hear?.(news.news);
        if (news.type === 'resting') return news.asked === this.#asked && link.expect(false);
        this.end();
        done?.(news.result);
      },
      (failure) => {
        this.#link = null;
        fail(saidOf(failure));
      },
    );
    [this.#link, this.#asked] = [link, 0];
    // A worker that works reports several times a second.
    link.expect(true);
    link.order({ type: 'begin', module: engineModule(), job: this.#name, order });
  }

  /** Asks a job that goes on; none is asked after its end. @param {Parameters<W>[1][number]} ask */
  ask(ask) {
    this.#asked += 1;
    this.#link?.expect(true);
    this.#link?.order({ type: 'ask', ask });
  }

  end() {
    this.#link?.end();
    this.#link = null;
  }
}
