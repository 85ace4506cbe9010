// An experiment's worker: one instance after the other, as they are handed out.

import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Trial } from './trial.js';

/**
 * @typedef {{type: 'load', module: import('../../../shared/engine/start.js').Engine, plan: import('../../../shared/state/plan.js').Plan}
 *   | {type: 'draw', draw: import('../../../shared/state/plan.js').Draw}} Order
 * @typedef {{type: 'doing', doing: import('../../../shared/state/plan.js').Doing} | {type: 'ran'} | {type: 'going'} | {type: 'done', instance: import('../../../shared/state/plan.js').Instance}} News
 */

/** @type {Trial | null} */
let trial = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type === 'load') {
    startEngine(order.module);
    trial = new Trial(order.plan);
  } else if (trial) {
    const ran = () => page.tell({ type: 'ran' });
    const doing = (/** @type {import('../../../shared/state/plan.js').Doing} */ what) =>
      page.tell({ type: 'doing', doing: what });
    const instance = trial.run(order.draw, ran, doing, () => page.tell({ type: 'going' }));
    page.tell({ type: 'done', instance });
  }
}, portOf('experiment'));
