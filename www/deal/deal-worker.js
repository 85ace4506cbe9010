// Deals one random start, off the main thread: a deep one looks at a million positions.

import { Dealer, initSync } from '../pkg/rolling_cubes.js';
import { Dealing } from './dealing.js';

/**
 * @typedef {{module: WebAssembly.Module, puzzle: string, start: string, goal: string, depth: number, seed: number}} Order
 * @typedef {import('../pkg/rolling_cubes.js').Deal | {looked: number} | {error: string}} Answer any number of `looked` first
 */

/** @type {(answer: Answer) => void} */
const tell = (answer) => postMessage(answer);

addEventListener('message', (/** @type {MessageEvent<Order>} */ { data }) => {
  try {
    initSync({ module: data.module });
    const dealing = new Dealing(new Dealer(data.puzzle, data.start, data.goal));
    tell(dealing.deal(data.depth, data.seed, (looked) => tell({ looked })));
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
});
