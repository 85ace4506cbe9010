// The workshop's worker: the engine's tables, audits and scores, and the mail between them and the page.

import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { workThrough } from './tasks.js';

/** @import { Order } from '../protocol.js' */

const page = attend((/** @type {Order} */ order) => {
  startEngine(order.module);
  workThrough(order.puzzle, order.tasks, {
    later: (then) => setTimeout(page.guarded(then), 0),
    post: (news) => page.tell(news),
  });
}, portOf('workshop'));
