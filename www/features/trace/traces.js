// The traced lanes: the one in focus and the one beside. Nothing is traced while the tree is closed.

import { besideLane, ofBeside } from '../../shared/state/slices/tree.js';
import { focusedLane } from '../../shared/state/state.js';
import { Follower } from './follower.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Race } from '../race/race.js' */

export class Traces {
  #named = 0;
  /** @type {Follower} */
  first;
  /** @type {Follower} */
  second;

  /** @param {Store<State>} store @param {Pick<Race, 'order' | 'listen'>} race */
  constructor(store, race) {
    const follower = () =>
      new Follower(
        (lane, order) => race.order(lane, order),
        () => {
          // Unique names, as two followers may swap lanes.
          this.#named += 1;
          return this.#named;
        },
      );
    [this.first, this.second] = [follower(), follower()];
    race.listen((lane, news) => {
      if (news.type === 'report') return;
      for (const one of [this.first, this.second]) one.hear(lane, news);
    });
    store.subscribe((state) => this.#follow(state));
    this.#follow(store.state);
  }

  /** @param {State} state */
  #follow(state) {
    const isOpen = state.view === 'tree';
    const lane = isOpen ? focusedLane(state) : undefined;
    const beside = isOpen ? besideLane(state) : undefined;
    // Release both first, as they may swap lanes.
    this.first.release(lane);
    this.second.release(beside);
    this.first.follow(lane, state.tree);
    this.second.follow(beside, ofBeside(state.tree));
  }
}
