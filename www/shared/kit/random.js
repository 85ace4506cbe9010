// Random numbers that are the same for the same seed in every browser, so that a link restores its exercise.
//
// Source: Tommy Ettinger's mulberry32 (2017, public domain), one multiplication and a few shifts for 32 bits.

export class Random {
  #state;

  /** @param {number} seed a whole number, modulo 2^32 */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  get state() {
    return this.#state;
  }

  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 to `most` - 1. @param {number} most */
  below(most) {
    return Math.floor((this.next() / 2 ** 32) * most);
  }

  /** Both limits are included. @param {number} least @param {number} most */
  between(least, most) {
    return least + this.below(most - least + 1);
  }

  /** @template T @param {readonly T[]} things @returns {T} */
  pick(things) {
    if (things.length === 0) throw new Error('there is nothing to pick from');
    return /** @type {T} */ (things[this.below(things.length)]);
  }

  /** In any order, each equally likely (Fisher and Yates). @template T @param {readonly T[]} things */
  shuffled(things) {
    const all = [...things];
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [all[last], all[other]] = [/** @type {T} */ (all[other]), /** @type {T} */ (all[last])];
    }
    return all;
  }

  /** An independent generator for the n-th of many, however many numbers the others use. @param {number} number */
  nth(number) {
    // Mixed: otherwise the second number of one generator would be the first of the next.
    return new Random(new Random(this.#state ^ Math.imul(number + 1, 0x9e3779b1)).next());
  }
}
