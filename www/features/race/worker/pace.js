// How much a lane may do now, so that a run at a given speed is that fast on any machine.

/**
 * Counts out nodes at a steady rate. Pure but for the times it is told.
 */
export class Pace {
  #since;
  #done = 0;

  /**
   * @param {number | null} rate nodes a second; null is full speed
   * @param {number} now milliseconds
   */
  constructor(rate, now) {
    this.rate = rate;
    this.#since = now;
  }

  /** How many nodes are due at `now`. @param {number} now */
  due(now) {
    if (this.rate === null) return Number.POSITIVE_INFINITY;
    // The first node is due at once: a person who has pressed Run at one node a second wants to see one.
    const due = Math.floor(((now - this.#since) * this.rate) / 1000) + 1 - this.#done;
    // After a long sleep, as of a laptop's lid, the run goes on at its pace instead of making up for it.
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

  /** Milliseconds from `now` until the next node is due. @param {number} now */
  wait(now) {
    if (this.rate === null) return 0;
    return Math.max(0, this.#since + (this.#done * 1000) / this.rate - now);
  }
}
