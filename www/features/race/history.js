// What a run has passed: samples for the chart, how far it has been, and how long that took.
//
// A lane's time is what its nodes took when they were first generated: milliseconds spent in the search itself. Waiting
// between two slices of work, for the speed chosen, for other lanes or for the page is no part of it. A search can be
// taken back and made to cover the same ground again: that is not counted a second time.

/** @import { Sample } from '../../shared/state/state.js' */
/** @import { Search as EngineSearch } from '../../pkg/rolling_cubes.js' */

/** @typedef {Pick<EngineSearch, 'generated' | 'snapshot'>} Search */

/** A sample for the chart each time the nodes have grown by this part: as dense at the start as at the end. */
const SAMPLE_GROWTH = 1 / 50;

export class History {
  /** The number of the last node that was ever generated. */
  furthest = 0;
  /** @type {Sample[]} */
  #samples = [];
  /** How many of them were told. */
  #told = 0;
  /** The number of the node that is to be sampled next. */
  #next = 0;
  /** Milliseconds of work on new ground. */
  #time = 0;
  /** Whether the furthest node is the search's last: there will be no new ground. */
  #finished = false;

  /**
   * It took so many milliseconds to get from one number of nodes to another. Where a larger table of positions is made, no node is
   * generated, and that is work all the same.
   * @param {number} from @param {number} to @param {number} took
   */
  worked(from, to, took) {
    if (from >= this.furthest && to >= from && !this.#finished) this.#time += took;
  }

  /** The search is at its end. */
  finish() {
    this.#finished = true;
  }

  /** How many nodes from here there is something to note. @param {number} nodes */
  until(nodes) {
    const there = nodes < this.furthest ? this.furthest : this.#next;
    return Math.max(1, Math.ceil(there - nodes));
  }

  /**
   * Notes how far the search is, and samples it where that is due, or wanted.
   * @param {Search} search
   * @param {boolean} wanted
   */
  note(search, wanted = false) {
    const nodes = search.generated;
    if (nodes < this.furthest) return;
    this.furthest = nodes;
    if (!wanted && nodes < this.#next) return;
    this.#next = nodes + Math.max(1, nodes * SAMPLE_GROWTH);
    if (nodes === 0 || this.#samples.at(-1)?.nodes === nodes) return;
    const { stored_peak, bytes_peak, depth, bound } = search.snapshot();
    this.#samples.push({
      nodes,
      time: this.#time,
      stored: stored_peak,
      bytes: bytes_peak,
      depth: bound ?? depth,
    });
  }

  /** Milliseconds of work that so many nodes took, when they were new. @param {number} nodes */
  time(nodes) {
    if (nodes >= this.furthest) return this.#time;
    const after = this.#samples.findIndex((sample) => sample.nodes > nodes);
    const index = after < 0 ? this.#samples.length : after;
    const from = this.#samples[index - 1] ?? { nodes: 0, time: 0 };
    const to = this.#samples[index] ?? { nodes: this.furthest, time: this.#time };
    return from.time + ((to.time - from.time) * (nodes - from.nodes)) / (to.nodes - from.nodes);
  }

  /** The samples that were not told yet, and how many were; they are now. */
  tell() {
    const from = this.#told;
    this.#told = this.#samples.length;
    return { from, samples: this.#samples.slice(from) };
  }
}
