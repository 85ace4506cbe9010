// The page's end of a lane: starts its worker, gives orders, hears reports.

import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { checked } from './sound.js';

/** @typedef {import('./protocol.js').Order} Order */
/**
 * What a worker may say.
 * @typedef {import('./protocol.js').Report | import('./protocol.js').Away | import('./protocol.js').Traced
 *   | import('./protocol.js').Inspected} News
 *
 * What is heard of it: that, or that it has failed, or that it is silent though news is overdue. One that is silent may be busy, and
 * is heard again when it is not.
 * @typedef {News | import('./protocol.js').Failed | {type: 'silent'}} Heard
 */

/** What a lane answers when it has done it, and every moment while it is at it. @type {readonly Order['type'][]} */
const ANSWERED = ['run', 'share', 'pause', 'step', 'stage', 'back', 'stage-back', 'seek'];

/** Whether a lane that has told this has more to tell, unasked. @type {(news: News) => boolean} */
const goesOn = (news) => news.type !== 'report' || news.phase === 'running';

export class LaneClient {
  /** The last order of those that take the lane through its run. @type {Order | null} */
  doing = null;
  #link;

  /** @param {(news: Heard) => void} hear */
  constructor(hear) {
    /** @type {WorkerLink<Order, News>} */
    this.#link = new WorkerLink(
      () => spawn('lane'),
      (told) => {
        const news = checked(told);
        this.order({ type: 'heard' });
        if (!goesOn(news)) this.#link.expect(false);
        hear(news);
      },
      (failure) => hear({ type: 'failed', ...failure }),
      () => hear({ type: 'silent' }),
    );
  }

  /** @param {Order} order */
  order(order) {
    if (ANSWERED.includes(order.type)) {
      this.doing = order;
      this.#link.expect(true);
    }
    this.#link.order(order);
  }

  /** Ends the worker, whatever it is doing. */
  end() {
    this.#link.end();
  }
}
