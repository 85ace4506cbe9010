// The atlas's worker: connects the census to the page.

import { Job } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Surveyor } from './surveyor.js';

/** @import { Order, News } from '../protocol.js' */

/** @type {Surveyor | null} */
let surveyor = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type !== 'begin') return surveyor?.obey(order);
  startEngine(order.module);
  const { puzzle, start, goal } = order;
  surveyor = new Surveyor(Job.survey(puzzle, start), puzzle, goal, host);
  surveyor.run();
}, portOf('atlas'));

const host = {
  later: (/** @type {() => void} */ then) => setTimeout(page.guarded(then), 0),
  post: (/** @type {News} */ news) => page.tell(news),
};
