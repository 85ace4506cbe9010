// Sorts what a search expands by the floor.

import { Job, Search } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Sorter } from './sorter.js';

/** @import { Lay, Laying, Until } from '../protocol.js' */

/** @typedef {Lay | Until} Order */

/** @type {Sorter | null} */
let sorter = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type === 'until') return sorter?.until(order.units);
  startEngine(order.module);
  sorter = new Sorter(order, { Search, Job }, { ...host, now: () => performance.now() });
}, portOf('floor'));

const host = {
  later: (/** @type {() => void} */ then) => setTimeout(page.guarded(then), 0),
  post: (/** @type {Laying} */ news) => page.tell(news),
};
