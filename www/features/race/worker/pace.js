// Limits work per time, so that a speed means the same on any machine.

/** Counts out nodes at a steady rate. The caller supplies times. */
export class Pace {
  #since;
  #done = 0;

  /** @param {number | null} rate nodes a second; null is full speed @param {number} now milliseconds */
  constructor(rate, now) {
    this.rate = rate;
    this.#since = now;
  }

  /** @param {number} now */
  due(now) {
    if (this.rate === null) return Number.POSITIVE_INFINITY;
    // The first node is due at once: at one node a second, Run should show one immediately.
    const due = Math.floor(((now - this.#since) * this.rate) / 1000) + 1 - this.#done;
    // After a sleep, such as a closed laptop, the run does not make up for the time.
    const most = Math.max(1, Math.ceil(this.rate / 4));
    if (due > most) {
      this.#since = now - ((this.#done + most - 1) * 1000) / this.rate;
      return most;
    }
    return due;
  }

  /** @param {number} nodes */
  did(nodes) {
    this.#done += nodes;
  }

  /** @param {number} now */
  wait(now) {
    if (this.rate === null) return 0;
    return Math.max(0, this.#since + (this.#done * 1000) / this.rate - now);
  }
}
