// All that can be done with the page, by what it is done to: the state's next value, or an order to what works for it.

import { Search } from '../engine/engine.js';
import { Lines } from '../state/lines.js';
import { lookedAtAs, opened, readLink } from '../state/link.js';
import { puzzleOf } from '../state/puzzles.js';
import { focusedLane, problemOf } from '../state/state.js';
import { traitsOf } from '../state/traits.js';
import { BoardControl } from './board.js';
import { CountingControl } from './counting.js';
import { PageControl } from './page.js';
import { ProblemControl } from './problem.js';
import { RaceControl } from './race.js';

/** @import { Tools, Works } from '../../app/parts/works.js' */
/** @import { Guide } from '../../features/guide/guide.js' */
/** @import { Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../state/state.js' */
/** @import { Search as StateSearch } from '../state/state.js' */

export class Control {
  /** The lines of play, asked from the engine when they change. */
  lines = new Lines();
  #store;
  #race;
  #guide;
  #works;

  /**
   * @param {Tools} tools
   * @param {Guide} guide
   * @param {Works} works what works for the parts that are loaded later
   */
  constructor(tools, guide, works) {
    const { store, race, catalogue, watch } = tools;
    this.#store = store;
    this.#race = race;
    this.#guide = guide;
    this.#works = works;
    this.catalogue = catalogue;
    this.race = new RaceControl(store, race, watch);
    this.board = new BoardControl(store, this.lines, guide);
    this.problem = new ProblemControl(tools, works);
    this.page = new PageControl(store);
    this.counting = new CountingControl(store, works);
  }

  get state() {
    return this.#store.state;
  }

  /** What is kept of the nodes of the lanes that are looked into; null until the tree's code is there. */
  get traces() {
    return this.#works.tree?.traces ?? null;
  }

  /** What works on bounds that are made; null until its code is there. */
  get workshop() {
    return this.#works.workshop?.workshop ?? null;
  }

  /** @param {(state: State) => void} listener */
  subscribe(listener) {
    return this.#store.subscribe(listener);
  }

  /** Opens a link: an address, or what follows its `#`. @param {string} text */
  open(text) {
    const reading = readLink(text);
    this.#race.restart();
    // It would write what it comes to into another game.
    this.#works.statistics?.experiments.cancel();
    this.#store.update((state) => opened(state, this.catalogue, reading));
    if (!reading.link.challenge) this.#race.goTo(reading.link.at);
  }

  /** Where a link stands farther along the race in hand, takes the lanes there to be watched; the view stays. @param {string} text */
  watchTo(text) {
    const { link } = readLink(text);
    const { start, goal } = problemOf(this.state);
    const of = (/** @type {object} */ problem, /** @type {unknown} */ race) =>
      JSON.stringify([problem, race]);
    const mine = of(
      { start, goal },
      this.state.lanes.map(({ spec }) => spec.search),
    );
    if (mine === of({ start: link.start, goal: link.goal }, link.race)) this.race.watchTo(link.at);
  }

  /** Shows the view of a link of the problem in hand; nothing that was run or played is undone. @param {string} text */
  look(text) {
    const { link } = readLink(text);
    this.#store.update((state) => lookedAtAs(state, link));
  }

  /** What the engine has against a search of the problem in hand, if anything. @param {StateSearch} search */
  objection(search) {
    return this.#objectionTo(search, () => {});
  }

  /** The breakpoints that the search of the lane in focus can pause at. */
  breakpoints() {
    const lane = focusedLane(this.state);
    return lane ? traitsOf(lane.spec.search).breakpoints : [];
  }

  /** What the engine has against these breakpoints for the lane in focus, if anything. @param {Breakpoints} breakpoints */
  breakpointsObjection(breakpoints) {
    const lane = focusedLane(this.state);
    if (!lane) return null;
    return this.#objectionTo(lane.spec.search, (search) => search.set_breakpoints(breakpoints));
  }

  /** Sees to it that the distances of everything on the board, and one move away from it, are known. */
  measure() {
    const { states, onward } = this.lines.played(this.state);
    const ahead = this.lines.whole(this.state).states;
    const near = [...new Set([...states, ...ahead, ...onward.map((move) => move.state)])];
    this.#guide.want(near);
    this.#works.atlas?.atlas.follow(near);
    this.#works.atlas?.sweeps.follow();
    this.#works.statistics?.quality.follow();
    this.#works.floor?.floor.follow();
    this.workshop?.follow();
  }

  /**
   * What the engine has against a search, or what is then asked of it: the error that it throws.
   * @param {StateSearch} search
   * @param {(search: Search) => void} then
   * @returns {unknown}
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

  /** How many workers the lanes and the guide have. */
  get workers() {
    return this.#race.workers + this.#guide.workers;
  }

  /** Ends them, until there is something to do again. @returns {() => void} has the lanes go on as they went */
  rest() {
    this.#guide.rest();
    return this.#race.rest();
  }
}
