// The page's end of the worker that lays out trees. One tree at a time: whoever asks waits for the answer.

import { spawn } from '#spawn';

/** @typedef {{parents: Int32Array, folded: Uint32Array, backward: Uint8Array}} Wanted */

export class Layouts {
  /** @type {Worker | null} */
  #worker = null;

  /**
   * Where the nodes of a picture stand, see `layout.js`; null when the worker cannot say.
   * @param {Wanted} wanted
   * @returns {Promise<Float32Array | null>}
   */
  layout(wanted) {
    this.#worker ??= spawn.tree();
    const worker = this.#worker;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.end();
        resolve(null);
      };
      worker.postMessage(wanted);
    });
  }

  end() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
