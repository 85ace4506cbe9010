// Starts and cancels the page's experiment, and writes its results into the state.

import { Job } from '../../shared/engine/job.js';
import { designed } from '../../shared/state/actions.js';
import { drawsOf } from '../../shared/state/plan.js';
import { orderOf } from './order.js';
import { experimentBegun, experimentChanged } from './state.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { run } from './jobs.js' */
/** @import { Design, Doing, Experiment, Instance } from '../../shared/state/plan.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

/** Milliseconds between two reports to the page. */
const REPORT = 200;

/** Each may hold tables and a search's memory. */
const MOST_WORKERS = 4;

/** Leaves one processor to the page. @type {(processors: number, instances: number) => number} */
export const workersFor = (processors, instances) =>
  Math.max(1, Math.min(processors - 1, MOST_WORKERS, instances));

export class Experiments {
  #store;
  /** They share the experiment: each gets the next instance when it has none. @type {Job<typeof run>[]} */
  #jobs = [];
  /** @type {{runs: number, instances: Instance[]}} */
  #news = { runs: 0, instances: [] };
  #doing = /** @type {Doing | null} */ (null);
  #began = 0;
  #timer = 0;

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** Starts an experiment with the current lanes; a running one is cancelled. @param {Design} design */
  begin(design) {
    this.#stop();
    this.#store.update((state) => experimentBegun(state, design));
    const plan = this.#store.state.experiment?.plan;
    if (!plan) return;
    this.#began = performance.now();
    this.#timer = window.setInterval(() => this.#report({}), REPORT);
    const draws = drawsOf(plan);
    let left = draws.length;
    const count = workersFor(navigator.hardwareConcurrency, left);
    this.#jobs = Array.from({ length: count }, () => new Job('experiments/run'));
    for (const job of this.#jobs) {
      const hand = () => {
        const draw = draws.shift();
        if (draw) job.ask(draw);
      };
      job.begin(orderOf(plan), {
        hear: ({ doing, ran, instance }) => {
          if (doing || ran) this.#doing = doing ?? null;
          if (ran) this.#news.runs += 1;
          if (!instance) return;
          this.#news.instances.push(instance);
          left -= 1;
          if (left > 0) hand();
          else this.#finish({ status: 'done' });
        },
        fail: (failure) => this.#finish({ status: 'failed', failure }),
      });
      hand();
    }
  }

  /** Sets the design of the next experiment. @param {Design} design */
  design(design) {
    this.#store.update((state) => designed(state, design));
  }

  /** Its results would be written into another game. */
  leave() {
    this.cancel();
  }

  cancel() {
    if (this.#store.state.experiment?.status === 'running') this.#finish({ status: 'cancelled' });
  }

  /** @param {{status: 'done' | 'cancelled' | 'failed', failure?: Said}} how */
  #finish(how) {
    this.#report(how);
    this.#stop();
  }

  #stop() {
    for (const job of this.#jobs.splice(0)) job.end();
    clearInterval(this.#timer);
    this.#news = { runs: 0, instances: [] };
    this.#doing = null;
  }

  /** @param {Partial<Experiment>} change */
  #report(change) {
    const { runs, instances } = this.#news;
    this.#news = { runs: 0, instances: [] };
    const time = performance.now() - this.#began;
    const doing = this.#doing;
    this.#store.update((state) =>
      experimentChanged(state, { ...change, time, doing }, runs, instances),
    );
  }
}
