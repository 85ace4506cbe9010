// The page's end of the worker that lays out trees. One tree at a time: whoever asks waits for the answer.

import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';

/** @import { News, Order } from './worker/layout-worker.js' */

/** @typedef {{parents: Int32Array, folded: Uint32Array, backward: Uint8Array}} Wanted */

export class Layouts {
  /** @type {WorkerLink<Order, News> | null} */
  #worker = null;
  /** Takes the answer. @type {(xs: Float32Array | null) => void} */
  #answer = () => {};

  /**
   * Where the nodes of a picture stand, see `layout.js`; null when the worker cannot say.
   * @param {Wanted} wanted
   * @returns {Promise<Float32Array | null>}
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

  /** Ends the worker; whoever waits hears that it cannot say. */
  end() {
    this.#worker?.end();
    this.#worker = null;
    this.#answer(null);
  }
}
