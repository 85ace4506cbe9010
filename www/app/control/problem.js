import * as actions from '../../shared/state/actions.js';
import { newGame } from '../../shared/state/games.js';

/** @import { Services, Tools } from '../parts/services.js' */
/** @import { Search, State } from '../../shared/state/state.js' */

export class ProblemControl {
  #tools;
  #services;

  /** @param {Tools} tools @param {Services} services */
  constructor(tools, services) {
    this.#tools = tools;
    this.#services = services;
  }

  /** @param {string} key */
  changeGame(key) {
    const { store, race, catalogue } = this.#tools;
    if (key === store.state.key) return;
    race.restart();
    for (const service of this.#services.all) service.leave?.();
    store.update((state) =>
      actions.gameChanged(state, state.shelf[key] ?? newGame(catalogue, key)),
    );
  }

  /** @param {number} index */
  choose(index) {
    const { store, race } = this.#tools;
    race.restart();
    store.update((state) => actions.problemChosen(state, index));
  }

  /** @param {State['problems']} problems @param {State['source']} source @param {Search} [search] for the first lane */
  take(problems, source, search) {
    const { store, race } = this.#tools;
    race.restart();
    store.update((state) => {
      const next = actions.problemsTaken(state, problems, source);
      return search ? actions.laneConfigured(next, next.lanes[0]?.spec.id ?? 0, search) : next;
    });
  }
}
