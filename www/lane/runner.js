// Runs one search in slices, so that between any two of them it hears what the page wants.
//
// It knows nothing of workers: time, waiting and posting are handed in, and the unit tests hand in their own.

import { Pace } from './pace.js';

/** @typedef {import('./protocol.js').Report} Report */

/**
 * The part of the engine's search that a lane uses.
 * @typedef {Pick<import('../pkg/rolling_cubes.js').Search, 'step' | 'seek' | 'snapshot'>} Search
 */

/** Milliseconds of work between two looks at the mail. */
const SLICE = 8;
/** Milliseconds between two reports: counters tick at most ten times a second. */
const REPORT = 100;
/** The most nodes between two looks at the clock, some milliseconds of the slowest search. */
const BATCH = 16_384;
/** A sample for the chart each time the nodes have grown by this part: as dense at the start as at the end. */
const SAMPLE_GROWTH = 1 / 50;

/**
 * @typedef {object} Host
 * @property {() => number} now milliseconds
 * @property {(then: () => void, ms: number) => () => void} later calls back after so long, and as soon as the mail is
 *   read when that is 0; returns how to call it off
 * @property {(report: Report) => void} post
 */

export class Runner {
  #search;
  #host;
  /** @type {Pace | null} while running */
  #pace = null;
  #over = false;
  /** Units of work done: with the roots counted, the number of the node in hand. */
  #nodes = 0;
  #time = 0;
  #resumed = 0;
  #reported = { at: 0, nodes: 0, rate: 0 };
  /** @type {Report['samples']} */
  #samples = [];
  #sent = 0;
  #nextSample = 0;
  #callOff = () => {};

  /**
   * @param {Search} search
   * @param {Host} host
   */
  constructor(search, host) {
    this.#search = search;
    this.#host = host;
  }

  /** Goes on at `rate` nodes a second, which may also change the speed of a run. @param {number} rate */
  run(rate) {
    if (this.#over) return this.report();
    const now = this.#host.now();
    if (!this.#pace) {
      this.#resumed = now;
      this.#reported = { at: now, nodes: this.#nodes, rate: 0 };
    }
    this.#pace = new Pace(rate, now);
    this.#callOff();
    this.#slice();
  }

  pause() {
    this.#halt();
    this.report();
  }

  /** @param {number} nodes */
  step(nodes) {
    this.#halt();
    this.#work(nodes);
    this.#sample(true);
    this.report();
  }

  /** @param {number} nodes */
  seek(nodes) {
    this.#halt();
    this.#over = !this.#search.seek(nodes);
    this.#nodes = nodes;
    this.#samples = [];
    this.#sent = 0;
    this.#nextSample = 0;
    this.#sample(true);
    this.report();
  }

  /** Stops without a word, for good. */
  drop() {
    this.#callOff();
    this.#pace = null;
  }

  #halt() {
    this.#callOff();
    if (this.#pace) this.#time += this.#host.now() - this.#resumed;
    this.#pace = null;
  }

  /** @param {number} nodes */
  #work(nodes) {
    if (this.#over || nodes <= 0) return;
    this.#over = !this.#search.step(nodes);
    this.#nodes += nodes;
  }

  #slice() {
    const pace = this.#pace;
    if (!pace) return;
    const end = this.#host.now() + SLICE;
    let now = this.#host.now();
    do {
      const untilSample = Math.ceil(this.#nextSample - this.#nodes);
      const nodes = Math.min(pace.due(now), Math.max(1, untilSample), BATCH);
      if (nodes <= 0) break;
      this.#work(nodes);
      pace.did(nodes);
      this.#sample(false);
      now = this.#host.now();
    } while (!this.#over && now < end);

    if (this.#over) {
      this.#halt();
      this.#sample(true);
      this.report();
      return;
    }
    if (now - this.#reported.at >= REPORT) this.report();
    const wait = pace.rate === Number.POSITIVE_INFINITY ? 0 : Math.min(pace.wait(now), REPORT);
    this.#callOff = this.#host.later(() => this.#slice(), wait);
  }

  /** @param {boolean} always */
  #sample(always) {
    if (!always && this.#nodes < this.#nextSample) return;
    this.#nextSample = this.#nodes + Math.max(1, this.#nodes * SAMPLE_GROWTH);
    const { generated, stored_peak, depth, bound } = this.#search.snapshot();
    const last = this.#samples.at(-1);
    if (last?.nodes === generated) return;
    this.#samples.push({
      nodes: generated,
      time: this.#elapsed(),
      stored: stored_peak,
      depth: bound ?? depth,
    });
  }

  #elapsed() {
    return this.#time + (this.#pace ? this.#host.now() - this.#resumed : 0);
  }

  report() {
    const now = this.#host.now();
    const snapshot = this.#search.snapshot();
    const since = now - this.#reported.at;
    // Over a moment too short to measure, the rate of the moment before says more.
    if (since >= REPORT / 2) {
      const rate = ((snapshot.generated - this.#reported.nodes) * 1000) / since;
      this.#reported = { at: now, nodes: snapshot.generated, rate };
    }
    const time = this.#elapsed();
    this.#host.post({
      type: 'report',
      phase: this.#over ? 'ended' : this.#pace ? 'running' : 'paused',
      snapshot,
      time,
      rate: this.#over && time > 0 ? (snapshot.generated * 1000) / time : this.#reported.rate,
      from: this.#sent,
      samples: this.#samples.slice(this.#sent),
    });
    this.#sent = this.#samples.length;
  }
}
