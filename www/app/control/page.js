import { isDark } from '../../shared/kit/theme.js';
import { presentToggled } from '../../shared/state/actions.js';
import * as challenge from '../../shared/state/challenge.js';
import { behind } from '../../shared/state/doors.js';

/** @import { Door } from '../../shared/state/doors.js' */
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
    this.set({ view });
  }

  /** @param {Door} door */
  enter(door) {
    this.set(behind(this.#store.state, door));
  }

  /** @param {State['lesson']} lesson */
  read(lesson) {
    this.set({ lesson });
  }

  toggleHelp() {
    this.set({ help: !this.#store.state.help });
  }

  toggleFinder() {
    this.set({ finder: !this.#store.state.finder });
  }

  togglePresent() {
    this.#store.update(presentToggled);
  }

  togglePatterns() {
    this.set({ patterns: !this.#store.state.patterns });
  }

  toggleTheme() {
    this.set({ theme: isDark(this.#store.state.theme) ? 'light' : 'dark' });
  }

  /** @param {string} tag */
  speak(tag) {
    this.set({ lang: tag });
  }

  /** Opens the page that composes sets of exercises, whatever exercise was open. */
  compose() {
    this.set({ lesson: null, view: 'exercises', own: {} });
  }

  /** Leaves an exercise: for the lessons, or for the page for teachers if it was handed in. */
  leaveExercise() {
    const { state } = this.#store;
    const door = state.own.score === undefined ? 'learn' : 'teach';
    this.set({ ...behind(state, door), own: {} });
  }

  /** @param {string} exercise */
  practise(exercise) {
    this.set({ lesson: null, view: 'exercises', own: { exercise } });
  }

  dismissMisread() {
    this.set({ misread: [] });
  }

  /** @param {number} lane */
  guess(lane) {
    this.#store.update((state) => challenge.guessed(state, lane));
  }

  endChallenge() {
    this.#store.update(challenge.over);
  }

  /** Changes a part of the state. @template {keyof State} N @param {N} name @param {Partial<State[N]>} change */
  change(name, change) {
    this.set({ [name]: { .../** @type {object} */ (this.#store.state[name]), ...change } });
  }

  /** @param {Partial<State>} change */
  set(change) {
    this.#store.update((state) => ({ ...state, ...change }));
  }
}
