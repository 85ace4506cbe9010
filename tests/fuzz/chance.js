// Random choices of a case. fast-check draws them, so that cases can be replayed and shrunk.

import fc from 'fast-check';

/** @import { Arbitrary, GeneratorValue } from 'fast-check' */

/** Uniform up to `max`. @param {number} max */
const upTo = (max) => fc.noBias(fc.nat(max));

/** @template T @param {(chance: Chance) => T} make @returns {Arbitrary<T>} */
export const casesOf = (make) => fc.gen().map((draw) => make(new Chance(draw)));

export class Chance {
  #draw;

  /** @param {GeneratorValue} draw */
  constructor(draw) {
    this.#draw = draw;
  }

  /** @param {number} count */
  below(count) {
    return count > 1 ? this.#draw(upTo, count - 1) : 0;
  }

  /** @param {number} times */
  once(times) {
    // Shrinking leads toward 0, so the common outcome must be 0.
    return this.below(times) === times - 1;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return /** @type {T} */ (list[this.below(list.length)]);
  }

  /** @template T @param {number} most @param {() => T} make */
  some(most, make) {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  /** @template T @param {readonly T[]} list */
  shuffled(list) {
    const items = [...list];
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = last - this.below(last + 1);
      [items[last], items[other]] = [
        /** @type {T} */ (items[other]),
        /** @type {T} */ (items[last]),
      ];
    }
    return items;
  }

  /** @param {string} text @param {string} letters */
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

/** Separators, digits of other alphabets, a lone surrogate, and a bidi control character. */
const ODD = ' \t\n\r\0\u001b%&=#,:./-+*0129aAzZW߀ß\u202e\ufeff\ud83c𝟘🎲"\'<>\\';
