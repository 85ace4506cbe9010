// Traces a lane's search for its tree, by second runs that follow the first.
//
// Their slices are shorter than the lane's own, which keeps most of its speed. A full trace costs nothing more.

/** @import { Search, Tracer } from '../../../pkg/rolling_cubes.js' */
/** @import { Inspected, Traced, Window } from '../protocol.js' */

/** Milliseconds of work between two slices of the lane: half of one of those. */
const SLICE = 4;
/** Units of work between two checks of the clock. */
const BATCH = 4096;
/** Milliseconds between two chunks of one trace. */
const POST = 100;

/**
 * @typedef {object} Host
 * @property {() => number} now milliseconds
 * @property {(then: () => void, ms: number) => () => void} later calls back after a delay, see `runner.js`
 * @property {(news: Traced | Inspected, transfer: Transferable[]) => void} post
 */

/** @typedef {{window: Window, tracer: Tracer, records: number, expansions: number, seen: number, at: number, behind: boolean}} Run */

export class Tracing {
  #search;
  #host;
  #runs = /** @type {Run[]} */ ([]);
  /** Requested windows that must wait for the tables. @type {readonly Window[]} */
  #wanted = [];
  /** The lane's furthest node: stepping back does not undo a trace. */
  #furthest = 0;
  #due = false;
  #callOff = () => {};

  /** @param {Pick<Search, 'tracer' | 'units' | 'preparing'>} search @param {Host} host */
  constructor(search, host) {
    this.#search = search;
    this.#host = host;
  }

  /** @param {readonly Window[]} windows */
  trace(windows) {
    const isWanted = (/** @type {Run} */ { window }) =>
      windows.some(({ name }) => name === window.name);
    for (const run of this.#runs) if (!isWanted(run)) run.tracer.free();
    this.#runs = this.#runs.filter(isWanted);
    this.#wanted = windows;
    this.follow();
  }

  follow() {
    this.#furthest = Math.max(this.#furthest, this.#search.units);
    if (this.#search.preparing) return;
    for (const window of this.#wanted) {
      if (this.#runs.some((run) => run.window.name === window.name)) continue;
      const tracer = this.#search.tracer(window.from, window.most);
      const nothing = { records: 0, expansions: 0, seen: 0, at: Number.NEGATIVE_INFINITY };
      this.#runs.push({ window, tracer, ...nothing, behind: true });
    }
    for (const run of this.#runs) run.behind = true;
    if (this.#runs.length > 0) this.#soon();
  }

  /** @param {number} node */
  inspect(node) {
    const kept = this.#runs.find(
      ({ window: { from }, tracer }) => node >= from && node - from < tracer.records,
    );
    const step = kept ? kept.tracer.step_of(node - kept.window.from) : null;
    this.#host.post({ type: 'inspected', node, step }, []);
  }

  /** Stops without a message, for good. */
  drop() {
    this.trace([]);
    this.#callOff();
  }

  #soon() {
    if (this.#due) return;
    this.#due = true;
    this.#callOff = this.#host.later(() => {
      this.#due = false;
      this.#slice();
    }, 0);
  }

  #slice() {
    const end = this.#host.now() + SLICE;
    for (const run of this.#runs) {
      while (run.behind && this.#host.now() < end) {
        run.behind = run.tracer.advance_to(this.#furthest, BATCH);
      }
      const isNews = !run.behind || this.#host.now() - run.at >= POST;
      if (isNews && run.tracer.seen !== run.seen) this.#post(run);
    }
    if (this.#runs.some(({ behind }) => behind)) this.#soon();
  }

  /** @param {Run} run */
  #post(run) {
    const chunk = run.tracer.chunk(run.records, run.expansions);
    run.records += chunk.parents.length;
    run.expansions += chunk.expandedRecords.length;
    run.seen = chunk.seen;
    run.at = this.#host.now();
    const { parents, depths, estimates, moves, fates, expandedRecords, expandedAt } = chunk;
    const columns = [parents, depths, estimates, moves, fates, expandedRecords, expandedAt];
    const { name } = run.window;
    this.#host.post(
      { type: 'traced', name, chunk },
      columns.map(({ buffer }) => buffer),
    );
  }
}
