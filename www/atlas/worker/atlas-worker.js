// The atlas's worker: the engine's census of a whole space, and the mail between it and the page.

import { attend } from '../../engine/attend.js';
import { initSync, Survey } from '../../pkg/rolling_cubes.js';
import { Surveyor } from './surveyor.js';

/** @type {Surveyor | null} */
let surveyor = null;

const page = attend((/** @type {import('../protocol.js').Order} */ order) => {
  if (order.type !== 'begin') return surveyor?.obey(order);
  initSync({ module: order.module });
  const { puzzle, start, goal } = order;
  surveyor = new Surveyor(new Survey(puzzle, start), puzzle, goal, host);
  surveyor.run();
});

/** @type {import('./surveyor.js').Host} */
const host = {
  later: (then) => setTimeout(page.guarded(then), 0),
  post: (news) => page.tell(news),
};
