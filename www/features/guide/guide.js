// Exact distances of the board's positions, and the best move.

import { engineModule } from '../../shared/engine/engine.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { solutionPlayed } from '../../shared/state/actions.js';
import { choiceOf, informedLane } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { problemOf } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';

/** @import { Catalogue, Request } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { News, Order } from './worker/guide-worker.js' */

/** @typedef {WorkerLink<Order, News>} Link */

/**
 * Milliseconds before a problem's table is begun. Too short to notice, but problems that change quickly, by a held key
 * or a series of links, start no worker.
 */
const MOMENT = 150;

export class Guide {
  #store;
  #catalogue;
  /** @type {Link | null} */
  #worker = null;
  #timer = 0;
  #key = '';
  /** @type {Set<string>} */
  #asked = new Set();
  #from = '';
  #begin = () => {};

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  /**
   * Requests the distances of positions of the current problem; they arrive in the state.
   * @param {readonly string[]} states
   */
  want(states) {
    const state = this.#store.state;
    const puzzle = choiceOf(this.#catalogue, state.key);
    // An unreachable goal has no distance.
    const exact = whyUnsolvable(state) ? undefined : puzzle.heuristics.find(({ exact }) => exact);
    const { start, goal } = problemOf(state);
    // Distances depend on the goal, and for cubes on the start's component.
    const key = exact ? [state.key, goal, start].join(' ') : '';
    if (key !== this.#key) {
      this.#key = key;
      this.#drop();
      this.#store.update((now) => ({
        ...now,
        guide: exact ? { percent: 0, distances: {} } : null,
      }));
    }
    const known = this.#store.state.guide?.distances ?? {};
    const news = states.filter((text) => !(text in known) && !this.#asked.has(text));
    if (news.length === 0 || !exact || !this.#store.state.guide) return;
    for (const text of news) this.#asked.add(text);
    const { algorithm } = informedLane(puzzle);
    const problem = { puzzle: puzzle.name, start, goal };
    const request = { ...problem, algorithm, heuristic: exact.name };
    const lane = puzzle.opening.race.find((search) => traitsOf(search).sides > 1);
    this.#begin = () => this.#load(request, lane ? { ...problem, ...lane } : null);
    if (this.#worker) this.#order(this.#worker, { type: 'ask', states: news });
    else this.#timer ||= window.setTimeout(this.#begin, MOMENT);
  }

  showWay() {
    if (!this.#store.state.guide) return;
    this.#from = problemOf(this.#store.state).start;
    if (this.#worker) this.#order(this.#worker, { type: 'way', from: this.#from });
    else if (this.#timer === 0) this.#begin();
  }

  get workers() {
    return this.#worker || this.#timer ? 1 : 0;
  }

  rest() {
    this.#drop();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#worker?.end();
    this.#worker = null;
    this.#asked.clear();
    this.#from = '';
  }

  /**
   * Starts the worker with all pending requests.
   * @param {Request} request a search that uses the table
   * @param {Request | null} few a search that finds distances without it
   */
  #load(request, few) {
    this.#timer = 0;
    /** @type {Link} */
    const worker = new WorkerLink(
      () => spawn('guide'),
      (news) => this.#hear(news),
      () => this.#fail(),
    );
    this.#worker = worker;
    worker.order({ type: 'load', module: engineModule(), request, few });
    this.#order(worker, { type: 'ask', states: [...this.#asked] });
    if (this.#from) worker.order({ type: 'way', from: this.#from });
  }

  /** Sends a request. Until the answer, the worker reports ten times a second. @param {Link} worker @param {Order} order */
  #order(worker, order) {
    worker.expect(true);
    worker.order(order);
  }

  /** Nothing else depends on the guide, so a failure is silent. */
  #fail() {
    this.#drop();
    this.#store.update((state) => ({ ...state, guide: null }));
  }

  /** @param {News} news */
  #hear(news) {
    if (news.type === 'distances')
      for (const text of Object.keys(news.distances)) this.#asked.delete(text);
    this.#store.update((state) => {
      const guide = state.guide ?? { percent: 0, distances: {} };
      switch (news.type) {
        case 'progress':
          return { ...state, guide: { ...guide, percent: news.percent } };
        case 'distances':
          return {
            ...state,
            guide: { percent: 100, distances: { ...guide.distances, ...news.distances } },
          };
        case 'way': {
          const isWanted = news.from === this.#from;
          this.#from = '';
          return isWanted ? solutionPlayed(state, news.moves) : state;
        }
      }
    });
    if (this.#asked.size === 0 && !this.#from) this.#worker?.expect(false);
  }
}
