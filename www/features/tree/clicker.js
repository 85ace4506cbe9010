import { focusedLane, goesOn } from '../../shared/state/state.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */

/** By nodes, farther by stages, of the lane in focus. @type {Clicker} */
export const clicker = {
  step({ state, race }, by, far) {
    const lane = focusedLane(state);
    if (!lane) return false;
    const id = lane.spec.id;
    if (far) race.travel(id, { type: by > 0 ? 'stage' : 'stage-back' });
    else race.travel(id, { type: by > 0 ? 'step' : 'back', nodes: 1 });
    return true;
  },

  next(state) {
    const lane = focusedLane(state);
    return lane && goesOn({ ...lane, frozen: false }) ? 'node' : 'none';
  },
};
