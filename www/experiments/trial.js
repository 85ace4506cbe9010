// Draws instances and runs every lane on them. Plain code over the engine, so that unit tests run it without a worker.

import { Dealer, Search } from '../pkg/rolling_cubes.js';
import { requestsOf } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./plan.js').Draw} Draw */
/** @typedef {import('./plan.js').Instance} Instance */

export class Trial {
  #dealer;
  #searches;

  /** @param {Plan} plan */
  constructor(plan) {
    this.#dealer = new Dealer(plan.puzzle, plan.start, plan.goal);
    // One search a lane for all instances: tables of heuristics are built once.
    this.#searches = requestsOf(plan).map(({ lane, request }) => ({
      lane,
      search: new Search(request),
    }));
  }

  /**
   * @param {Draw} draw
   * @param {() => void} ran called after each run
   * @returns {Instance}
   */
  run(draw, ran = () => {}) {
    const { start, depth, exact } = this.#dealer.deal(draw.wanted, draw.seed);
    const runs = this.#searches.map(({ lane, search }) => {
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
