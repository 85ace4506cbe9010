// Who takes the steps of a presenter's clicker, and says what to say with each.
//
// While the page is presented, PageDown and PageUp are steps: of the search in sight, unless a part of the page has taken the clicker,
// as a lesson does while it is open. The one that took it last is asked first; where it has no step to make, the one before it is.

/**
 * What a speaker reads of what the room sees.
 * @typedef {object} Notes
 * @property {string} title what is shown
 * @property {readonly string[]} shown more of that, a line each
 * @property {readonly string[]} say what to say of it, a paragraph each
 * @property {string} next what the next step does
 */

/**
 * @typedef {object} Steps
 * @property {(by: 1 | -1, far: boolean) => boolean} go makes a step forward or back, a longer one where `far` is wanted; whether there
 *   was one to make
 * @property {() => Notes | null} notes what to say now; null where there is nothing of its own to say
 */

export class Clicker {
  /** The newest last. @type {Steps[]} */
  #takers = [];
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** Takes the clicker. @param {Steps} steps @returns {() => void} gives it back */
  take(steps) {
    this.#takers.push(steps);
    this.tell();
    return () => {
      this.#takers = this.#takers.filter((taker) => taker !== steps);
      this.tell();
    };
  }

  /** Makes a step. @param {1 | -1} by @param {boolean} [far] @returns {boolean} whether there was one to make */
  go(by, far = false) {
    return this.#takers.toReversed().some((taker) => taker.go(by, far));
  }

  /** What to say now; null where nobody has taken the clicker. @returns {Notes | null} */
  notes() {
    for (const taker of this.#takers.toReversed()) {
      const notes = taker.notes();
      if (notes) return notes;
    }
    return null;
  }

  /** Says that the notes are others now. */
  tell() {
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the notes are others. @param {() => void} listener @returns {() => void} stops calling */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The page's own. */
export const clicker = new Clicker();
