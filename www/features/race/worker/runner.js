// Runs one search in slices, and receives orders between them.
//
// Time, waiting and posting are injected, so that unit tests run it without a worker.

import { History } from '../history.js';
import { seeking, stagingBack } from './journeys.js';
import { Pace } from './pace.js';
import { Reporter } from './reporter.js';
import { Sketch } from './sketch.js';
import { prepare, work } from './slice.js';
import { running, sharing, staging, stepping } from './tasks.js';

/** @import { Break, Breakpoints } from '../../../pkg/rolling_cubes.js' */
/** @import { Report } from '../../../shared/state/lane-news.js' */
/** @import { Away } from '../protocol.js' */
/** @import { Search, Task } from './tasks.js' */

/** Longest wait between two slices, in milliseconds. */
const REST = 100;
/** A journey that has taken this many milliseconds is dropped for the next; a shorter one is finished first. */
const PATIENCE = 250;
/** Most nodes that are generated again for a picture: a second of work. */
const MOST_AGAIN = 2_000_000;

/**
 * @typedef {object} Host
 * @property {() => number} now milliseconds
 * @property {(then: () => void, ms: number) => () => void} later calls back after a delay, with 0 after pending
 *   messages; returns a function that cancels
 * @property {(news: Report | Away) => void} post
 * @property {() => boolean} isHeard whether the page has confirmed all messages
 */

export class Runner {
  #search;
  #host;
  /** @type {Task | null} absent while idle */
  #task = null;
  #left = 0;
  /** The newest order during a journey, and its target node if known. @type {{act: () => void, to: number | null} | null} */
  #then = null;
  #pace = new Pace(null, 0);
  #over = false;
  /** The search's last node, once known. */
  #end = Number.POSITIVE_INFINITY;
  #resting = /** @type {'paused' | 'waiting'} */ ('paused');
  #watching = false;
  #broke = /** @type {Break | null} */ (null);
  #history = new History();
  /** Milliseconds of building the heuristic's tables. */
  #tableTime = 0;
  #reporter;
  #sketch;
  #callOff = () => {};

  /** @param {Search} search @param {Host} host */
  constructor(search, host) {
    this.#search = search;
    this.#host = host;
    this.#sketch = new Sketch(search, host.now);
    this.#reporter = new Reporter(search, host, this.#history, this.#sketch);
  }

  /**
   * Runs at `rate` nodes a second, null for full speed; changes the speed of a run.
   * @param {number | null} rate
   * @param {boolean} [passing] whether to ignore breakpoints
   */
  run(rate, passing = false) {
    this.#goOn(() => ({ ...running(this.#search), passing }), rate);
  }

  /** Runs until `expansions` positions in total, then waits for more. @param {number} expansions */
  share(expansions) {
    this.#goOn(() => sharing(this.#search, expansions));
  }

