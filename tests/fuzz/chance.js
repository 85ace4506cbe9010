// Chance that can be had again: all that a case does follows from the seed of its run and its number.

/** Mulberry32 (T. Ettinger), 32 bits of state: small, and good enough to choose by. */
export class Chance {
  #state;

  /** @param {number} seed @param {number} number */
  constructor(seed, number) {
    // Neighbours in either are to have nothing in common.
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
    for (let turn = 0; turn < 4; turn += 1) this.#next();
  }

  #next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  }

  /** A whole number from 0 to below `count`. @param {number} count */
  below(count) {
    return this.#next() % count;
  }

  /** Whether something that happens once in so many times does. @param {number} times */
  once(times) {
    return this.below(times) === 0;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return /** @type {T} */ (list[this.below(list.length)]);
  }

  /** Up to `most` of what `make` makes. @template T @param {number} most @param {() => T} make */
  some(most, make) {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  /** The same items in another order. @template T @param {readonly T[]} list */
  shuffled(list) {
    const items = [...list];
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [
        /** @type {T} */ (items[other]),
        /** @type {T} */ (items[last]),
      ];
    }
    return items;
  }

  /** A text with some of it changed: letters exchanged, left out, doubled, or others put in. @param {string} text @param {string} letters */
  spoiled(text, letters = ODD) {
    const characters = [...text];
    for (let time = this.below(3) + 1; time > 0; time -= 1) {
      const at = this.below(characters.length + 1);
      const other = this.pick([...letters]);
      const how = this.below(5);
      if (how === 0) characters.splice(at, 1);
      else if (how === 1) characters.splice(at, 0, other);
      else if (how === 2) characters.splice(at, 1, other);
      else if (how === 3) characters.splice(at, 0, ...characters.slice(0, this.below(9)));
      else characters.length = Math.min(characters.length, at);
    }
    return characters.join('');
  }
}

/** What nobody expects: signs that part things, digits of other alphabets, halves of characters, what turns the line round. */
const ODD = ' \t\n\r\0\u001b%&=#,:./-+*0129aAzZW߀ß\u202e\ufeff\ud83c𝟘🎲"\'<>\\';
