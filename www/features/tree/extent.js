// How much of a run a picture shows, in numbers.

/** @import { Moment } from '../trace/trace.js' */
/** @import { Iteration } from '../trace/windows.js' */
/** @import { Picture } from './picture.js' */

/**
 * Of the nodes that this part of the run had by some moment.
 * @typedef {object} Shares
 * @property {number} total how many there were
 * @property {number} kept how many of them are in the picture: `drawn` and `folded` together
 * @property {number} drawn those with a sign of their own
 * @property {number} folded those in wedges
 * @property {number} ahead those in the picture besides, which were still to come
 */

/**
 * @param {Picture} picture
 * @param {Moment} moment
 * @param {number} whole how many nodes the search, or its iteration, has at the most by now
 * @returns {Shares}
 */
export function sharesOf(picture, { now }, whole) {
  const { forest, nodes } = picture;
  const { from } = forest.trace;
  // What the forest has read since belongs to the next picture.
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
 * How many nodes the part of a run that a picture is of had by some moment.
 * @param {Picture} picture
 * @param {Moment} moment
 * @param {readonly Iteration[]} iterations as far as they ever came
 */
export function wholeOf({ forest: { iteration } }, { now }, iterations) {
  if (!iteration) return now;
  const { from, generated } = iterations[iteration.index] ?? iteration;
  return Math.min(generated, Math.max(0, now - from + 1));
}
