// Dispatches steps of a presenter's clicker and supplies speaker notes.
//
// While presenting, PageDown and PageUp step the visible search, unless a part of the page, such as an open lesson, has
// taken the clicker. The part that took it last is asked first; without a step to make, the one before it.

/**
 * Speaker notes about the visible page.
 * @typedef {object} Notes
 * @property {string} title title of the view
 * @property {readonly string[]} shown details, one per line
 * @property {readonly string[]} say text to say, one entry per paragraph
 * @property {string} next the effect of the next step
 */

/**
 * @typedef {object} Steps
 * @property {(by: 1 | -1, far: boolean) => boolean} go steps forward or back, farther if `far`; returns false if there
 *   is no step
 * @property {() => Notes | null} notes current notes, or null
 */

export class Clicker {
  /** The newest last. @type {Steps[]} */
  #takers = [];
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {Steps} steps @returns {() => void} releases the clicker */
  take(steps) {
    this.#takers.push(steps);
    this.tell();
    return () => {
      this.#takers = this.#takers.filter((taker) => taker !== steps);
      this.tell();
    };
  }

  /** @param {1 | -1} by @param {boolean} [far] @returns {boolean} whether there was a step */
  go(by, far = false) {
    return this.#takers.toReversed().some((taker) => taker.go(by, far));
  }

  /** @returns {Notes | null} */
  notes() {
    for (const taker of this.#takers.toReversed()) {
      const notes = taker.notes();
      if (notes) return notes;
    }
    return null;
  }

  tell() {
    for (const listener of this.#listeners) listener();
  }

  /** @param {() => void} listener @returns {() => void} unsubscribes */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const clicker = new Clicker();
