// The page's end of the layout worker. Lays out one tree at a time.

import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';

/** @import { News, Order } from './worker/layout-worker.js' */

/** @typedef {{parents: Int32Array, folded: Uint32Array, backward: Uint8Array}} Wanted */

export class Layouts {
  #worker = /** @type {WorkerLink<Order, News> | null} */ (null);
  /** @type {(xs: Float32Array | null) => void} */
  #answer = () => {};

  /**
   * Horizontal positions of a picture's nodes, see `layout.js`; null if the worker fails.
   * @param {Wanted} wanted @returns {Promise<Float32Array | null>}
   */
  layout(wanted) {
    this.#worker ??= new WorkerLink(
      () => spawn('tree'),
      (/** @type {News} */ { xs }) => {
        this.#worker?.expect(false);
        this.#answer(xs);
      },
      () => {
        this.#worker = null;
        this.#answer(null);
      },
    );
    const worker = this.#worker;
    return new Promise((resolve) => {
      this.#answer = resolve;
      // The largest picture takes a fifth of a second.
      worker.expect(true);
      worker.order({ type: 'lay-out', ...wanted });
    });
  }

  end() {
    this.#worker?.end();
    this.#worker = null;
    this.#answer(null);
  }
}
