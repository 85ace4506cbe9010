// Derives an element's events from two states.

import { failureInWords } from '../../features/race/views/in-words.js';
import { isOver } from '../../shared/state/state.js';

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { LaneReport, Place } from './embed.d.ts' */

/** @typedef {{type: string, detail: LaneReport | {lanes: LaneReport[]} | Place | {reason: string}}} News */

/** A search before its first node. @type {Snapshot} */
const UNBEGUN = {
  outcome: 'running',
  proves: 'nothing',
  within: null,
  limit: null,
  none_within: null,
  length: null,
  moves: [],
  position: null,
  table: null,
  expanded: 0,
  generated: 0,
  evaluated: 0,
  duplicates: 0,
  pruned: 0,
  stored: 0,
  stored_peak: 0,
  bytes: 0,
  bytes_peak: 0,
  depth: 0,
  bound: null,
  next_bound: null,
  nearest: null,
  incumbent: null,
  stage_end: false,
  depths: [],
  iterations: [],
  sides: null,
};

/** @type {(lane: LaneState, index: number) => LaneReport} */
export const reportOf = (
  { spec: { search }, phase, snapshot, time, tableTime, rate, failure },
  index,
) => ({
  ...(snapshot ?? UNBEGUN),
  lane: index,
  search,
  phase: phase === 'waiting' || phase === 'away' ? 'running' : phase,
  time,
  tableTime,
  rate,
  failure: phase === 'failed' ? failureInWords(failure) : '',
});

/** @type {(before: State, after: State) => News[]} */
export function raceNews(before, after) {
  if (before.lanes === after.lanes) return [];
  const lanes = after.lanes.map(reportOf);
  const solved = lanes.filter(
    ({ outcome, lane }) =>
      outcome === 'solved' && before.lanes[lane]?.snapshot?.outcome !== 'solved',
  );
  const finished = isOver(after) && !isOver(before);
  return [
    { type: 'progress', detail: { lanes } },
    ...solved.map((lane) => ({ type: 'solved', detail: lane })),
    ...(finished ? [{ type: 'finished', detail: { lanes } }] : []),
  ];
}

/** @type {(from: Place, to: Place, stopped: boolean) => News[]} `stopped`: playing has ended */
export function boardNews(from, to, stopped) {
  const moved = from.position !== to.position || from.at !== to.at;
  return [
    ...(moved ? [{ type: 'move', detail: to }] : []),
    ...(to.solved && !from.solved ? [{ type: 'solved', detail: to }] : []),
    ...(stopped && to.at === to.length ? [{ type: 'finished', detail: to }] : []),
  ];
}
