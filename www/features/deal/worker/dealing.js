// Deals starts, and tells meanwhile how much of the neighbourhood of the goal is known. Plain code over the engine, so that unit
// tests run it without a worker.

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
   * What the dealer deals. Deep starts make it look at up to a million positions first, layer by layer: each layer is asked for by
   * itself, which costs nothing and gives something to tell.
   * @param {number} depth
   * @param {number} seed
   * @param {(moves: number) => void} [looked] all positions so near to the goal are known
   */
  deal(depth, seed, looked = () => {}) {
    for (; this.#near < depth; this.#near += 1) {
      const { depth: reached, exact } = this.#dealer.deal(this.#near, seed);
      // There are no more, or no room for more: nothing is looked at any longer.
      if (!exact || reached < this.#near) this.#near = Number.POSITIVE_INFINITY;
      else looked(this.#near);
    }
    return this.#dealer.deal(depth, seed);
  }
}
