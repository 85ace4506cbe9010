// A race to be watched: from three positions a second, slow enough to see each on the board, ever faster to the end; then the solution.

import { solutionPlayed } from '../../shared/state/actions.js';
import { focusedLane, goesOn, hasEnded, isOver, isRunning } from '../../shared/state/state.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Race } from '../race/race.js' */

/** Positions a second at first, and for so many milliseconds. */
const SLOW = 3;
const SLOWLY = 3000;
/** How much faster it is after each further second. */
const FASTER = 2.4;
/** Positions a second beyond which no rate is kept. */
const FULL = 1_000_000;
/** Milliseconds between changes of speed. */
const EVERY = 250;

/** The speed after so many milliseconds of watching; null is full speed. @type {(ms: number) => number | null} */
export function rateAfter(ms) {
  const rate = Math.round(SLOW * FASTER ** (Math.max(0, ms - SLOWLY) / 1000));
  return rate > FULL ? null : rate;
}

export class Watch {
  #store;
  #race;
  #timer = 0;
  /** Milliseconds that were watched. */
  #watched = 0;

  /** @param {Store<State>} store @param {Race} race */
  constructor(store, race) {
    this.#store = store;
    this.#race = race;
    store.subscribe((state) => this.#follow(state));
  }

  /** Begins the race, or goes on with it; the board follows. */
  start() {
    const { state } = this.#store;
    if (isOver(state) || !state.lanes.some(goesOn)) this.#race.restart();
    if (this.#store.state.lanes.every(({ phase }) => phase === 'ready')) this.#watched = 0;
    this.#store.update((now) => ({ ...now, watched: true, playing: false, hinted: '' }));
    this.#race.runAt(rateAfter(this.#watched));
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#hurry(), EVERY);
  }

  #hurry() {
    const before = rateAfter(this.#watched);
    this.#watched += EVERY;
    const rate = rateAfter(this.#watched);
    if (rate !== before) this.#race.runAt(rate);
  }

  /** @param {State} state */
  #follow(state) {
    if (this.#timer === 0) return;
    // Elsewhere the speed is chosen by hand.
    if (!isRunning(state) || state.view !== 'play') {
      clearInterval(this.#timer);
      this.#timer = 0;
    }
    // The search that the board follows is at its end: its solution plays. The others go on.
    const lane = focusedLane(state);
    if (!state.watched || !lane || !hasEnded(lane)) return;
    const moves = lane.snapshot?.moves ?? [];
    this.#store.update((now) => (now.watched ? solutionPlayed(now, moves) : now));
  }
}
