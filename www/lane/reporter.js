// Tells the page how a lane's search stands.

import { Speedometer } from './speedometer.js';

/** @typedef {import('./tasks.js').Search} Search */

/** Milliseconds between two reports: counters tick at most ten times a second. */
const REPORT = 100;
/** Up to so many nodes a second, each is reported as it is generated. */
const FOLLOWED = 10;

export class Reporter {
  #search;
  #host;
  #history;
  #speed = new Speedometer();
  #last = 0;
  /** How many of what waits are told. */
  #most = 0;

  /**
   * @param {Search} search
   * @param {import('./runner.js').Host} host
   * @param {import('./history.js').History} history
   */
  constructor(search, host, history) {
    this.#search = search;
    this.#host = host;
    this.#history = history;
  }

  /** The search sets off from where it is: what it did before does not count for its speed. */
  setOff() {
    this.#last = this.#host.now();
    this.#speed.start(this.#search.generated, this.#last);
  }

  /**
   * Whether it is time for a report of a run at `rate`. A page that has much to do is not told more than it takes: what
   * waited in its mail would be old when it is shown, and its visitor's next order would be answered behind all that.
   *
   * @param {number | null} rate
   * @param {number} now
   */
  isDue(rate, now) {
    if (!this.#host.isHeard()) return false;
    return (rate !== null && rate <= FOLLOWED) || now - this.#last >= REPORT;
  }

  /** From now on tells what waits, or no more. @param {number} most */
  look(most) {
    this.#most = most;
  }

  /**
   * @param {'paused' | 'running' | 'waiting'} phase unless it has ended
   * @param {import('../pkg/rolling_cubes.js').Break | null} broke
   */
  report(phase, broke) {
    const snapshot = this.#search.snapshot();
    const now = this.#host.now();
    this.#last = now;
    const time = this.#history.time(snapshot.generated, now);
    const rate = this.#speed.read(snapshot.generated, now);
    const step = this.#search.last_step();
    const ended = snapshot.outcome !== 'running' && snapshot.outcome !== 'preparing';
    this.#host.post({
      type: 'report',
      phase: ended ? 'ended' : phase,
      snapshot,
      step,
      waiting: this.#most > 0 ? this.#search.waiting(this.#most) : null,
      parts: this.#most > 0 && step ? this.#search.parts(step.state) : null,
      furthest: this.#history.furthest,
      broke,
      time,
      rate: ended && time > 0 ? (snapshot.generated * 1000) / time : rate,
      ...this.#history.tell(),
    });
  }

  /** On a journey: only how far it is. @param {number | null} to */
  away(to) {
    this.#last = this.#host.now();
    this.#host.post({ type: 'away', at: this.#search.generated, to });
  }
}
