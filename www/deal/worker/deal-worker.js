// Deals one random start, off the main thread: a deep one looks at a million positions.

import { attend, portOf } from '../../engine/attend.js';
import { startEngine } from '../../engine/start.js';
import { Dealer } from '../../pkg/rolling_cubes.js';
import { Dealing } from './dealing.js';

/**
 * @typedef {{type: 'deal', module: import('../../engine/start.js').Engine, puzzle: string, start: string, goal: string, depth: number, seed: number}} Order
 * @typedef {{type: 'looked', looked: number} | {type: 'dealt', deal: import('../../pkg/rolling_cubes.js').Deal}} News any number of `looked`
 *   first
 */

const page = attend((/** @type {Order} */ order) => {
  startEngine(order.module);
  const dealing = new Dealing(new Dealer(order.puzzle, order.start, order.goal));
  const looked = (/** @type {number} */ moves) => page.tell({ type: 'looked', looked: moves });
  page.tell({ type: 'dealt', deal: dealing.deal(order.depth, order.seed, looked) });
}, portOf('deal'));
