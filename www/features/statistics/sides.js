// A bidirectional search has two sides with separate counts by depth; their sum would be meaningless.

import { nameOf } from '../../shared/draw/picture.js';
import { words } from '../../shared/words/words.js';

/** @import { DepthStats, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { LaneSpec } from '../../shared/state/state.js' */

/** @typedef {keyof typeof words.statistics.sides} Side */

/**
 * @type {(lanes: readonly {spec: LaneSpec, snapshot: Snapshot}[]) => {spec: LaneSpec, name: string, side: Side, second: boolean,
 *   depths: readonly DepthStats[], stored: number}[]}
 */
export const sidesOf = (lanes) =>
  lanes.flatMap(({ spec, snapshot }) => {
    const { sides, depths, stored } = snapshot;
    /** @type {readonly {depths: readonly DepthStats[], stored: number}[]} */
    const all = sides ?? [{ depths, stored }];
    return all.map((one, n) => {
      /** @type {Side} */
      const side = n === 0 ? 'start' : 'goal';
      const name = sides
        ? words.text.within(nameOf(spec), words.statistics.sides[side])
        : nameOf(spec);
      return { spec, name, side, second: n === 1, depths: one.depths, stored: one.stored };
    });
  });
