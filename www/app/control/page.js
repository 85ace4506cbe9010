import { isDark } from '../../shared/kit/theme.js';
import { presentToggled } from '../../shared/state/actions.js';
import * as challenge from '../../shared/state/challenge.js';
import { behind } from '../../shared/state/doors.js';
import { lookedAt } from '../../shared/state/slices/atlas.js';
import { heuristicChosen } from '../../shared/state/slices/floor.js';

/** @import { Door } from '../../shared/state/doors.js' */
/** @import { SideName } from '../../shared/state/slices/floor.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

export class PageControl {
  #store;

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** @param {State['view']} view */
  show(view) {
    this.#set({ view });
  }

  /** @param {Door} door */
  enter(door) {
    this.#set(behind(this.#store.state, door));
  }

  /** @param {State['lesson']} lesson */
  read(lesson) {
    this.#set({ lesson });
  }

  toggleHelp() {
    this.#set({ help: !this.#store.state.help });
  }

  toggleFinder() {
    this.#set({ finder: !this.#store.state.finder });
  }

  togglePresent() {
    this.#store.update(presentToggled);
  }

  togglePatterns() {
    this.#set({ patterns: !this.#store.state.patterns });
  }

  toggleTheme() {
    this.#set({ theme: isDark(this.#store.state.theme) ? 'light' : 'dark' });
  }

  /** @param {string} tag */
  speak(tag) {
    this.#set({ lang: tag });
  }

  toggleGuess() {
    const { guess } = this.#store.state;
    /** The lanes determine which questions there are, see `state/slices/guess.js`. @type {State['guess']} */
    const fresh = { of: '', question: 'fewer', lane: 0, iteration: 0, marks: [], hands: {} };
    this.#set({ guess: guess ? null : fresh, view: 'race' });
  }

  /** @param {State['guess']} guess */
  setGuess(guess) {
    this.#set({ guess });
  }

  /** Opens the page that composes sets of exercises, whatever exercise was open. */
  compose() {
    this.#set({ lesson: null, view: 'exercises', own: {} });
  }

  /** Leaves an exercise: for the lessons, or for the page for teachers if it was handed in. */
  leaveExercise() {
    const { state } = this.#store;
    const door = state.own.score === undefined ? 'learn' : 'teach';
    this.#set({ ...behind(state, door), own: {} });
  }

  /** @param {string} exercise */
  practise(exercise) {
    this.#set({ lesson: null, view: 'exercises', own: { exercise } });
  }

  /** @param {State['own']} own */
  setOwn(own) {
    this.#set({ own });
  }

  dismissMisread() {
    this.#set({ misread: [] });
  }

  /** @param {Partial<State['chart']>} change */
  setChart(change) {
    this.#set({ chart: { ...this.#store.state.chart, ...change } });
  }

  /** @param {Partial<State['tree']>} change */
  setTree(change) {
    this.#set({ tree: { ...this.#store.state.tree, ...change } });
  }

  /** @param {Partial<State['statistics']>} change */
  setStatistics(change) {
    this.#set({ statistics: { ...this.#store.state.statistics, ...change } });
  }

  /** @param {Partial<State['atlas']['look']>} look */
  lookAtAtlas(look) {
    this.#set({ atlas: lookedAt(this.#store.state.atlas, look) });
  }

  /** @param {SideName} side @param {number} place */
  chooseHeuristic(side, place) {
    this.#set({ floor: heuristicChosen(this.#store.state.floor, side, place) });
  }

  /** Sets the threshold of the forward side's depth. @param {number} threshold */
  drawLine(threshold) {
    this.#set({ floor: { ...this.#store.state.floor, threshold } });
  }

  /** @param {number} lane */
  guess(lane) {
    this.#store.update((state) => challenge.guessed(state, lane));
  }

  endChallenge() {
    this.#store.update(challenge.over);
  }

  /** @param {Partial<State>} change */
  #set(change) {
    this.#store.update((state) => ({ ...state, ...change }));
  }
}
