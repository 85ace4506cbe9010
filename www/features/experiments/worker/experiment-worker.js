import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { Trial } from './trial.js';

/** @import { Engine } from '../../../shared/engine/start.js' */
/** @import { Doing, Draw, Instance, Plan } from '../../../shared/state/plan.js' */

/**
 * @typedef {{type: 'load', module: Engine, plan: Plan}
 *   | {type: 'draw', draw: Draw}} Order
 * @typedef {{type: 'doing', doing: Doing} | {type: 'ran'} | {type: 'going'} | {type: 'done', instance: Instance}} News
 */

/** @type {Trial | null} */
let trial = null;

const page = attend((/** @type {Order} */ order) => {
  if (order.type === 'load') {
    startEngine(order.module);
    trial = new Trial(order.plan);
  } else if (trial) {
    const ran = () => page.tell({ type: 'ran' });
    const doing = (/** @type {Doing} */ what) => page.tell({ type: 'doing', doing: what });
    const instance = trial.run(order.draw, ran, doing, () => page.tell({ type: 'going' }));
    page.tell({ type: 'done', instance });
  }
}, portOf('experiment'));
