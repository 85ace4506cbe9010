// Marks results in slices, each once, so that the page stays responsive.

import { resultOf } from './result.js';

/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Result } from './result.js' */

/** Milliseconds of marking after which the page has its turn. */
const SLICE = 30;

export class Marker {
  /** Marked results by their content: one more letter in the field changes few of them. @type {Map<string, Result>} */
  #known = new Map();
  #asked = 0;
  #slice;

  /** @param {number} [slice] */
  constructor(slice = SLICE) {
    this.#slice = slice;
  }

  /** @param {readonly Own[]} owns @param {(results: readonly Result[]) => void} tell */
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
        // Unmarked results may be requested again.
        this.#known = new Map([...before, ...this.#known]);
        return;
      }
      since = performance.now();
    }
    tell(results);
  }
}
