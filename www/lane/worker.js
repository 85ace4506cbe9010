// A lane's worker: the engine, a runner, and the mail between them and the page.

import { initSync, Search } from '../pkg/rolling_cubes.js';
import { Runner } from './runner.js';
import { Tracing } from './tracing.js';

/** @typedef {import('./protocol.js').Order} Order */

/** @type {Runner | null} */
let runner = null;
/** @type {Tracing | null} */
let tracing = null;

// A message to oneself is the quickest way to let the mail be read first; a timer would be clamped to 4 ms.
const self0 = new MessageChannel();
/** What is to be done by and by, by the number of its message. @type {Map<number, () => void>} */
const waiting = new Map();
let sent = 0;
self0.port1.onmessage = ({ data: number }) => {
  const then = waiting.get(number);
  waiting.delete(number);
  then?.();
};

/** How many messages the page has not taken yet. */
let unheard = 0;

/** @param {import('./client.js').News} news @param {Transferable[]} [transfer] */
function tell(news, transfer = []) {
  unheard += 1;
  postMessage(news, { transfer });
}

/** @type {import('./runner.js').Host} */
const host = {
  now: () => performance.now(),
  later(then, ms) {
    if (ms > 0) {
      const timer = setTimeout(guarded(then), ms);
      return () => clearTimeout(timer);
    }
    sent += 1;
    const number = sent;
    waiting.set(number, guarded(then));
    self0.port2.postMessage(number);
    return () => waiting.delete(number);
  },
  post(report) {
    tell(report);
    tracing?.follow();
  },
  isHeard: () => unheard === 0,
};

/** What goes wrong in the engine is said in the lane, and nowhere else. @type {(act: () => void) => () => void} */
const guarded = (act) => () => {
  try {
    act();
  } catch (error) {
    runner = null;
    tell({ type: 'failed', message: error instanceof Error ? error.message : `${error}` });
  }
};

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data: order }) => {
  guarded(() => obey(order))();
});

/** @param {Order} order */
function obey(order) {
  switch (order.type) {
    case 'load':
      runner?.drop();
      initSync({ module: order.module });
      tracing?.drop();
      return start(new Search(order.request));
    case 'run':
      return runner?.run(order.rate);
    case 'share':
      return runner?.share(order.expansions);
    case 'stage':
      return runner?.stage();
    case 'pause':
      return runner?.pause();
    case 'step':
      return runner?.step(order.nodes);
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
      unheard -= 1;
  }
}

/** @param {Search} search */
function start(search) {
  runner = new Runner(search, host);
  const { now, later } = host;
  tracing = new Tracing(search, { now, later, post: tell });
}
