// Races of same nodes: how many positions each lane may have expanded by the end of the next round.
//
// In a round every lane expands up to the same total and waits for the others, so that at any moment that one can
// see, the lanes that are still at work stand at the same count.

/** Milliseconds that a round should take at full speed: short enough to look live, long against the mail. */
const ROUND = 60;

/** The least share at full speed, and the first. Done in some milliseconds, so that less would not make rounds shorter. */
const LEAST = 500;

export class Rounds {
  /** The total each lane may have expanded. */
  total = 0;
  #share = LEAST;
  #began = 0;
  #base = { at: 0, total: 0 };
  /** What the next round is: the one that gathers the lanes, the first that gives them more, or another. @type {'gathering' | 'first' | 'another'} */
  #next = 'gathering';

  /**
   * Begins, or goes on after a pause: the time in between does not count. In the first round the lanes come to one count: those that
   * have come apart meanwhile catch up, and heuristics build their tables, so that no lane gets ahead.
   * @param {number} total the most that any of the lanes has expanded
   */
  resume(total) {
    this.total = total;
    this.#next = 'gathering';
  }

  /** The speed changes: what is due is counted from here on. @param {number} now milliseconds */
  rebase(now) {
    this.#base = { at: now, total: this.total };
    this.#began = now;
  }

  /**
   * Opens the next round, when the last is over.
   * @param {number | null} rate expansions a second; null is full speed
   * @param {number} now
   * @param {number} worked milliseconds that the slowest lane worked on new ground in the last round; 0 when it is not known
   * @returns {number} milliseconds to wait before it is due; 0 when it is open now
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
      // Twice the share after a round that was over too soon, half after one that took too long. On a machine that is busy
      // with much else the mail alone may take longer than a round should: then only the work counts, or shares would shrink
      // for what they are not to blame for, until the race is all mail.
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
