// The atlas's worker: connects the census and sweeps to the page.

import { Floor, Survey } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { sweep } from '../../sweep/worker/sweeper.js';
import { Surveyor } from './surveyor.js';

/** @import { Order as FeatureOrder, News as FeatureNews } from '../protocol.js' */
/** @import { Order as SweepOrder, News as SweepNews } from '../../sweep/protocol.js' */

/** @typedef {FeatureOrder | SweepOrder} Order */
/** @typedef {FeatureNews | SweepNews} News */

/** @type {Surveyor | null} */
let surveyor = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type !== 'begin' && order.type !== 'sweep') return surveyor?.obey(order);
  startEngine(order.module);
  if (order.type === 'sweep') {
    return sweep(order, { Survey, Floor }, { ...host, now: () => performance.now() });
  }
  const { puzzle, start, goal } = order;
  surveyor = new Surveyor(new Survey(puzzle, start), puzzle, goal, host);
  surveyor.run();
}, portOf('atlas'));

const host = {
  later: (/** @type {() => void} */ then) => setTimeout(page.guarded(then), 0),
  post: (/** @type {News} */ news) => page.tell(news),
};
