// What each picture of the statistics is: a figure, and the numbers it is drawn from.

import { words } from '../words/words.js';

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Cell, Sheet } from '../export/table.js' */
/** @import { LaneSpec, LaneState, Problem } from '../state/state.js' */
/** @import { Plot } from './figure.js' */

/** @typedef {keyof typeof words.statistics.columns} Column */

/**
 * @typedef {object} Row
 * @property {LaneSpec} spec the lane it is about
 * @property {readonly Cell[]} cells
 * @property {Problem} [problem] what it is about, when that is not the problem on the page
 * @property {string} [key] tells whoever listens to picks what was picked; without one it cannot be
 *
 * @typedef {{columns: readonly Column[], rows: readonly Row[]}} Table
 *
 * @typedef {object} Picture
 * @property {Plot | null} figure null while there is nothing to draw
 * @property {Table} table
 * @property {string} empty what to say then
 */

/** Lanes whose search has begun, each with what it has counted. @type {(lanes: readonly LaneState[]) => {spec: LaneSpec, snapshot: Snapshot, lane: LaneState}[]} */
export const begun = (lanes) =>
  lanes.flatMap((lane) =>
    lane.snapshot && lane.snapshot.generated > 0
      ? [{ spec: lane.spec, snapshot: lane.snapshot, lane }]
      : [],
  );

/**
 * A picture's numbers as a file has them: the lane's number and search first, the link that remakes the row last.
 * @type {(table: Table, textOf: (spec: LaneSpec) => string, linkOf: (row: Row) => string) => Sheet}
 */
export const sheetOf = ({ columns, rows }, textOf, linkOf) => ({
  columns: ['lane', 'search', ...columns, 'link'],
  rows: rows.map((row) => [row.spec.id + 1, textOf(row.spec), ...row.cells, linkOf(row)]),
});

/** The name of a lane. @type {(spec: LaneSpec) => string} */
export const nameOf = (spec) => words.lane(spec);
