import { lane } from './names.js';

/** @import { LaneSpec } from '../../state/state.js' */

/** Texts with values that are computed. */
export const said = {
  'present.said.froze': (/** @type {LaneSpec} */ spec) => text({ lane: lane(spec) }),
  'present.said.thawed': (/** @type {LaneSpec} */ spec) => text({ lane: lane(spec) }),
  /** @type {(spec: LaneSpec, generated: number, state: string) => string} */
  'present.notes.lane': (spec, generated, state) => text({ lane: lane(spec) }),
};
