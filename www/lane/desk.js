// A lane's worker without its thread: the engine, a runner, and the mail between them and the page.

import { initSync, Search } from '../pkg/rolling_cubes.js';
import { holdLock } from './alive.js';
import { Runner } from './runner.js';
import { Tracing } from './tracing.js';

/** @typedef {import('./protocol.js').Order} Order */
/** @typedef {import('./client.js').News} News */

export class Desk {
  /** @type {Runner | null} */
  #runner = null;
  /** @type {Tracing | null} */
  #tracing = null;
  // A message to oneself is the quickest way to let the mail be read first; a timer would be clamped to 4 ms.
  #self = new MessageChannel();
  /** What is to be done by and by, by the number of its message. @type {Map<number, () => void>} */
  #waiting = new Map();
  #sent = 0;
  /** How many messages the page has not taken yet. */
  #unheard = 0;
  #post;

  /** @param {(news: News, transfer: Transferable[]) => void} post */
  constructor(post) {
    this.#post = post;
    this.#self.port1.onmessage = ({ data: number }) => {
      const then = this.#waiting.get(number);
      this.#waiting.delete(number);
      then?.();
    };
  }

  /** The page has sent something. @param {Order} order */
  hear(order) {
    this.#guarded(() => this.#obey(order))();
  }

  /** The page has sent something that cannot be read, as where the compiled engine may not be shared with a worker. */
  garbled() {
    this.#tell({ type: 'failed', cause: 'unmade', message: '' });
  }

  /** @param {Order} order */
  #obey(order) {
    const [runner, tracing] = [this.#runner, this.#tracing];
    switch (order.type) {
      case 'load':
        runner?.drop();
        tracing?.drop();
        holdLock(order.lock, () => this.#tell({ type: 'alive' }));
        initSync({ module: order.module });
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
      case 'heard':
        this.#unheard -= 1;
    }
  }

  /** @param {Search} search */
  #start(search) {
    const now = () => performance.now();
    /** @type {import('./runner.js').Host['later']} */
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
    this.#post(news, transfer);
  }

  /** @param {() => void} then @param {number} ms */
  #later(then, ms) {
    if (ms > 0) {
      const timer = setTimeout(this.#guarded(then), ms);
      return () => clearTimeout(timer);
    }
    this.#sent += 1;
    const number = this.#sent;
    this.#waiting.set(number, this.#guarded(then));
    this.#self.port2.postMessage(number);
    return () => this.#waiting.delete(number);
  }

  /** What goes wrong in the engine is said in the lane, and nowhere else. @type {(act: () => void) => () => void} */
  #guarded(act) {
    return () => {
      try {
        act();
      } catch (error) {
        this.#runner = null;
        const message = error instanceof Error ? error.message : `${error}`;
        this.#tell({ type: 'failed', cause: 'broke', message });
      }
    };
  }
}
