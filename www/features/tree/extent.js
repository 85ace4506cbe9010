// The shares of a run that a picture shows.

/** @import { Moment } from '../trace/trace.js' */
/** @import { Iteration } from '../trace/windows.js' */
/** @import { Picture } from './picture.js' */
/** @import { Shares } from '../../shared/state/slices/tree.js' */

/**
 * @param {Picture} picture @param {Moment} moment
 * @param {number} whole nodes of the search or iteration so far
 * @returns {Shares}
 */
export function sharesOf(picture, { now }, whole) {
  const { forest, nodes } = picture;
  const { from } = forest.trace;
  // Records that the forest has read since belong to the next picture.
  const records = Math.min(picture.records, picture.until + 1);
  const kept = Math.min(records, Math.max(0, now - from + 1));
  let drawn = 0;
  for (const node of nodes) {
    const record = forest.record(node);
    if (record >= 0 && record < kept) drawn += 1;
  }
  return { total: whole, kept, drawn, folded: kept - drawn, ahead: records - kept };
}

/**
 * The number of nodes that the picture's part of a run had at a moment.
 * @param {Picture} picture @param {Moment} moment
 * @param {readonly Iteration[]} iterations as far as they were ever known
 */
export function wholeOf({ forest: { iteration } }, { now }, iterations) {
  if (!iteration) return now;
  const { from, generated } = iterations[iteration.index] ?? iteration;
  return Math.min(generated, Math.max(0, now - from + 1));
}
