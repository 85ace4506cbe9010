// How fast a lane is, in nodes a second over the last while.

/** Over a moment shorter than this, in milliseconds, the rate of the moment before says more. */
const SHORTEST = 50;

export class Speedometer {
  #rate = 0;
  #at = 0;
  #nodes = 0;

  /** Begins to measure: what was done before does not count. @param {number} nodes @param {number} now */
  start(nodes, now) {
    this.#at = now;
    this.#nodes = nodes;
  }

  /** @param {number} nodes @param {number} now */
  read(nodes, now) {
    const since = now - this.#at;
    if (since >= SHORTEST) {
      this.#rate = ((nodes - this.#nodes) * 1000) / since;
      this.start(nodes, now);
    }
    return this.#rate;
  }
}
