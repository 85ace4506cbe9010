// Watches a race: from three positions a second, visible on the board, ever faster to the end; then the solution.

import { solutionPlayed } from '../../shared/state/actions.js';
import {
  focusedLane,
  goesOn,
  hasEnded,
  isOver,
  isRunning,
  problemOf,
} from '../../shared/state/state.js';
import { isStill } from './glide.js';

/** @import { Problem, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Race } from '../race/race.js' */

/** Positions a second at first, and the duration of that. */
const SLOW = 3;
const SLOWLY = 3000;
/** Factor per second. */
const FASTER = 2.4;
/** Above this rate, full speed. */
const FULL = 1_000_000;
/** Start of the schedule after an answer, in milliseconds: it skips the slow first nodes. */
const SOONER = SLOWLY + 3500;
/** In how many steps lanes go to a place. */
const MOST_STEPS = 24;
/** Milliseconds between changes of speed. */
const EVERY = 250;

/** Null is full speed. @type {(ms: number) => number | null} */
export function rateAfter(ms) {
  const rate = Math.round(SLOW * FASTER ** (Math.max(0, ms - SLOWLY) / 1000));
  return rate > FULL ? null : rate;
}

export class Watch {
  #store;
  #race;
  #timer = 0;
  #isHurried = false;
  /** The subject of a way: its timer must not reach the lanes of another. @type {{lesson: State['lesson'], problem: Problem} | null} */
  #subject = null;
  #watched = 0;

  /** @param {Store<State>} store @param {Race} race */
  constructor(store, race) {
    this.#store = store;
    this.#race = race;
    store.subscribe((state) => this.#follow(state));
  }

  start() {
    const { state } = this.#store;
    if (isOver(state) || !state.lanes.some(goesOn)) this.#race.restart();
    if (this.#store.state.lanes.every(({ phase }) => phase === 'ready')) this.#watched = 0;
    this.#run();
  }

  /**
   * Takes lanes forward to places of their own within seconds; at once if motion is unwelcome. Does nothing if one would go back.
   * @param {readonly (number | 'end')[]} places numbers of nodes
   */
  to(places) {
    this.stop();
    const { state } = this.#store;
    const { lanes, lesson } = state;
    const ways = lanes.map((lane, n) => {
      const [from, place = from] = [lane.snapshot?.generated ?? 0, places[n]];
      return place === 'end'
        ? { from, steps: hasEnded(lane) ? 0 : null }
        : { from, steps: place - from };
    });
    const steps = ways.map((way) => way.steps ?? 1);
    if (Math.min(...steps) < 0 || Math.max(...steps) === 0) return;
    const isToEnd = places.every((place) => place === 'end');
    if (isStill() || (!isToEnd && places.includes('end'))) this.#race.goTo(places);
    else if (isToEnd) {
      this.#watched = SOONER;
      this.#run();
    } else {
      const times = Math.min(MOST_STEPS, Math.max(...steps));
      let n = 0;
      this.#subject = { lesson, problem: problemOf(state) };
      this.#timer = window.setInterval(() => {
        n += 1;
        this.#race.goTo(ways.map((way) => way.from + Math.round(((way.steps ?? 0) * n) / times)));
        if (n >= times) this.stop();
      }, EVERY);
    }
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#isHurried = false;
  }

  #run() {
    this.stop();
    this.#store.update((now) => ({ ...now, watched: true, playing: false, hinted: '' }));
    this.#race.runAt(rateAfter(this.#watched));
    this.#isHurried = true;
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
    if (this.#timer !== 0 && !this.#isHurried) {
      const { lesson, problem } = this.#subject ?? {};
      if (state.lesson !== lesson || problemOf(state) !== problem) this.stop();
    }
    if (this.#isHurried && !isRunning(state)) this.stop();
    // In the lab, the user chooses the speed.
    if (this.#isHurried && state.view !== 'play' && !state.lesson) {
      this.stop();
      this.#race.changeSpeed();
    }
    // At the end of the followed search its solution plays, unless the user has a line. Other lanes continue.
    const lane = focusedLane(state);
    if (!state.watched || !lane || !hasEnded(lane)) return;
    const moves = lane.snapshot?.moves ?? [];
    this.#store.update((now) =>
      moves.length > 0 && !now.ownMoves ? solutionPlayed(now, moves) : { ...now, watched: false },
    );
  }
}
