// How the page looks, and what of the state it shows.

import { isDark } from '../kit/theme.js';
import { presentToggled } from '../state/actions.js';
import * as challenge from '../state/challenge.js';
import { behind } from '../state/doors.js';
import { lookedAt } from '../state/slices/atlas.js';
import { heuristicChosen } from '../state/slices/floor.js';

/** @import { Door } from '../state/doors.js' */
/** @import { SideName } from '../state/slices/floor.js' */
/** @import { State } from '../state/state.js' */
/** @import { Store } from '../state/store.js' */

export class PageControl {
  #store;

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** Shows a view below the lanes. @param {State['view']} view */
  show(view) {
    this.#set({ view });
  }

  /** Goes through one of the doors. @param {Door} door */
  enter(door) {
    this.#set(behind(this.#store.state, door));
  }

  /** Opens a lesson at a step, the list of all, or closes them. @param {State['lesson']} lesson */
  read(lesson) {
    this.#set({ lesson });
  }

  /** Opens the panel for those who are new, or closes it. */
  toggleHelp() {
    this.#set({ help: !this.#store.state.help });
  }

  /** Opens what finds anything on the page by its name, or closes it. */
  toggleFinder() {
    this.#set({ finder: !this.#store.state.finder });
  }

  /** Shows the page as from the front of a room, or as before. */
  togglePresent() {
    this.#store.update(presentToggled);
  }

  togglePatterns() {
    this.#set({ patterns: !this.#store.state.patterns });
  }

  toggleTheme() {
    this.#set({ theme: isDark(this.#store.state.theme) ? 'light' : 'dark' });
  }

  /** Speaks a language from now on. @param {string} tag */
  speak(tag) {
    this.#set({ lang: tag });
  }

  /** Asks for guesses before the race, or no more. */
  toggleGuess() {
    const { guess } = this.#store.state;
    /** What there is to ask follows from the lanes, see `guess/state.js`. @type {State['guess']} */
    const fresh = { of: '', question: 'fewer', lane: 0, iteration: 0, marks: [], hands: {} };
    this.#set({ guess: guess ? null : fresh, view: 'race' });
  }

  /** @param {State['guess']} guess */
  setGuess(guess) {
    this.#set({ guess });
  }

  /** Opens an exercise, as its link would. @param {string} exercise */
  practise(exercise) {
    this.#set({ lesson: null, view: 'exercises', own: { exercise } });
  }

  /** What the link says of exercises. @param {State['own']} own */
  setOwn(own) {
    this.#set({ own });
  }

  /** What was not understood of a link has been read. */
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

  /** What of the whole puzzle is looked at. @param {Partial<State['atlas']['look']>} look */
  lookAtAtlas(look) {
    this.#set({ atlas: lookedAt(this.#store.state.atlas, look) });
  }

  /** Which heuristic of a side the floor is measured with, by its place among the puzzle's. @param {SideName} side @param {number} place */
  chooseHeuristic(side, place) {
    this.#set({ floor: heuristicChosen(this.#store.state.floor, side, place) });
  }

  /** Draws the line between the sides: forward all of a depth below it. @param {number} threshold */
  drawLine(threshold) {
    this.#set({ floor: { ...this.#store.state.floor, threshold } });
  }

  /** Guesses which lane wins. @param {number} lane */
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
