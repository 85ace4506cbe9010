// Deals starts and reports how much of the goal's neighbourhood is known. Independent of workers, for unit tests.

/** @import { Dealer as EngineDealer } from '../../../pkg/rolling_cubes.js' */

/** @typedef {Pick<EngineDealer, 'look' | 'known' | 'walk'>} Dealer */

/** Positions to expand between two reports; takes milliseconds. */
const UNITS = 50_000;

export class Dealing {
  #dealer;

  /** @param {Dealer} dealer */
  constructor(dealer) {
    this.#dealer = dealer;
  }

  /**
   * Deals a start. A deep one examines up to 1.8 million positions; past them it is drawn by a random walk.
   * @param {number} depth @param {number} seed
   * @param {(moves: number) => void} [looked] receives the distance within which all positions are known, regularly
   */
  deal(depth, seed, looked = () => {}) {
    while (this.#dealer.look(depth, UNITS)) looked(this.#dealer.known);
    return this.#dealer.walk(depth, seed);
  }
}
