// Deals one start off the main thread: a deep one examines a million positions.

import { Dealer } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Dealing } from './dealing.js';

/** @import { Deal } from '../../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../../shared/engine/start.js' */

/**
 * @typedef {{type: 'deal', module: Engine, puzzle: string, start: string, goal: string, depth: number, seed: number}} Order
 * @typedef {{type: 'looked', looked: number} | {type: 'dealt', deal: Deal}} News preceded by any number of `looked`
 */

const page = attend((/** @type {Order} */ order) => {
  startEngine(order.module);
  const dealing = new Dealing(new Dealer(order.puzzle, order.start, order.goal));
  const looked = (/** @type {number} */ moves) => page.tell({ type: 'looked', looked: moves });
  page.tell({ type: 'dealt', deal: dealing.deal(order.depth, order.seed, looked) });
}, portOf('deal'));
