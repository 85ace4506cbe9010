// The atlas's worker: the engine's census of a whole space, and the mail between it and the page.

import { initSync, Survey } from '../pkg/rolling_cubes.js';
import { Surveyor } from './surveyor.js';

/** @type {Surveyor | null} */
let surveyor = null;

/** @type {import('./surveyor.js').Host} */
const host = {
  later: (then) => setTimeout(() => guarded(then), 0),
  post: (news) => postMessage(news),
};

/** @param {() => void} act */
function guarded(act) {
  try {
    act();
  } catch (error) {
    surveyor = null;
    host.post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener(
  'message',
  (/** @type {MessageEvent<import('./protocol.js').Order>} */ { data: order }) =>
    guarded(() => {
      if (order.type !== 'begin') return surveyor?.obey(order);
      initSync({ module: order.module });
      const { puzzle, start, goal } = order;
      surveyor = new Surveyor(new Survey(puzzle, start), puzzle, goal, host);
      surveyor.run();
    }),
);
