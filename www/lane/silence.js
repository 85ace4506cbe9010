// Misses workers that have died without a word, as when the browser ends one to save memory.

import { isBusy } from '../state/state.js';

/** Milliseconds between two looks for workers that have fallen silent, and looks without news that are too many. */
const LOOK = 1000;
const MISSED = 6;

export class Silence {
  /** For each lane at work, looks since its last news. @type {Map<number, number>} */
  #silent = new Map();

  #lanes;
  #miss;
  #timer = 0;

  /**
   * @param {() => readonly import('../state/state.js').LaneState[]} lanes
   * @param {(id: number) => void} miss
   */
  constructor(lanes, miss) {
    this.#lanes = lanes;
    this.#miss = miss;
  }

  /** Someone may fall silent from now on. */
  listen() {
    this.#timer ||= window.setInterval(() => this.#look(this.#lanes(), this.#miss), LOOK);
  }

  /** There is nobody to hear. */
  rest() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  /** There was news of a lane. @param {number} id */
  broken(id) {
    this.#silent.set(id, 0);
  }

  /**
   * Looks are counted and not milliseconds, since a page that slept has not listened either.
   * @param {readonly import('../state/state.js').LaneState[]} lanes
   * @param {(id: number) => void} miss
   */
  #look(lanes, miss) {
    if (document.hidden) return;
    for (const lane of lanes) {
      const { id } = lane.spec;
      const looks = isBusy(lane) ? (this.#silent.get(id) ?? 0) + 1 : 0;
      this.#silent.set(id, looks);
      if (looks > MISSED) miss(id);
    }
  }
}
