// The counts of a chart by depth. A bidirectional search has two sides with separate counts; their sum would be meaningless. On a map
// some searches count by g and others by moves; a chart has one unit.

import { nameOf } from '../../shared/draw/picture.js';
import { words } from '../../shared/words/words.js';

/** @import { DepthStats, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { LaneSpec } from '../../shared/state/state.js' */

/** @typedef {keyof typeof words.statistics.sides} Side */
/** @typedef {keyof typeof words.statistics.depths.x} Unit */

/**
 * The unit of a chart, its curves, and a note about the curves that have the other unit. Costs come first.
 * @template {{spec: LaneSpec, unit: Unit}} T
 * @param {readonly T[]} all
 * @returns {{unit: Unit, drawn: readonly T[], note: string}}
 */
export function inOneUnit(all) {
  const unit = all.some((one) => one.unit === 'cost') ? 'cost' : 'moves';
  const others = new Set(all.filter((one) => one.unit !== unit).map(({ spec }) => nameOf(spec)));
  return {
    unit,
    drawn: all.filter((one) => one.unit === unit),
    note: others.size > 0 ? words.statistics.inMoves([...others]) : '',
  };
}

/**
 * @type {(lanes: readonly {spec: LaneSpec, snapshot: Snapshot}[]) => {spec: LaneSpec, name: string, side: Side, second: boolean,
 *   depths: readonly DepthStats[], stored: number, unit: Unit}[]}
 */
export const sidesOf = (lanes) =>
  lanes.flatMap(({ spec, snapshot }) => {
    const { sides, depths, stored, depths_are_costs = false } = snapshot;
    /** @type {Unit} */
    const unit = depths_are_costs ? 'cost' : 'moves';
    /** @type {readonly {depths: readonly DepthStats[], stored: number}[]} */
    const all = sides ?? [{ depths, stored }];
    return all.map((one, n) => {
      /** @type {Side} */
      const side = n === 0 ? 'start' : 'goal';
      const name = sides
        ? words.text.within(nameOf(spec), words.statistics.sides[side])
        : nameOf(spec);
      return { spec, name, side, second: n === 1, depths: one.depths, stored: one.stored, unit };
    });
  });
