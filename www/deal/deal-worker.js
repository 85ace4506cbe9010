// Deals one random start, off the main thread: a deep one looks at a million positions.

import { deal, initSync } from '../pkg/rolling_cubes.js';

/**
 * @typedef {{module: WebAssembly.Module, puzzle: string, start: string, goal: string, depth: number, seed: number}} Order
 * @typedef {import('../pkg/rolling_cubes.js').Deal | {error: string}} Answer
 */

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data }) => {
  /** @type {Answer} */
  let answer;
  try {
    initSync({ module: data.module });
    answer = deal(data.puzzle, data.start, data.goal, data.depth, data.seed);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
