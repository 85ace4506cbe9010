// Requests the open list of the lane in focus while its pseudocode is visible; other lanes are spared the cost.

import { focusedLane } from '../../shared/state/state.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Race } from '../race/race.js' */

/** Entries from each end of a list: two rows of small boards. */
const MOST = 12;

export class Looker {
  #lane = /** @type {number | null} */ (null);
  #race;

  /** @param {Store<State>} store @param {Pick<Race, 'order'>} race */
  constructor(store, race) {
    this.#race = race;
    store.subscribe((state) => this.#follow(state));
    this.#follow(store.state);
  }

  /** @param {State} state */
  #follow(state) {
    const isShown = state.view === 'tree' && state.tree.panel !== 'node';
    const lane = isShown ? focusedLane(state) : undefined;
    // A lane without a snapshot has no worker yet, or a new one.
    const id = lane?.snapshot ? lane.spec.id : null;
    if (id === this.#lane) return;
    if (this.#lane !== null) this.#race.order(this.#lane, { type: 'look', most: 0 });
    this.#lane = id;
    if (id !== null) this.#race.order(id, { type: 'look', most: MOST });
  }
}
