// The worker that compares heuristics with true distances.

import { initSync, Quality } from '../pkg/rolling_cubes.js';
import { compareAll } from './comparer.js';

/** @typedef {import('./protocol.js').Order} Order */

/** @param {() => void} act */
function guarded(act) {
  try {
    act();
  } catch (error) {
    postMessage({ type: 'failed', message: error instanceof Error ? error.message : `${error}` });
  }
}

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data: order }) =>
  guarded(() => {
    initSync({ module: order.module });
    const { puzzle, start, goal, heuristics } = order;
    compareAll(heuristics, {
      compare: (heuristic) => new Quality(puzzle, start, goal, heuristic),
      later: (then) => setTimeout(() => guarded(then), 0),
      post: (news) => postMessage(news),
    });
  }),
);
