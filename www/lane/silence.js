// Misses workers that have died without a word, as when the browser ends one to save memory.

import { isBusy } from '../state/state.js';

/** Milliseconds between two looks for workers that have fallen silent, and looks without news that are too many. */
const LOOK = 1000;
const MISSED = 6;

export class Silence {
  /** For each lane at work, looks since its last news. @type {Map<number, number>} */
  #silent = new Map();

  /**
   * @param {() => readonly import('../state/state.js').LaneState[]} lanes
   * @param {(id: number) => void} miss
   */
  constructor(lanes, miss) {
    setInterval(() => this.#look(lanes(), miss), LOOK);
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
