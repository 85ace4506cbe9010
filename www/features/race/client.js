// The page's end of a lane: starts its worker, gives orders, hears reports.

import { engineModule, isWhole, loadWholeEngine } from '../../shared/engine/engine.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { checked } from './sound.js';

/** @import { Away, Failed, Inspected, Order, Report, Traced } from './protocol.js' */

/**
 * What a worker may say.
 * @typedef {Report | Away | Traced
 *   | Inspected} News
 *
 * What is heard of it: that, or that it has failed, or that it is silent though news is overdue. One that is silent may be busy, and
 * is heard again when it is not.
 * @typedef {News | Failed | {type: 'silent'}} Heard
 */

/** What a lane answers when it has done it, and every moment while it is at it. @type {readonly Order['type'][]} */
const ANSWERED = ['run', 'share', 'pause', 'step', 'stage', 'back', 'stage-back', 'seek'];

/** Orders that a lane can follow with the part of the engine for a first race; `watch` only where it names no breakpoints. @type {readonly Order['type'][]} */
const PLAIN = ['run', 'share', 'pause', 'step', 'heard'];

/** @type {(order: Order) => boolean} */
const isPlain = (order) =>
  order.type === 'watch'
    ? Object.values(order.breakpoints).every((value) => value === null || value === false)
    : PLAIN.includes(order.type);

/** Whether a lane that has told this has more to tell, unasked. @type {(news: News) => boolean} */
const goesOn = (news) => news.type !== 'report' || news.phase === 'running';

export class LaneClient {
  /** The last order of those that take the lane through its run. @type {Order | null} */
  doing = null;
  #link;
  #hear;
  /** Whether the worker has the whole engine. */
  isWhole = false;
  /** Orders that wait for the whole engine, with those after them. @type {Order[] | null} */
  #waiting = null;

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
   * Gives the worker an order, once the engine that the order needs is loaded.
   * @param {Order} order
   * @param {boolean} [plain] whether the part of the engine for a first race is enough
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

  /** Gives the worker the whole engine, and then the orders. @param {readonly Order[]} orders */
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

  /** Ends the worker, whatever it is doing. */
  end() {
    this.#link.end();
  }
}
