// A run's history: chart samples, progress and time.
//
// A lane's time is the time of searching for nodes that were generated for the first time. It excludes waiting for the
// speed, other lanes or the page, and repeated nodes after stepping back.

/** @import { Sample } from '../../shared/state/state.js' */
/** @import { Search as EngineSearch } from '../../pkg/rolling_cubes.js' */

/** @typedef {Pick<EngineSearch, 'generated' | 'snapshot'>} Search */

/** Sample when nodes have grown by this fraction: density is uniform on a logarithmic scale. */
const SAMPLE_GROWTH = 1 / 50;

export class History {
  /** The last node ever generated. */
  furthest = 0;
  #samples = /** @type {Sample[]} */ ([]);
  #told = 0;
  #next = 0;
  /** Milliseconds spent on new nodes. */
  #time = 0;
  /** Whether the furthest node is the search's last. */
  #finished = false;

  /**
   * Adds the time from one node to another. Growing a table of positions generates no node but counts, too.
   * @param {number} from @param {number} to @param {number} took
   */
  worked(from, to, took) {
    if (from >= this.furthest && to >= from && !this.#finished) this.#time += took;
  }

  finish() {
    this.#finished = true;
  }

  /** @param {number} nodes */
  until(nodes) {
    const there = nodes < this.furthest ? this.furthest : this.#next;
    return Math.max(1, Math.ceil(there - nodes));
  }

  /** Records progress, and a sample if due or wanted. @param {Search} search @param {boolean} wanted */
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

  /** Milliseconds of search for a number of nodes when they were new. @param {number} nodes */
  time(nodes) {
    if (nodes >= this.furthest) return this.#time;
    const after = this.#samples.findIndex((sample) => sample.nodes > nodes);
    const index = after < 0 ? this.#samples.length : after;
    const from = this.#samples[index - 1] ?? { nodes: 0, time: 0 };
    const to = this.#samples[index] ?? { nodes: this.furthest, time: this.#time };
    return from.time + ((to.time - from.time) * (nodes - from.nodes)) / (to.nodes - from.nodes);
  }

  tell() {
    const from = this.#told;
    this.#told = this.#samples.length;
    return { from, samples: this.#samples.slice(from) };
  }
}
