/** @import { Break } from '../../../pkg/rolling_cubes.js' */
/** @import { History } from '../history.js' */
/** @import { Host } from './runner.js' */
/** @import { Sketch } from './sketch.js' */
/** @import { Search } from './tasks.js' */

/** Milliseconds between two reports; counters change at most ten times a second. */
const REPORT = 100;
/** Up to this rate, each node is reported. */
const FOLLOWED = 10;
/** Least milliseconds for a rate: browsers' clocks have steps of 0.1 to 1 ms. */
const ENOUGH = 5;

export class Reporter {
  #search;
  #host;
  #history;
  #sketch;
  #last = 0;
  /** Number of open list entries to report. */
  #most = 0;

  /** @param {Search} search @param {Host} host @param {History} history @param {Sketch} sketch */
  constructor(search, host, history, sketch) {
    this.#search = search;
    this.#host = host;
    this.#history = history;
    this.#sketch = sketch;
  }

  setOff() {
    this.#last = this.#host.now();
  }

  /**
   * Whether a run at `rate` must report. A busy page gets no more reports than it confirms: older ones would delay the
   * answer to its next order.
   * @param {number | null} rate @param {number} now
   */
  isDue(rate, now) {
    if (!this.#host.isHeard()) return false;
    return (rate !== null && rate <= FOLLOWED) || now - this.#last >= REPORT;
  }

  /** @param {number} most */
  look(most) {
    this.#most = most;
  }

  /**
   * @param {'paused' | 'running' | 'waiting'} phase unless the search has ended
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
      paths: this.#sketch.tell(),
      ...this.#history.tell(),
    });
  }

  /** @param {number | null} to */
  away(to) {
    this.#last = this.#host.now();
    this.#host.post({ type: 'away', at: this.#search.generated, to });
  }
}
