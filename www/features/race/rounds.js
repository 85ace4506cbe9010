// Rounds of a race of equal nodes: the limit on each lane's expansions in the next round.
//
// Every lane expands up to the same total and waits for the others, so that running lanes stand at equal counts
// whenever they are displayed.

/** Target duration of a round in milliseconds: short enough to look live, long compared to messages. */
const ROUND = 60;

/** The first and least share at full speed. It takes milliseconds, so less would not shorten rounds. */
const LEAST = 500;

export class Rounds {
  /** Limit on each lane's expansions. */
  total = 0;
  #share = LEAST;
  #began = 0;
  #base = { at: 0, total: 0 };
  /** The next round: gathering the lanes, the first increase, or a later one. @type {'gathering' | 'first' | 'another'} */
  #next = 'gathering';

  /**
   * Begins or resumes; the pause does not count. The first round brings all lanes to one count: those behind catch up
   * and build their tables.
   * @param {number} total most expansions of any lane
   */
  resume(total) {
    this.total = total;
    this.#next = 'gathering';
  }

  /** The speed changed: due nodes count from here. @param {number} now milliseconds */
  rebase(now) {
    this.#base = { at: now, total: this.total };
    this.#began = now;
  }

  /**
   * @param {number | null} rate expansions a second; null is full speed
   * @param {number} now
   * @param {number} worked milliseconds of the slowest lane's work on new nodes in the last round; 0 if unknown
   * @returns {number} milliseconds until it is due; 0 if it is open
   */
  next(rate, now, worked = 0) {
    if (this.#next === 'gathering') {
      this.#next = 'first';
      return 0;
    }
    const isFirst = this.#next === 'first';
    this.#next = 'another';
    if (isFirst) this.rebase(now);
    if (rate === null) {
      // Doubles the share after a short round and halves it after a long one. On a busy machine messages alone may
      // exceed the target; then only the work counts, or shares would shrink until the race consists of messages.
      const took = now - this.#began;
      const isShort = took < ROUND / 2 || (worked > 0 && worked < ROUND / 2);
      if (!isFirst && isShort) this.#share *= 2;
      else if (took > ROUND * 2) this.#share = Math.max(LEAST, this.#share / 2);
      this.total += Math.ceil(this.#share);
    } else {
      const due = this.#base.total + Math.floor(((now - this.#base.at) * rate) / 1000) + 1;
      if (due <= this.total) return Math.max(1, 1000 / rate / 4);
      this.total = due;
    }
    this.#began = now;
    return 0;
  }
}
