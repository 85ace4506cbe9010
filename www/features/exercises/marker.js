// Marks a room's results without holding up the page: a few at a time, and none twice.

import { resultOf } from './result.js';

/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Result } from './result.js' */

/** Milliseconds of marking after which the page has its turn. */
const SLICE = 30;

export class Marker {
  /** What was marked, by what it was made of: a letter more in the field leaves most as they were. @type {Map<string, Result>} */
  #known = new Map();
  /** Counts what was asked for: the newest alone goes on. */
  #asked = 0;
  #slice;

  /** @param {number} [slice] milliseconds */
  constructor(slice = SLICE) {
    this.#slice = slice;
  }

  /**
   * Marks results in their order, and tells after each slice those that are marked.
   * @param {readonly Own[]} owns
   * @param {(results: readonly Result[]) => void} tell
   */
  async mark(owns, tell) {
    this.#asked += 1;
    const asked = this.#asked;
    const before = this.#known;
    this.#known = new Map();
    /** @type {Result[]} */
    const results = [];
    let since = performance.now();
    for (const own of owns) {
      const key = JSON.stringify(own);
      const result = before.get(key) ?? this.#known.get(key) ?? resultOf(own);
      this.#known.set(key, result);
      results.push(result);
      if (performance.now() - since < this.#slice || results.length === owns.length) continue;
      tell([...results]);
      await new Promise((resolve) => setTimeout(resolve));
      if (asked !== this.#asked) {
        // What was not come to yet may be wanted again.
        this.#known = new Map([...before, ...this.#known]);
        return;
      }
      since = performance.now();
    }
    tell(results);
  }
}
