import { FloorWork } from './floor.js';
import { thresholdOf } from './state.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */

/** Measures the floor, then moves the threshold depth by depth. @type {Clicker} */
export const clicker = {
  step(control, by) {
    const { state, page } = control;
    const { phase, report } = state.floor;
    if (by > 0 && (phase === 'none' || phase === 'failed')) {
      control.service(FloorWork)?.begin();
      return true;
    }
    const counts = report?.floor;
    if (!counts) return false;
    const threshold = thresholdOf(state.floor, counts) + by;
    const isThere = threshold >= 0 && threshold < counts.costs.length;
    if (isThere) page.change('floor', { threshold });
    return isThere;
  },

  next({ floor }) {
    if (floor.phase === 'none' || floor.phase === 'failed') return 'measure';
    const counts = floor.report?.floor;
    return counts && thresholdOf(floor, counts) + 1 < counts.costs.length ? 'line' : 'none';
  },
};
