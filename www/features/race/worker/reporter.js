// Tells the page how a lane's search stands.

/** @import { Break } from '../../../pkg/rolling_cubes.js' */
/** @import { History } from '../history.js' */
/** @import { Host } from './runner.js' */
/** @import { Search } from './tasks.js' */

/** Milliseconds between two reports: counters tick at most ten times a second. */
const REPORT = 100;
/** Up to so many nodes a second, each is reported as it is generated. */
const FOLLOWED = 10;
/**
 * Milliseconds of work that a rate can be told of. Browsers' clocks go by a tenth of a millisecond or by a whole one, so that less
 * says little.
 */
const ENOUGH = 5;

export class Reporter {
  #search;
  #host;
  #history;
  #last = 0;
  /** How many of what waits are told. */
  #most = 0;

  /**
   * @param {Search} search
   * @param {Host} host
   * @param {History} history
   */
  constructor(search, host, history) {
    this.#search = search;
    this.#host = host;
    this.#history = history;
  }

  /** The search sets off: the next report is not due at once. */
  setOff() {
    this.#last = this.#host.now();
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
   * @param {Break | null} broke
   * @param {number} tableTime milliseconds of building the heuristic's tables
   */
  report(phase, broke, tableTime) {
    const snapshot = this.#search.snapshot();
    this.#last = this.#host.now();
    const time = this.#history.time(snapshot.generated);
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
      tableTime,
      rate: time >= ENOUGH ? (snapshot.generated * 1000) / time : null,
      ...this.#history.tell(),
    });
  }

  /** On a journey: only how far it is. @param {number | null} to */
  away(to) {
    this.#last = this.#host.now();
    this.#host.post({ type: 'away', at: this.#search.generated, to });
  }
}
