import { lookedAt } from './state.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */

/** By depths, from the start outward. @type {Clicker} */
export const clicker = {
  step({ state, page }, by) {
    const { report } = state.atlas.census;
    if (!report) return false;
    const depth = (state.atlas.look.depth ?? report.layers.length - 1) + by;
    const isThere = depth >= 0 && depth < report.layers.length;
    if (isThere) page.set({ atlas: lookedAt(state.atlas, { depth }) });
    return isThere;
  },

  next({ atlas: { census, look } }) {
    const last = (census.report?.layers.length ?? 0) - 1;
    return (look.depth ?? last) < last ? 'depth' : 'none';
  },
};
