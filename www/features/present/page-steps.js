// Clicker steps through views: nodes of a search, stages of a race and then its solution, pictures of the statistics,
// depths of the atlas, thresholds of the floor.

import { isMap } from '../../shared/state/puzzles.js';
import { thresholdOf } from '../../shared/state/slices/floor.js';
import { picturesOf } from '../../shared/state/slices/statistics.js';
import { focusedLane, goesOn, isOver } from '../../shared/state/state.js';

/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { present } from '../../shared/words/en/present.js' */

/** @typedef {1 | -1} By */

/** Each returns whether there was a step. @type {Readonly<Record<string, (control: Control, by: By, far: boolean) => boolean>>} */
const VIEWS = {
  /** By nodes, farther by stages, of the lane in focus. */
  tree({ state, race }, by, far) {
    const lane = focusedLane(state);
    if (!lane) return false;
    const id = lane.spec.id;
    if (far) race.travel(id, { type: by > 0 ? 'stage' : 'stage-back' });
    else race.travel(id, { type: by > 0 ? 'step' : 'back', nodes: 1 });
    return true;
  },

  /** By stages, as a race has too many nodes; then through the solution on the board. */
  race(control, by, far) {
    const { state, race, board } = control;
    const over = isOver(state);
    if (by > 0 && !over) {
      if (far) race.step();
      else race.stage();
      return true;
    }
    const at = state.at + by;
    if (over && at >= 0 && at <= state.moves.length) {
      board.go(at);
      return true;
    }
    if (by > 0) return false;
    const back = state.lanes.filter(
      (lane) => !lane.frozen && (lane.snapshot?.generated ?? 0) > 0 && lane.phase !== 'failed',
    );
    for (const { spec } of back) {
      race.travel(spec.id, far ? { type: 'back', nodes: 1 } : { type: 'stage-back' });
    }
    return back.length > 0;
  },

  statistics({ state, page }, by) {
    const pictures = picturesOf(isMap(state.key));
    const picture = pictures[pictures.indexOf(state.statistics.picture) + by];
    if (picture) page.setStatistics({ picture });
    return picture !== undefined;
  },

  /** From the start outward. */
  atlas({ state, page }, by) {
    const { report } = state.atlas.census;
    if (!report) return false;
    const depth = (state.atlas.look.depth ?? report.layers.length - 1) + by;
    const isThere = depth >= 0 && depth < report.layers.length;
    if (isThere) page.lookAtAtlas({ depth });
    return isThere;
  },

  /** Measures the floor, then moves the threshold depth by depth. */
  floor({ state, page, counting }, by) {
    const { phase, report } = state.floor;
    if (by > 0 && (phase === 'none' || phase === 'failed')) {
      counting.measureFloor();
      return true;
    }
    const counts = report?.floor;
    if (!counts) return false;
    const threshold = thresholdOf(state.floor, counts) + by;
    const isThere = threshold >= 0 && threshold < counts.costs.length;
    if (isThere) page.drawLine(threshold);
    return isThere;
  },
};

/** @param {Control} control @param {By} by @param {boolean} far @returns {boolean} whether there was a step */
export const stepPage = (control, by, far) =>
  Object.hasOwn(VIEWS, control.state.view)
    ? (VIEWS[control.state.view]?.(control, by, far) ?? false)
    : false;

/** The next step's key in the words. @type {(state: State) => keyof typeof present.notes.steps} */
export function nextStep(state) {
  const { view, lanes, at, moves } = state;
  switch (view) {
    case 'tree': {
      const lane = focusedLane(state);
      return lane && goesOn({ ...lane, frozen: false }) ? 'node' : 'none';
    }
    case 'race':
      if (lanes.some(goesOn)) return 'stage';
      return isOver(state) && at < moves.length ? 'move' : 'none';
    case 'statistics':
      return state.statistics.picture === picturesOf(isMap(state.key)).at(-1) ? 'none' : 'picture';
    case 'atlas': {
      const { census, look } = state.atlas;
      const last = (census.report?.layers.length ?? 0) - 1;
      return (look.depth ?? last) < last ? 'depth' : 'none';
    }
    case 'floor': {
      const { phase, report } = state.floor;
      if (phase === 'none' || phase === 'failed') return 'measure';
      const counts = report?.floor;
      return counts && thresholdOf(state.floor, counts) + 1 < counts.costs.length ? 'line' : 'none';
    }
    default:
      return 'none';
  }
}
