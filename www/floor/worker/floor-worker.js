// The floor's worker: the engine's count of a whole space from both sides, and the mail between it and the page.

import { attend } from '../../engine/attend.js';
import { Floor, initSync } from '../../pkg/rolling_cubes.js';
import { measure } from './measurer.js';

const page = attend((/** @type {import('../protocol.js').Order} */ order) => {
  initSync({ module: order.module });
  const { puzzle, start, goal, forward, backward, giveUpAfter } = order;
  const floor = new Floor(puzzle, start, goal, forward, backward);
  floor.give_up_after(giveUpAfter);
  measure(floor, {
    later: (then) => setTimeout(page.guarded(then), 0),
    post: (news) => page.tell(news),
  });
});
