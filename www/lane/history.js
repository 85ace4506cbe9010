// What a run has passed: samples for the chart, how far it has been, and how long that took.
//
// A search can be taken back and made to cover the same ground again. What was noted of it stays, and the clock stands
// still until the ground is new: a lane's time is what its nodes took when they were first generated.

/** @typedef {import('../state/state.js').Sample} Sample */
/** @typedef {Pick<import('../pkg/rolling_cubes.js').Search, 'generated' | 'snapshot'>} Search */

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
  /** Milliseconds on new ground before the clock last went on, and when that was. */
  #time = 0;
  /** @type {number | null} */
  #since = null;
  /** Whether the furthest node is the search's last: there will be no new ground. */
  #finished = false;

  /** The clock goes, if `nodes` generated are as far as it has been. @param {number} nodes @param {number} now */
  start(nodes, now) {
    if (nodes >= this.furthest && !this.#finished) this.#since ??= now;
  }

  /** The search is at its end. */
  finish() {
    this.#finished = true;
  }

  /** @param {number} now */
  stop(now) {
    this.#time = this.#elapsed(now);
    this.#since = null;
  }

  /** How many nodes from here there is something to note. @param {number} nodes */
  until(nodes) {
    const there = nodes < this.furthest ? this.furthest : this.#next;
    return Math.max(1, Math.ceil(there - nodes));
  }

  /**
   * Notes how far the search is, and samples it where that is due, or wanted.
   * @param {Search} search
   * @param {number} now
   * @param {boolean} wanted
   */
  note(search, now, wanted = false) {
    const nodes = search.generated;
    if (nodes < this.furthest) return;
    this.furthest = nodes;
    if (!wanted && nodes < this.#next) return;
    this.#next = nodes + Math.max(1, nodes * SAMPLE_GROWTH);
    if (nodes === 0 || this.#samples.at(-1)?.nodes === nodes) return;
    const { stored_peak, bytes_peak, depth, bound } = search.snapshot();
    const time = this.#elapsed(now);
    this.#samples.push({
      nodes,
      time,
      stored: stored_peak,
      bytes: bytes_peak,
      depth: bound ?? depth,
    });
  }

  /** Milliseconds that so many nodes took, when they were new. @param {number} nodes @param {number} now */
  time(nodes, now) {
    if (nodes >= this.furthest) return this.#elapsed(now);
    const after = this.#samples.findIndex((sample) => sample.nodes > nodes);
    const index = after < 0 ? this.#samples.length : after;
    const from = this.#samples[index - 1] ?? { nodes: 0, time: 0 };
    const to = this.#samples[index] ?? { nodes: this.furthest, time: this.#elapsed(now) };
    return from.time + ((to.time - from.time) * (nodes - from.nodes)) / (to.nodes - from.nodes);
  }

  /** The samples that were not told yet, and how many were; they are now. */
  tell() {
    const from = this.#told;
    this.#told = this.#samples.length;
    return { from, samples: this.#samples.slice(from) };
  }

  /** @param {number} now */
  #elapsed(now) {
    return this.#time + (this.#since === null ? 0 : now - this.#since);
  }
}
