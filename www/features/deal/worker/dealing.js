// Deals starts and reports how much of the goal's neighbourhood is known. Independent of workers, for unit tests.

/** @import { Dealer as EngineDealer } from '../../../pkg/rolling_cubes.js' */

/** @typedef {Pick<EngineDealer, 'deal'>} Dealer */

export class Dealing {
  #dealer;
  /** All positions nearer to the goal than this are known. */
  #near = 0;

  /** @param {Dealer} dealer */
  constructor(dealer) {
    this.#dealer = dealer;
  }

  /**
   * Deals a start. A deep one examines up to a million positions; requesting each layer separately costs nothing and
   * permits reports.
   * @param {number} depth @param {number} seed
   * @param {(moves: number) => void} [looked] receives the distance within which all positions are known
   */
  deal(depth, seed, looked = () => {}) {
    for (; this.#near < depth; this.#near += 1) {
      const { depth: reached, exact } = this.#dealer.deal(this.#near, seed);
      // Nothing remains to examine, or the memory limit is reached.
      if (!exact || reached < this.#near) this.#near = Number.POSITIVE_INFINITY;
      else looked(this.#near);
    }
    return this.#dealer.deal(depth, seed);
  }
}
