// Which puzzle is on the page, and which of its problems.

import * as actions from '../state/actions.js';
import { newGame } from '../state/games.js';

/** @typedef {import('../state/state.js').State} State */

export class ProblemControl {
  #tools;
  #works;

  /** @param {import('../../app/parts/works.js').Tools} tools @param {import('../../app/parts/works.js').Works} works */
  constructor(tools, works) {
    this.#tools = tools;
    this.#works = works;
  }

  /** Puts another puzzle on the page. @param {string} key */
  changeGame(key) {
    const { store, race, catalogue } = this.#tools;
    if (key === store.state.key) return;
    race.restart();
    this.#works.statistics?.experiments.cancel();
    store.update((state) =>
      actions.gameChanged(state, state.shelf[key] ?? newGame(catalogue, key)),
    );
  }

  /** Chooses one of the list. @param {number} index */
  choose(index) {
    const { store, race } = this.#tools;
    race.restart();
    store.update((state) => actions.problemChosen(state, index));
  }

  /** Takes a list instead of the one there was. @param {State['problems']} problems @param {'pasted' | 'own'} source */
  take(problems, source) {
    const { store, race } = this.#tools;
    race.restart();
    store.update((state) => actions.problemsTaken(state, problems, source));
  }
}
