// Chance that comes out the same for the same seed, in every browser: so an exercise is remade from its link.
//
// Source: Tommy Ettinger's mulberry32 (2017, public domain), one multiplication and a few shifts for 32 bits.

export class Random {
  #state;

  /** @param {number} seed a whole number; those that differ by 2^32 are the same */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** All that it goes on from. */
  get state() {
    return this.#state;
  }

  /** The next 32 bits, as a whole number. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 up to, not including, `most`. @param {number} most */
  below(most) {
    return Math.floor((this.next() / 2 ** 32) * most);
  }

  /** A whole number from `least` to `most`, both included. @param {number} least @param {number} most */
  between(least, most) {
    return least + this.below(most - least + 1);
  }

  /** One of some things. @template T @param {readonly T[]} things @returns {T} */
  pick(things) {
    if (things.length === 0) throw new Error('there is nothing to pick from');
    return /** @type {T} */ (things[this.below(things.length)]);
  }

  /** The same things in any order, each as likely as the other (Fisher and Yates). @template T @param {readonly T[]} things */
  shuffled(things) {
    const all = [...things];
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [all[last], all[other]] = [/** @type {T} */ (all[other]), /** @type {T} */ (all[last])];
    }
    return all;
  }

  /** Chance of its own for one of many, which does not depend on how much the others take. @param {number} number */
  nth(number) {
    // Mixed, or the second of the first would be the first of the second.
    return new Random(new Random(this.#state ^ Math.imul(number + 1, 0x9e3779b1)).next());
  }
}
