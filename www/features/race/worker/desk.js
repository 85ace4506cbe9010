// A lane's worker without its thread: connects engine, runner and messages.

import { Search } from '../../../pkg/rolling_cubes.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Runner } from './runner.js';
import { Tracing } from './tracing.js';

/** @import { News } from '../client.js' */
/** @import { Order } from '../protocol.js' */
/** @import { Host } from './runner.js' */

export class Desk {
  #runner = /** @type {Runner | null} */ (null);
  #tracing = /** @type {Tracing | null} */ (null);
  // A message to itself is the quickest way to process pending messages; a timer would be clamped to 4 ms.
  #self = new MessageChannel();
  /** @type {Map<number, () => void>} */
  #waiting = new Map();
  #sent = 0;
  /** Number of messages that the page has not confirmed. */
  #unheard = 0;
  #page;

  /**
   * @typedef {object} Page the other end
   * @property {(news: News, transfer: Transferable[]) => void} tell
   * @property {(act: () => void) => () => void} guarded reports exceptions as the lane's failure
   */

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#self.port1.onmessage = ({ data: number }) => {
      const then = this.#waiting.get(number);
      this.#waiting.delete(number);
      then?.();
    };
  }

  /** @param {Order} order */
  hear(order) {
    const [runner, tracing] = [this.#runner, this.#tracing];
    switch (order.type) {
      case 'engine':
        return startEngine(order.module);
      case 'load':
        runner?.drop();
        tracing?.drop();
        startEngine(order.module);
        return this.#start(new Search(order.request));
      case 'run':
        return runner?.run(order.rate, order.passing);
      case 'share':
        return runner?.share(order.expansions);
      case 'stage':
        return runner?.stage();
      case 'pause':
        return runner?.pause();
      case 'step':
        return runner?.step(order.nodes, order.passing);
      case 'back':
        return runner?.back(order.nodes);
      case 'seek':
        return runner?.seek(order.nodes);
      case 'stage-back':
        return runner?.stageBack();
      case 'watch':
        return runner?.watch(order.breakpoints);
      case 'trace':
        return tracing?.trace(order.windows);
      case 'inspect':
        return tracing?.inspect(order.node);
      case 'look':
        return runner?.look(order.most);
      case 'sketch':
        return runner?.sketch();
      case 'heard':
        // A message may be confirmed twice, but never before it is sent.
        this.#unheard = Math.max(0, this.#unheard - 1);
    }
  }

  /** @param {Search} search */
  #start(search) {
    const now = () => performance.now();
    /** @type {Host['later']} */
    const later = (then, ms) => this.#later(then, ms);
    this.#runner = new Runner(search, {
      now,
      later,
      post: (report) => {
        this.#tell(report);
        this.#tracing?.follow();
      },
      isHeard: () => this.#unheard === 0,
    });
    const post = (/** @type {News} */ news, /** @type {Transferable[]} */ transfer) =>
      this.#tell(news, transfer);
    this.#tracing = new Tracing(search, { now, later, post });
  }

  /** @param {News} news @param {Transferable[]} [transfer] */
  #tell(news, transfer = []) {
    this.#unheard += 1;
    this.#page.tell(news, transfer);
  }

  /** @param {() => void} then @param {number} ms */
  #later(then, ms) {
    if (ms > 0) {
      const timer = setTimeout(this.#page.guarded(then), ms);
      return () => clearTimeout(timer);
    }
    this.#sent += 1;
    const number = this.#sent;
    this.#waiting.set(number, this.#page.guarded(then));
    this.#self.port2.postMessage(number);
    return () => this.#waiting.delete(number);
  }
}
