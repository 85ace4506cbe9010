// A picture of the statistics: a figure and its numbers.

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
 * @property {Problem} [problem] if it is not the page's problem
 * @property {string} [key] detail of the `pick` event; without it the picture cannot be picked
 * @typedef {{columns: readonly Column[], rows: readonly Row[]}} Table
 *
 * @typedef {object} Picture
 * @property {Plot | null} figure null if there is nothing to draw
 * @property {Table} table
 * @property {string} empty text instead of a figure
 * @property {string} [note] what the figure leaves out
 */

/** Lanes whose search has begun, with their counts. @type {(lanes: readonly LaneState[]) => {spec: LaneSpec, snapshot: Snapshot, lane: LaneState}[]} */
export const begun = (lanes) =>
  lanes.flatMap((lane) =>
    lane.snapshot && lane.snapshot.generated > 0
      ? [{ spec: lane.spec, snapshot: lane.snapshot, lane }]
      : [],
  );

/** Characters of a link that each row has; a longer one, of a large map, would be most of the file. */
const SHORT_LINK = 1_000;

/**
 * The table for a file: lane number and search first, the link that reproduces the row last. A long link stands in the first
 * of its rows.
 * @type {(table: Table, textOf: (spec: LaneSpec) => string, linkOf: (row: Row) => string) => Sheet}
 */
export function sheetOf({ columns, rows }, textOf, linkOf) {
  /** @type {Set<string>} */
  const written = new Set();
  const once = (/** @type {string} */ link) => {
    if (written.has(link)) return null;
    if (link.length > SHORT_LINK) written.add(link);
    return link;
  };
  return {
    columns: ['lane', 'search', ...columns, 'link'],
    rows: rows.map((row) => [row.spec.id + 1, textOf(row.spec), ...row.cells, once(linkOf(row))]),
  };
}

/** @type {(spec: LaneSpec) => string} */
export const nameOf = (spec) => words.lane(spec);
