// Counts beside the race: state space, floor, heuristics, experiments. Their code loads with their views.

import { designed } from '../../shared/state/actions.js';
import { freshQuality } from '../../shared/state/slices/quality.js';

/** @import { Works } from '../parts/works.js' */
/** @import { Design } from '../../shared/state/plan.js' */
/** @import { Scope } from '../../shared/state/slices/quality.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

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

  /** @param {string} position */
  goTo(position) {
    this.#works.atlas?.atlas.goTo(position);
  }

  get floor() {
    return this.#works.floor?.floor;
  }

  measureFloor() {
    this.#works.floor?.floor.begin();
  }

  cancelFloor() {
    this.#works.floor?.floor.cancel();
  }

  /** @param {Scope} scope */
  compareOver(scope) {
    this.#store.update((state) => ({ ...state, quality: freshQuality('', scope) }));
  }

  compare() {
    this.#works.statistics?.quality.begin();
  }

  /** @param {Design} design */
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
