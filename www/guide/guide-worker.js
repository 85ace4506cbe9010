// The guide's worker: builds the table of true distances in the background, then answers for positions.

import { initSync, Search } from '../pkg/rolling_cubes.js';

/**
 * @typedef {{type: 'load', module: WebAssembly.Module, request: import('../pkg/rolling_cubes.js').Request}
 *   | {type: 'ask', states: string[]}} Order
 * @typedef {{type: 'progress', percent: number} | {type: 'distances', distances: Record<string, number>}
 *   | {type: 'failed', message: string}} News
 */

/** Milliseconds of building between two reports: counters tick at most ten times a second. */
const SLICE = 100;
/** Units of building between two looks at the clock: some milliseconds. */
const BATCH = 200_000;

/** @type {Search | null} */
let guide = null;
/** Asked while the table was not there yet. @type {string[]} */
let waiting = [];

/** @param {News} news */
const say = (news) => postMessage(news);

function build() {
  const end = performance.now() + SLICE;
  while (guide?.prepare(BATCH) && performance.now() < end);
  if (!guide?.preparing) return answer();
  const { table } = guide.snapshot();
  const percent = table?.total ? Math.floor((100 * table.done) / table.total) : 0;
  say({ type: 'progress', percent });
  setTimeout(build, 0);
}

function answer() {
  const search = guide;
  if (!search || waiting.length === 0) return;
  /** @type {Record<string, number>} */
  const distances = {};
  for (const state of waiting) distances[state] = search.estimate(state) ?? 0;
  waiting = [];
  say({ type: 'distances', distances });
}

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data: order }) => {
  try {
    if (order.type === 'load') {
      initSync({ module: order.module });
      guide = new Search(order.request);
      waiting = [];
      build();
    } else {
      waiting.push(...order.states);
      if (!guide?.preparing) answer();
    }
  } catch (error) {
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
