// An experiment's worker: one instance after the other, as they are handed out.

import { initSync } from '../pkg/rolling_cubes.js';
import { Trial } from './trial.js';

/**
 * @typedef {{type: 'load', module: WebAssembly.Module, plan: import('./plan.js').Plan}
 *   | {type: 'draw', draw: import('./plan.js').Draw}} Order
 * @typedef {{type: 'doing', doing: import('./plan.js').Doing} | {type: 'ran'} | {type: 'done', instance: import('./plan.js').Instance} | {type: 'failed', message: string}} News
 */

/** @type {Trial | null} */
let trial = null;

/** @type {(news: News) => void} */
const tell = (news) => postMessage(news);

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data: order }) => {
  try {
    if (order.type === 'load') {
      initSync({ module: order.module });
      trial = new Trial(order.plan);
    } else if (trial) {
      const ran = () => tell({ type: 'ran' });
      const instance = trial.run(order.draw, ran, (doing) => tell({ type: 'doing', doing }));
      tell({ type: 'done', instance });
    }
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
