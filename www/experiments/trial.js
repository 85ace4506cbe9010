// Draws instances and runs every lane on them. Plain code over the engine, so that unit tests run it without a worker.

import { Dealing } from '../deal/dealing.js';
import { Dealer, Search } from '../pkg/rolling_cubes.js';
import { requestsOf } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./plan.js').Draw} Draw */
/** @typedef {import('./plan.js').Instance} Instance */

/** Units of work on a heuristic's tables between two reports. */
const UNITS = 100_000;

export class Trial {
  #dealing;
  #searches;

  /** @param {Plan} plan */
  constructor(plan) {
    this.#dealing = new Dealing(new Dealer(plan.puzzle, plan.start, plan.goal));
    // One search a lane for all instances: tables of heuristics are built once.
    this.#searches = requestsOf(plan).map(({ lane, request }) => ({
      lane,
      search: new Search(request),
    }));
  }

  /**
   * @param {Draw} draw
   * @param {() => void} ran called after each run
   * @param {(doing: import('./plan.js').Doing) => void} doing called while something is made ready that takes its time
   * @returns {Instance}
   */
  run(draw, ran = () => {}, doing = () => {}) {
    const { wanted, seed } = draw;
    const { start, depth, exact } = this.#dealing.deal(wanted, seed, (looked) =>
      doing({ looked, wanted }),
    );
    const runs = this.#searches.map(({ lane, search }) => {
      while (search.prepare(UNITS)) {
        const { table } = search.snapshot();
        if (table) doing({ table });
      }
      search.start_from(start);
      while (search.step(Number.MAX_SAFE_INTEGER));
      const { outcome, limit, length, generated, expanded, stored_peak, bytes_peak } =
        search.snapshot();
      ran();
      return { lane, outcome, limit, length, generated, expanded, stored_peak, bytes_peak };
    });
    return { ...draw, start, depth, exact, runs };
  }
}
