// The floor's worker: the engine's count of a whole space from both sides, or what a search expands of it, and the mail between it and
// the page.

import { Job, Search } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { measure } from './measurer.js';
import { Sorter } from './sorter.js';

/** @import { Lay, Laying, Until } from '../protocol.js' */
/** @import { Order as FeatureOrder, News as FeatureNews } from '../protocol.js' */

/** @typedef {FeatureOrder | Lay | Until} Order */
/** @typedef {FeatureNews | Laying} News */

/** @type {Sorter | null} */
let sorter = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type === 'until') return sorter?.until(order.units);
  startEngine(order.module);
  if (order.type === 'lay') {
    sorter = new Sorter(order, { Search, Job }, { ...host, now: () => performance.now() });
    return;
  }
  const { puzzle, start, goal, forward, backward, giveUpAfter } = order;
  const floor = Job.floor(puzzle, start, goal, forward, backward, giveUpAfter);
  measure(floor, host);
}, portOf('floor'));

const host = {
  later: (/** @type {() => void} */ then) => setTimeout(page.guarded(then), 0),
  post: (/** @type {News} */ news) => page.tell(news),
};
