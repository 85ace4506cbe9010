import { goesOn, isOver } from '../../shared/state/state.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */

/** By stages, as a race has too many nodes; then through the solution on the board. @type {Clicker} */
export const clicker = {
  step(control, by, far) {
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

  next(state) {
    const { lanes, at, moves } = state;
    if (lanes.some(goesOn)) return 'stage';
    return isOver(state) && at < moves.length ? 'move' : 'none';
  },
};
