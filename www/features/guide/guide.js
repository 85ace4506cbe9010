// Exact distances of the board's positions, and the best move.

import { Job } from '../../shared/engine/job.js';
import { solutionPlayed } from '../../shared/state/actions.js';
import { choiceOf, informedLane } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { problemOf } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { measure, News } from './jobs.js' */

/**
 * Milliseconds before a problem's table is begun. Too short to notice, but problems that change quickly, by a held key
 * or a series of links, start no worker.
 */
const MOMENT = 150;

export class Guide {
  #store;
  #catalogue;
  /** @type {Job<typeof measure>} */
  #job = new Job('guide/measure');
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
    this.#begin = () => this.#load({ request, few: lane ? { ...problem, ...lane } : null });
    if (this.#job.isBusy) this.#job.ask({ states: news });
    else this.#timer ||= window.setTimeout(this.#begin, MOMENT);
  }

  showWay() {
    if (!this.#store.state.guide) return;
    this.#from = problemOf(this.#store.state).start;
    if (this.#job.isBusy) this.#job.ask({ from: this.#from });
    else if (this.#timer === 0) this.#begin();
  }

  get workers() {
    return this.#job.isBusy || this.#timer ? 1 : 0;
  }

  rest() {
    this.#drop();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#job.end();
    this.#asked.clear();
    this.#from = '';
  }

  /** Starts the job with all pending requests. @param {Parameters<typeof measure>[0]} order */
  #load(order) {
    this.#timer = 0;
    this.#job.begin(order, { hear: (news) => this.#hear(news), fail: () => this.#fail() });
    this.#job.ask({ states: [...this.#asked] });
    if (this.#from) this.#job.ask({ from: this.#from });
  }

  /** Nothing else depends on the guide, so a failure is silent. */
  #fail() {
    this.#drop();
    this.#store.update((state) => ({ ...state, guide: null }));
  }

  /** @param {News} news */
  #hear(news) {
    if ('distances' in news)
      for (const text of Object.keys(news.distances)) this.#asked.delete(text);
    this.#store.update((state) => {
      const guide = state.guide ?? { percent: 0, distances: {} };
      if ('percent' in news) return { ...state, guide: { ...guide, ...news } };
      if ('distances' in news) {
        const distances = { ...guide.distances, ...news.distances };
        return { ...state, guide: { percent: 100, distances } };
      }
      const isWanted = news.from === this.#from;
      this.#from = '';
      return isWanted ? solutionPlayed(state, news.moves) : state;
    });
  }
}
