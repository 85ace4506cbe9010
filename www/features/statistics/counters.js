import { outcomeOf } from '../../shared/state/proved.js';
import { branchingOf } from './branching.js';

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Column, Table } from '../../shared/draw/picture.js' */
/** @import { Cell } from '../../shared/export/table.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Standing } from '../floor/standing.js' */

/** @type {readonly [Column, (lane: LaneState) => Cell][]} */
const COUNTERS = [
  ['outcome', ({ snapshot, phase }) => standingOf(snapshot, phase)],
  ['generated', ({ snapshot }) => snapshot?.generated ?? null],
  ['expanded', ({ snapshot }) => snapshot?.expanded ?? null],
  ['evaluated', ({ snapshot }) => snapshot?.evaluated ?? null],
  ['pairs', ({ snapshot }) => snapshot?.pairs ?? null],
  ['duplicates', ({ snapshot }) => snapshot?.duplicates ?? null],
  ['pruned', ({ snapshot }) => snapshot?.pruned ?? null],
  ['stored', ({ snapshot }) => snapshot?.stored ?? null],
  ['stored_peak', ({ snapshot }) => snapshot?.stored_peak ?? null],
  ['bytes', ({ snapshot }) => snapshot?.bytes ?? null],
  ['bytes_peak', ({ snapshot }) => snapshot?.bytes_peak ?? null],
  ['table_bytes', ({ snapshot }) => snapshot?.table?.bytes ?? null],
  ['depth', ({ snapshot }) => snapshot?.depth ?? null],
  ['bound', ({ snapshot }) => snapshot?.bound ?? null],
  ['incumbent', ({ snapshot }) => snapshot?.incumbent?.length ?? null],
  ['length', ({ snapshot }) => snapshot?.length ?? null],
  ['branching', ({ snapshot }) => branchingOf(snapshot)],
  ['time', ({ time, snapshot }) => (snapshot ? tenths(time) : null)],
  ['table_time', ({ tableTime, snapshot }) => (snapshot?.table ? tenths(tableTime) : null)],
  ['rate', ({ rate }) => rate && Math.round(rate)],
];

/** Milliseconds at the precision of browsers' clocks. @type {(ms: number) => number} */
const tenths = (ms) => Math.round(ms * 10) / 10;

/** @type {(snapshot: Snapshot | null, phase: string) => string} */
function standingOf(snapshot, phase) {
  if (phase === 'failed' || !snapshot) return phase;
  return snapshot.limit ? `limit ${snapshot.limit}` : outcomeOf(snapshot);
}

/**
 * One row per lane, one column per counter; at the end each lane's floor and the ratio to it, if known.
 * @type {(lanes: readonly LaneState[], standings?: readonly Standing[]) => Table}
 */
export const countersTable = (lanes, standings = []) => ({
  columns: [...COUNTERS.map(([column]) => column), 'floor', 'times_floor'],
  rows: lanes.map((lane) => {
    const standing = standings.find(({ spec }) => spec.id === lane.spec.id);
    const above = [standing?.floor ?? null, standing?.times ?? null];
    return { spec: lane.spec, cells: [...COUNTERS.map(([, of]) => of(lane)), ...above] };
  }),
});
