// The page's end of a lane: starts its worker, gives orders, hears reports.

import { spawn } from '#spawn';
import { awaitLock } from './alive.js';

/** @typedef {import('./protocol.js').Order} Order */
/**
 * What a worker may say.
 * @typedef {import('./protocol.js').Report | import('./protocol.js').Away | import('./protocol.js').Failed
 *   | import('./protocol.js').Traced | import('./protocol.js').Inspected | import('./protocol.js').Alive} News
 *
 * And what of it is not for the client itself.
 * @typedef {Exclude<News, import('./protocol.js').Alive>} Heard
 */

export class LaneClient {
  #worker = spawn.lane();
  /** Whether it has ever said anything. */
  #begun = false;
  #unwatch = () => {};

  /**
   * @param {string} lock the name of the lock that it is to hold as long as it lives; no other has it
   * @param {(news: Heard) => void} hear
   */
  constructor(lock, hear) {
    const worker = this.#worker;
    worker.addEventListener('message', (/** @type {MessageEvent<News>} */ { data: news }) => {
      this.#begun = true;
      this.order({ type: 'heard' });
      if (news.type !== 'alive') return hear(news);
      this.#unwatch = awaitLock(lock, () => hear({ type: 'failed', cause: 'gone', message: '' }));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // Where there is no script, or none may be run, the event has no message.
      const message = event.message ?? '';
      hear({ type: 'failed', cause: this.#begun ? 'broke' : 'unmade', message });
    });
    worker.addEventListener('messageerror', () =>
      hear({ type: 'failed', cause: 'broke', message: '' }),
    );
  }

  /** @param {Order} order */
  order(order) {
    this.#worker.postMessage(order);
  }

  /** Ends the worker, whatever it is doing. */
  end() {
    this.#unwatch();
    this.#worker.terminate();
  }
}
