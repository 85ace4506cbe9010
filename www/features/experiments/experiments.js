// Starts and cancels the page's experiment, and writes its results into the state.

import { spawn } from '../../shared/engine/spawn.js';

import { designed } from '../../shared/state/actions.js';
import { experimentBegun, experimentChanged } from '../../shared/state/slices/experiments.js';
import { begin } from './pool.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { Design, Doing, Experiment, Instance } from '../../shared/state/plan.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

/** Milliseconds between two reports to the page. */
const REPORT = 200;

export class Experiments {
  #store;
  #end = () => {};
  /** @type {{runs: number, instances: Instance[]}} */
  #news = { runs: 0, instances: [] };
  /** @type {Doing | null} */
  #doing = null;
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
    this.#end = begin(plan, () => spawn('experiment'), {
      doing: (doing) => {
        this.#doing = doing;
      },
      ran: () => {
        this.#doing = null;
        this.#news.runs += 1;
      },
      done: (instance) => this.#news.instances.push(instance),
      over: () => this.#finish({ status: 'done' }),
      failed: (failure) => this.#finish({ status: 'failed', failure }),
    });
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
    this.#end();
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
