// All actions of the page, grouped by subject: each computes the next state or sends an order to a worker.

import { Search } from '../../shared/engine/engine.js';
import { Lines } from '../../shared/state/lines.js';
import { lookedAtAs, opened, readLink } from '../../shared/state/link.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { boardControl } from './board.js';
import { pageControl } from './page.js';
import { ProblemControl } from './problem.js';
import { raceControl } from './race.js';

/** @import { Services, Tools } from '../parts/services.js' */
/** @import { Guide } from '../../features/guide/guide.js' */
/** @import { Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { Search as StateSearch, State } from '../../shared/state/state.js' */

export class Control {
  lines = new Lines();
  #store;
  #race;
  #guide;
  #services;

  /** @param {Tools} tools @param {Guide} guide @param {Services} services */
  constructor(tools, guide, services) {
    const { store, race, catalogue, watch } = tools;
    this.#store = store;
    this.#race = race;
    this.#guide = guide;
    this.#services = services;
    this.catalogue = catalogue;
    this.race = raceControl(store, race, watch);
    this.board = boardControl(store, this.lines, guide);
    this.problem = new ProblemControl(tools, services);
    this.page = pageControl(store);
  }

  get state() {
    return this.#store.state;
  }

  /** A feature's service by its class. @template {object} T @param {new (...tools: any[]) => T} of @returns {T | undefined} undefined until it is loaded */
  service(of) {
    return this.#services.get(of);
  }

  /** The presenter's clicker in the view. */
  get clicker() {
    return this.#services.feature(this.state.view)?.clicker ?? null;
  }

  /** @param {(state: State) => void} listener */
  subscribe(listener) {
    return this.#store.subscribe(listener);
  }

  /** @param {string} text @param {boolean} isThere whether lanes go to its nodes at once */
  open(text, isThere = true) {
    const reading = readLink(text);
    this.race.restart();
    for (const service of this.#services.all) service.leave?.();
    this.#store.update((state) => opened(state, this.catalogue, reading));
    if (isThere && !reading.link.challenge) this.#race.goTo(reading.link.at);
  }

  /** Runs the lanes that are in sight to their ends. */
  goOn() {
    const { view, lanes } = this.state;
    if (view === 'race' || view === 'tree') this.race.watchTo(lanes.map(() => 'end'));
    this.#followLast();
  }

  /** The picture that a race is run for is mostly the last: a phone has room for one map. */
  #followLast() {
    const { view, lanes } = this.state;
    const last = lanes.at(-1);
    if (view === 'race' && last) this.race.focus(last.spec.id);
  }

  /**
   * Goes on to a link, slowly enough to watch. Lanes of the current problem run to its nodes, in the view that is there; else
   * the link opens first. Then its moves play.
   * @param {string} text
   */
  goOnTo(text) {
    const { link } = readLink(text);
    const { start, goal } = problemOf(this.state);
    const mine = [start, goal, this.state.lanes.map(({ spec }) => spec.search)];
    const isHere = JSON.stringify(mine) === JSON.stringify([link.start, link.goal, link.race]);
    if (!isHere || link.at.every((at) => at === 0)) this.open(text, false);
    this.race.watchTo(link.at);
    this.#followLast();
    if (link.moves.length > 0) this.board.playLine(link.moves);
  }

  /** Shows the view of a link of the current problem; runs and moves stay. @param {string} text */
  look(text) {
    const { link } = readLink(text);
    this.#store.update((state) => lookedAtAs(state, link));
  }

  objection = (/** @type {StateSearch} */ search) => this.#objectionTo(search, () => {});

  breakpoints() {
    const lane = focusedLane(this.state);
    return lane ? traitsOf(lane.spec.search).breakpoints : [];
  }

  breakpointsObjection = (/** @type {Breakpoints} */ breakpoints) => {
    const lane = focusedLane(this.state);
    if (!lane) return null;
    return this.#objectionTo(lane.spec.search, (search) => search.set_breakpoints(breakpoints));
  };

  /** Lets the guide measure every position on the board and one move from it, and features follow the state. */
  measure() {
    const { states, onward } = this.lines.played(this.state);
    const ahead = this.lines.whole(this.state).states;
    const near = [...new Set([...states, ...ahead, ...onward.map((move) => move.state)])];
    this.#guide.want(near);
    for (const service of this.#services.all) service.follow?.(near);
  }

  /**
   * Returns the error that a search, or a question about it, throws.
   * @param {StateSearch} search @param {(search: Search) => void} then @returns {unknown}
   */
  #objectionTo(search, then) {
    const { start, goal } = problemOf(this.state);
    try {
      const made = new Search({
        ...search,
        puzzle: puzzleOf(this.state.key),
        start,
        goal,
        unsolvable: true,
      });
      try {
        then(made);
      } finally {
        made.free();
      }
      return null;
    } catch (error) {
      return error;
    }
  }

  get workers() {
    return this.#race.workers + this.#guide.workers;
  }

  /** Ends the workers until they are needed. @returns {() => void} resumes the lanes */
  rest() {
    this.#guide.rest();
    return this.#race.rest();
  }
}
