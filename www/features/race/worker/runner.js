// Runs one search in slices, so that between any two of them it hears what the page wants.
//
// It knows nothing of workers: time, waiting and posting are handed in, and the unit tests hand in their own.

import { History } from '../history.js';
import { seeking, stagingBack } from './journeys.js';
import { Pace } from './pace.js';
import { Reporter } from './reporter.js';
import { prepare, work } from './slice.js';
import { running, sharing, staging, stepping } from './tasks.js';

/** @import { Break, Breakpoints } from '../../../pkg/rolling_cubes.js' */
/** @import { Away, Report } from '../protocol.js' */
/** @import { Search, Task } from './tasks.js' */

/** The longest rest between two slices, in milliseconds. */
const REST = 100;
/** A journey that has taken so many milliseconds gives way to the next at once, and is not finished first. */
const PATIENCE = 250;

/**
 * @typedef {object} Host
 * @property {() => number} now milliseconds
 * @property {(then: () => void, ms: number) => () => void} later calls back after so long, and as soon as the mail is
 *   read when that is 0; returns how to call it off
 * @property {(news: Report | Away) => void} post
 * @property {() => boolean} isHeard whether the page has taken all that was posted
 */

export class Runner {
  #search;
  #host;
  /** @type {Task | null} while there is one */
  #task = null;
  /** When the journey that is the task began. */
  #left = 0;
  /** The order to be done when it is over: the newest, and the node where that ends if it is one. @type {{act: () => void, to: number | null} | null} */
  #then = null;
  #pace = new Pace(null, 0);
  #over = false;
  /** The last node of the search, once it is known. */
  #end = Number.POSITIVE_INFINITY;
  #resting = /** @type {'paused' | 'waiting'} */ ('paused');
  #watching = false;
  /** @type {Break | null} */
  #broke = null;
  #history = new History();
  /** Milliseconds of building the heuristic's tables. */
  #tableTime = 0;
  #reporter;
  #callOff = () => {};

  /**
   * @param {Search} search
   * @param {Host} host
   */
  constructor(search, host) {
    this.#search = search;
    this.#host = host;
    this.#reporter = new Reporter(search, host, this.#history);
  }

  /**
   * Goes on at `rate` nodes a second, null for full speed; during a run this changes its speed.
   * @param {number | null} rate
   * @param {boolean} [passing] whether breakpoints are passed by
   */
  run(rate, passing = false) {
    this.#goOn(() => ({ ...running(this.#search), passing }), rate);
  }

  /** Goes on until `expansions` positions have been expanded in all, then waits for more to be allowed. @param {number} expansions */
  share(expansions) {
    this.#goOn(() => sharing(this.#search, expansions));
  }

  /**
   * Goes on until so many more nodes are generated.
   * @param {number} nodes
   * @param {boolean} [passing] whether breakpoints are passed by
   */
  step(nodes, passing = false) {
    if (this.#task?.journey) this.#seekBy(nodes);
    else this.#goOn(() => ({ ...stepping(this.#search, nodes), passing }));
  }

  /** Goes on to the last node of this iteration, layer or level; from there, of the next. */
  stage() {
    this.#goOn(() => staging(this.#search));
  }

  /** Goes to the node with this number, forward or back, at full speed. @param {number} node */
  seek(node) {
    const going = this.#task?.journey && this.#host.now() - this.#left < PATIENCE;
    if (going) this.#then = { act: () => this.seek(node), to: node };
    else this.#leave(seeking(this.#search, node, this.#end));
  }

  /** Goes so many nodes back. @param {number} nodes */
  back(nodes) {
    this.#seekBy(-nodes);
  }

  /** Goes back to the last node of the iteration, layer or level before. */
  stageBack() {
    if (this.#task?.journey) this.#then = { act: () => this.stageBack(), to: null };
    else this.#leave(stagingBack(this.#search));
  }

  pause() {
    this.#rest('paused');
    this.report();
  }

  /** What else the lane is to pause at. @param {Breakpoints} breakpoints */
  watch(breakpoints) {
    const was = this.#watching;
    // A link tells of those that are not set, too.
    this.#watching = Object.values(breakpoints).some((at) => (at ?? false) !== false);
    // A search that never had any need not be told, nor what reads them be loaded.
    if (was || this.#watching) this.#search.set_breakpoints(breakpoints);
  }

  /** From now on reports tell what waits: up to so many of each end of each list. @param {number} most */
  look(most) {
    this.#reporter.look(most);
    if (!this.#task?.journey) this.report();
  }

  /** Stops without a word, for good. */
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

  /** To a node counted from where the lane is, or will be when it arrives. @param {number} nodes */
  #seekBy(nodes) {
    const here = this.#then ?? this.#task?.journey ?? { to: this.#search.generated };
    if (here.to !== null) this.seek(Math.max(0, here.to + nodes));
    else this.#then = { act: () => this.#seekBy(nodes), to: null };
  }

  /** Sets off on a journey, once the mail is read: there may be a newer order in it. @param {Task} journey */
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
    const done = work(this.#search, task, watching, this.#pace, this.#history, this.#host.now);
    this.#over = done.over;
    this.#broke = done.broke;
    return done.now;
  }

  /** @param {Task} task */
  #arrive(task) {
    const then = this.#then;
    this.#rest(this.#broke ? 'paused' : task.rest);
    if (this.#over) {
      this.#end = this.#search.generated;
      this.#history.finish();
    }
    if (task.journey) this.#reporter.setOff();
    // Reported as paused, a lane that goes on at once would miss a pause.
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
