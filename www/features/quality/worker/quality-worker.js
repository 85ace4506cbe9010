import { Job } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { among, traceOf } from '../touched.js';
import { compareAll } from './comparer.js';

/** @import { Order } from '../protocol.js' */

const page = attend((/** @type {Order} */ order) => {
  startEngine(order.module);
  const { puzzle, start, goal, heuristics, touched } = order;
  const trace = touched && traceOf(touched.request, touched.nodes);
  compareAll(heuristics, {
    compare: (heuristic) => {
      const quality = Job.quality(puzzle, start, goal, heuristic);
      return trace ? among(quality, trace) : quality;
    },
    later: (then) => setTimeout(page.guarded(then), 0),
    post: (news) => page.tell(news),
  });
}, portOf('quality'));
