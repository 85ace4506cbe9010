// The state of a race as a whole, for pictures without data.

import { isAtWork, isBusy, isOver } from './state.js';

/** @import { LaneState } from './state.js' */

/** Not begun or paused; at work; or over. @typedef {'ready' | 'running' | 'over'} Standing */

/** @type {(lanes: readonly LaneState[]) => Standing} */
export function standingOf(lanes) {
  if (lanes.some((lane) => isAtWork(lane) || isBusy(lane))) return 'running';
  return lanes.length > 0 && isOver({ lanes }) ? 'over' : 'ready';
}
