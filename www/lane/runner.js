// Runs one search in slices, so that between any two of them it hears what the page wants.
//
// It knows nothing of workers: time, waiting and posting are handed in, and the unit tests hand in their own.

import { Pace } from './pace.js';

/** @typedef {import('./protocol.js').Report} Report */

/**
 * The part of the engine's search that a lane uses.
 * @typedef {Pick<import('../pkg/rolling_cubes.js').Search, 'prepare' | 'step' | 'expand_to' | 'step_to_stage' | 'seek'
 *   | 'snapshot' | 'preparing' | 'generated' | 'expanded' | 'stage'>} Search
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

/**
 * What is being done: to do up to so many nodes, and whether that is now enough.
 * @typedef {{act: (nodes: number) => boolean, enough: () => boolean, rest: 'paused' | 'waiting'}} Task
 */

export class Runner {
  #search;
  #host;
  /** @type {Task | null} while there is one */
  #task = null;
  #pace = new Pace(null, 0);
  #over = false;
  #resting = /** @type {'paused' | 'waiting'} */ ('paused');
  /** Milliseconds of running before the current run, and when that began. */
  #time = 0;
  /** @type {number | null} */
  #resumed = null;
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

  /** Goes on at `rate` nodes a second, null for full speed; during a run this changes its speed. @param {number | null} rate */
  run(rate) {
    const act = (/** @type {number} */ nodes) => this.#search.step(nodes);
    this.#begin({ act, enough: () => false, rest: 'paused' }, rate);
  }

  /** Goes on until `expansions` positions have been expanded in all, then waits for more to be allowed. @param {number} expansions */
  share(expansions) {
    this.#begin({
      act: (nodes) => this.#search.expand_to(expansions, nodes),
      enough: () => this.#search.expanded >= expansions,
      rest: 'waiting',
    });
  }

  /** Goes on until so many more nodes are generated. @param {number} nodes */
  step(nodes) {
    const last = this.#search.generated + nodes;
    this.#begin({
      act: (most) => this.#search.step(Math.min(most, last - this.#search.generated)),
      enough: () => this.#search.generated >= last,
      rest: 'paused',
    });
  }

  /** Goes on to the next layer or bound. */
  stage() {
    const here = this.#search.stage;
    this.#begin({
      act: (nodes) => this.#search.step_to_stage(here + 1, nodes),
      enough: () => this.#search.stage > here,
      rest: 'paused',
    });
  }

  pause() {
    this.#rest('paused');
    this.report();
  }

  /** Goes to the node with this number. @param {number} nodes */
  seek(nodes) {
    this.#rest('paused');
    this.#over = !this.#search.seek(nodes);
    this.#samples = [];
    this.#sent = 0;
    this.#nextSample = 0;
    this.#sample(true);
    this.report();
  }

  /** Stops without a word, for good. */
  drop() {
    this.#callOff();
    this.#task = null;
  }

  /**
   * @param {Task} task
   * @param {number | null} rate
   */
  #begin(task, rate = null) {
    if (this.#over) return this.report();
    const now = this.#host.now();
    if (!this.#task)
      this.#reported = { at: now, nodes: this.#search.generated, rate: this.#reported.rate };
    this.#task = task;
    this.#pace = new Pace(rate, now);
    this.#callOff();
    this.#slice();
  }

  /** @param {'paused' | 'waiting'} how */
  #rest(how) {
    this.#callOff();
    this.#time = this.#elapsed();
    this.#resumed = null;
    this.#task = null;
    this.#resting = how;
  }

  #slice() {
    const task = this.#task;
    if (!task) return;
    let now = this.#host.now();
    const end = now + SLICE;
    if (this.#search.preparing) this.#prepare(end);
    else {
      this.#resumed ??= now;
      do {
        const untilSample = Math.ceil(this.#nextSample - this.#search.generated);
        const nodes = Math.min(this.#pace.due(now), Math.max(1, untilSample), BATCH);
        if (nodes <= 0) break;
        this.#over = !task.act(nodes);
        this.#pace.did(nodes);
        this.#sample(false);
        now = this.#host.now();
      } while (!this.#over && !task.enough() && now < end);
    }
    if (this.#over || (!this.#search.preparing && task.enough())) {
      this.#rest(task.rest);
      this.#sample(true);
      this.report();
      return;
    }
    if (now - this.#reported.at >= REPORT) this.report();
    const wait = this.#search.preparing ? 0 : Math.min(this.#pace.wait(now), REPORT);
    this.#callOff = this.#host.later(() => this.#slice(), wait);
  }

  /** Builds the heuristic's tables, which is neither counted nor paced. @param {number} end */
  #prepare(end) {
    while (this.#host.now() < end && this.#search.prepare(BATCH));
    this.#pace = new Pace(this.#pace.rate, this.#host.now());
  }

  /** @param {boolean} always */
  #sample(always) {
    const nodes = this.#search.generated;
    if (!always && nodes < this.#nextSample) return;
    this.#nextSample = nodes + Math.max(1, nodes * SAMPLE_GROWTH);
    if (nodes === 0 || this.#samples.at(-1)?.nodes === nodes) return;
    const { stored_peak, depth, bound } = this.#search.snapshot();
    this.#samples.push({
      nodes,
      time: this.#elapsed(),
      stored: stored_peak,
      depth: bound ?? depth,
    });
  }

  #elapsed() {
    return this.#time + (this.#resumed === null ? 0 : this.#host.now() - this.#resumed);
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
      phase: this.#over ? 'ended' : this.#task ? 'running' : this.#resting,
      snapshot,
      time,
      rate: this.#over && time > 0 ? (snapshot.generated * 1000) / time : this.#reported.rate,
      from: this.#sent,
      samples: this.#samples.slice(this.#sent),
    });
    this.#sent = this.#samples.length;
  }
}
