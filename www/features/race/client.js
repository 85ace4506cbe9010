// The page's end of a lane: starts its worker, sends orders, receives reports.

import { engineModule, isWhole, loadWholeEngine } from '../../shared/engine/engine.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { checked } from './sound.js';

/** @import { Report } from '../../shared/state/lane-news.js' */
/** @import { Away, Failed, Inspected, Order, Traced } from './protocol.js' */

/**
 * @typedef {Report | Away | Traced
 *   | Inspected} News News, a failure, or `silent` (news is overdue, but the worker may be busy and report later).
 * @typedef {News | Failed | {type: 'silent'}} Heard
 */

/** Orders that are answered when done, and regularly until then. @type {readonly Order['type'][]} */
const ANSWERED = ['run', 'share', 'pause', 'step', 'stage', 'back', 'stage-back', 'seek'];

/** Orders for which the first race's part of the engine suffices; `watch` only without breakpoints. @type {readonly Order['type'][]} */
const PLAIN = ['run', 'share', 'pause', 'step', 'sketch', 'heard'];

/** @type {(order: Order) => boolean} */
const isPlain = (order) =>
  order.type === 'watch'
    ? Object.values(order.breakpoints).every((value) => value === null || value === false)
    : PLAIN.includes(order.type);

/** Whether the lane will report again without an order. @type {(news: News) => boolean} */
const goesOn = (news) => news.type !== 'report' || news.phase === 'running';

export class LaneClient {
  doing = /** @type {Order | null} */ (null);
  #link;
  #hear;
  /** Whether the worker has the whole engine. */
  isWhole = false;
  #waiting = /** @type {Order[] | null} */ (null);

  /** @param {(news: Heard) => void} hear */
  constructor(hear) {
    this.#hear = hear;
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

  /**
   * Sends an order, after the part of the engine that it needs is loaded.
   * @param {Order} order
   * @param {boolean} [plain] whether the first race's part suffices
   */
  order(order, plain = isPlain(order)) {
    if (ANSWERED.includes(order.type)) this.doing = order;
    if (order.type === 'load') this.isWhole = isWhole();
    // The worker waits for `heard` before its next report.
    if (order.type === 'heard') this.#send(order);
    else if (this.#waiting) this.#waiting.push(order);
    else if (plain || this.isWhole) this.#send(order);
    else if (isWhole()) this.#complete([order]);
    else this.#wait([order]);
  }

  /** @param {Order[]} orders */
  async #wait(orders) {
    this.#waiting = orders;
    try {
      await loadWholeEngine();
    } catch (error) {
      this.end();
      const { message = `${error}`, said = message } = Object(error);
      return this.#hear({ type: 'failed', cause: 'unmade', message: said });
    }
    this.#waiting = null;
    this.#complete(orders);
  }

  /** @param {readonly Order[]} orders */
  #complete(orders) {
    this.isWhole = true;
    this.#link.order({ type: 'engine', module: engineModule() });
    for (const order of orders) this.#send(order);
  }

  /** @param {Order} order */
  #send(order) {
    if (ANSWERED.includes(order.type)) this.#link.expect(true);
    this.#link.order(order);
  }

  end() {
    this.#link.end();
  }
}
