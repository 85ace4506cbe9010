// The worker that compares heuristics with true distances.

import { initSync, Quality } from '../pkg/rolling_cubes.js';
import { compareAll } from './comparer.js';
import { among, traceOf } from './touched.js';

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
    const { puzzle, start, goal, heuristics, touched } = order;
    const trace = touched && traceOf(touched.request, touched.nodes);
    compareAll(heuristics, {
      compare: (heuristic) => {
        const quality = new Quality(puzzle, start, goal, heuristic);
        return trace ? among(quality, trace) : quality;
      },
      later: (then) => setTimeout(() => guarded(then), 0),
      post: (news) => postMessage(news),
    });
  }),
);
