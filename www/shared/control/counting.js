// What is counted beside the race: the whole puzzle, the floor, heuristics over all of it, and experiments. Their views alone ask for that, and
// what does it is there with them.

import { designed } from '../state/actions.js';
import { freshQuality } from '../state/slices/quality.js';

/** @import { Works } from '../../app/parts/works.js' */
/** @import { Design } from '../state/plan.js' */
/** @import { Scope } from '../state/slices/quality.js' */
/** @import { State } from '../state/state.js' */
/** @import { Store } from '../state/store.js' */

export class CountingControl {
  #store;
  #works;

  /** @param {Store<State>} store @param {Works} works */
  constructor(store, works) {
    this.#store = store;
    this.#works = works;
  }

  beginAtlas() {
    this.#works.atlas?.atlas.begin();
  }

  cancelAtlas() {
    this.#works.atlas?.atlas.cancel();
  }

  /** Puts a position of the whole puzzle on the board. @param {string} position */
  goTo(position) {
    this.#works.atlas?.atlas.goTo(position);
  }

  /** What counts and opens sweeps, once the code of the whole puzzle is there. */
  get sweeps() {
    return this.#works.atlas?.sweeps;
  }

  /** What measures the floor and lays lanes over it, once its code is there. */
  get floor() {
    return this.#works.floor?.floor;
  }

  measureFloor() {
    this.#works.floor?.floor.begin();
  }

  cancelFloor() {
    this.#works.floor?.floor.cancel();
  }

  /** Compares heuristics over other positions; what is compared then follows from the state. @param {Scope} scope */
  compareOver(scope) {
    this.#store.update((state) => ({ ...state, quality: freshQuality('', scope) }));
  }

  compare() {
    this.#works.statistics?.quality.begin();
  }

  /** What the next experiment is to be. @param {Design} design */
  design(design) {
    this.#store.update((state) => designed(state, design));
  }

  /** @param {Design} design */
  beginExperiment(design) {
    this.#works.statistics?.experiments.begin(design);
  }

  cancelExperiment() {
    this.#works.statistics?.experiments.cancel();
  }
}
