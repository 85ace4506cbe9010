// The page's end of a lane: starts its worker, gives orders, hears reports.

import { spawn } from '#spawn';

/** @typedef {import('./protocol.js').Order} Order */
/**
 * What a worker may say.
 * @typedef {import('./protocol.js').Report | import('./protocol.js').Away | import('./protocol.js').Failed
 *   | import('./protocol.js').Traced | import('./protocol.js').Inspected} News
 */

export class LaneClient {
  #worker;

  /**
   * @param {(news: News) => void} hear
   */
  constructor(hear) {
    this.#worker = spawn.lane();
    this.#worker.addEventListener('message', ({ data }) => {
      this.order({ type: 'heard' });
      hear(data);
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      hear({ type: 'failed', message: event.message });
    });
  }

  /** @param {Order} order */
  order(order) {
    this.#worker.postMessage(order);
  }

  /** Ends the worker, whatever it is doing. */
  end() {
    this.#worker.terminate();
  }
}