  /** @param {number} nodes @param {boolean} [passing] whether to ignore breakpoints */
  step(nodes, passing = false) {
    if (this.#task?.journey) this.#seekBy(nodes);
    else this.#goOn(() => ({ ...stepping(this.#search, nodes), passing }));
  }

  /** To the last node of this stage; from there, of the next. */
  stage() {
    this.#goOn(() => staging(this.#search));
  }

  /** To a node by number, forward or back, at full speed. @param {number} node */
  seek(node) {
    const going = this.#task?.journey && this.#host.now() - this.#left < PATIENCE;
    if (going) this.#then = { act: () => this.seek(node), to: node };
    else this.#leave(seeking(this.#search, node, this.#end));
  }

  /** @param {number} nodes */
  back(nodes) {
    this.#seekBy(-nodes);
  }

  /** To the last node of the previous stage. */
  stageBack() {
    if (this.#task?.journey) this.#then = { act: () => this.stageBack(), to: null };
    else this.#leave(stagingBack(this.#search));
  }

  pause() {
    this.#rest('paused');
    this.report();
  }

  /** @param {Breakpoints} breakpoints */
  watch(breakpoints) {
    const was = this.#watching;
    // Links list unset breakpoints, too.
    this.#watching = Object.values(breakpoints).some((at) => (at ?? false) !== false);
    // Skipped for searches without breakpoints, so that the code that reads them need not load.
    if (was || this.#watching) this.#search.set_breakpoints(breakpoints);
  }

  /** Includes the open list in reports: up to `most` entries from each end of each list. @param {number} most */
  look(most) {
    this.#reporter.look(most);
    if (!this.#task?.journey) this.report();
  }

  /** Includes sampled paths in reports from now on. What the lane has done before is run again; then it goes on. */
  sketch() {
    this.#sketch.begin();
    const { generated } = this.#search;
    const [task, then, { rate }] = [this.#task, this.#then, this.#pace];
    const to = task?.journey ? task.journey.to : generated;
    if (generated === 0 || generated > MOST_AGAIN || to === null) return;
    this.#leave(seeking(this.#search, to, this.#end, 0));
    if (then) this.#then = then;
    else if (task && !task.journey)
      this.#then = { act: () => this.#goOn(() => task, rate), to: null };
  }

  /** Stops without a message, for good. */
  drop() {
    this.#callOff();
    this.#task = null;
  }

  /** @param {() => Task} task @param {number | null} rate */
  #goOn(task, rate = null) {
    if (this.#task?.journey) {
      this.#then = { act: () => this.#goOn(task, rate), to: null };
    } else if (this.#over) {
      this.report();
    } else {
      this.#begin(task(), rate);
      this.#slice();
    }
  }

  /** To a node relative to the current one, or to the target of the current journey. @param {number} nodes */
  #seekBy(nodes) {
    const here = this.#then ?? this.#task?.journey ?? { to: this.#search.generated };
    if (here.to !== null) this.seek(Math.max(0, here.to + nodes));
    else this.#then = { act: () => this.#seekBy(nodes), to: null };
  }

  /** Starts a journey after reading pending messages, which may contain a newer order. @param {Task} journey */
  #leave(journey) {
    this.#rest('paused');
    this.#begin(journey, null);
    this.#left = this.#host.now();
    this.#over = false;
    this.#callOff = this.#host.later(() => this.#slice(), 0);
  }

  /** @param {Task} task @param {number | null} rate */
  #begin(task, rate) {
    if (!this.#task) this.#reporter.setOff();
    this.#callOff();
    this.#broke = null;
    this.#task = task;
    this.#pace = new Pace(rate, this.#host.now());
  }

  /** @param {'paused' | 'waiting'} how */
  #rest(how) {
    this.#callOff();
    this.#history.note(this.#search, true);
    this.#task = null;
    this.#then = null;
    this.#resting = how;
  }

  #slice() {
    const task = this.#task;
    if (!task) return;
    const now = this.#search.preparing ? this.#prepare() : this.#work(task);
    if (!this.#search.preparing && (this.#over || this.#broke || task.enough())) {
      this.#arrive(task);
      return;
    }
    if (this.#reporter.isDue(this.#pace.rate, now)) this.#tell(task);
    const wait = this.#search.preparing ? 0 : Math.min(this.#pace.wait(now), REST);
    this.#callOff = this.#host.later(() => this.#slice(), wait);
  }

  /** Builds the heuristic's tables, which is neither counted nor paced. */
  #prepare() {
    const { took, now } = prepare(this.#search, this.#host.now);
    this.#tableTime += took;
    this.#pace = new Pace(this.#pace.rate, now);
    return now;
  }

  /** @param {Task} task */
  #work(task) {
    const watching = this.#watching && !task.journey && !task.passing;
    const { now } = this.#host;
    const done = work(this.#search, task, watching, this.#pace, this.#history, this.#sketch, now);
    this.#over = done.over;
    this.#broke = done.broke;
    return done.now;
  }

  /** @param {Task} task */
  #arrive(task) {
    const then = this.#then;
    this.#sketch.take();
    this.#rest(this.#broke ? 'paused' : task.rest);
    if (this.#over) {
      this.#end = this.#search.generated;
      this.#history.finish();
    }
    if (task.journey) this.#reporter.setOff();
    // Without a report of the pause, as the lane goes on at once.
    if (then) then.act();
    else this.report();
  }

  /** @param {Task} task */
  #tell({ journey }) {
    if (journey && !this.#search.preparing) this.#reporter.away(journey.to);
    else this.report();
  }

  report() {
    this.#reporter.report(this.#task ? 'running' : this.#resting, this.#broke, this.#tableTime);
  }
}
