// A picture as a list of things to draw, back to front, in pixels: what a canvas paints and an SVG file says.
//
// Only what can be seen is in it. Where many nodes share a pixel, one of each colour is.

import { labelItems } from './labels.js';
import { linkItems } from './links.js';
import { COARSE, glyphItems, wedgeItems } from './marks.js';
import { gapAt } from './transform.js';

/** @import { Looks, Sign } from './looks.js' */
/** @import { Picture, Run } from './picture.js' */
/** @import { Box, Extent, Transform } from './transform.js' */

/**
 * Things drawn in one style. Points come as flat numbers: for `lines` and `curves` x, y from and x, y to; for `steps`
 * the corners of one line; for `marks` x, y of the middle; for `wedges` x, y of the tip, half the width, the height.
 *
 * @typedef {{colour: string, alpha: number, points: number[]}} Styled
 * @typedef {Styled & {kind: 'lines' | 'curves' | 'steps', width: number, dash?: readonly number[]}} Lines
 * @typedef {Styled & {kind: 'marks', mark: Mark, size: number, paper: string}} Marks
 * @typedef {Styled & {kind: 'wedges', paper: string, tint: number, outlined: boolean}} Wedges
 * @typedef {{kind: 'texts', colour: string, alpha: number, size: number, bold: boolean, halo: string | null,
 *   texts: {x: number, y: number, text: string, align: 'left' | 'center' | 'right'}[]}} Texts
 * @typedef {Lines | Marks | Wedges | Texts} Item
 */
/** A node's sign, `dot` where it is too small for one, or a ring round it. @typedef {Sign | 'dot' | 'ring'} Mark */

/** Colours by name, as CSS has them. @typedef {Readonly<Record<string, string>>} Theme */

/**
 * What the eye is to be led to, as places in the picture.
 * @typedef {object} Lit
 * @property {readonly number[]} path from a root to the node in hand; of two sides one after the other
 * @property {number} hand the node in hand; -1 where it is not drawn
 * @property {number} focus the node that is looked at; -1 for none
 * @property {readonly [number, number] | null} join where two sides met: the node of each
 */

/**
 * A line across the picture: the bound of an iteration, or the incumbent as it falls. Each corner is a place in the
 * picture from which on it holds, -1 for the left edge.
 * @typedef {{from: number, row: number, text: string}[]} BoundLine
 */

/**
 * @typedef {object} Subject
 * @property {Picture} picture
 * @property {Float32Array} xs where its nodes are: its own, or on their way there
 * @property {Looks} looks
 * @property {Transform} transform
 * @property {Extent} extent how far there is something to see
 * @property {Box} box
 * @property {Theme} theme
 * @property {Lit} lit
 * @property {BoundLine} bound
 * @property {(place: number) => string} label what is written beside a node
 * @property {(n: number) => string} number how a count is written
 */

/** A subject with what all parts of the drawing need. @typedef {Subject & {gap: number, ranges: Range[]}} Scene */
/** The nodes of a run that can be seen, or whose link can. @typedef {{y: number, from: number, to: number}} Range */

/** @param {Subject} subject @returns {Item[]} */
export function draw(subject) {
  const gap = gapAt(subject.transform.k, subject.extent, subject.box);
  /** @type {Scene} */
  const scene = { ...subject, gap, ranges: rangesOf(subject, gap) };
  return [
    ...linkItems(scene),
    ...(gap > COARSE * scene.box.em ? wedgeItems(scene) : []),
    ...glyphItems(scene),
    ...labelItems(scene),
  ].filter((item) => (item.kind === 'texts' ? item.texts.length : item.points.length) > 0);
}

/**
 * What can be seen of each run. Nodes of a run come from left to right, and so do their parents: by halving, the first
 * is found whose link reaches into the canvas, and the last.
 * @param {Subject} subject
 * @param {number} gap
 */
function rangesOf({ picture, xs, transform: { k, x, y }, box }, gap) {
  const { parents } = picture;
  const at = (/** @type {number} */ place) => (xs[place] ?? 0) * k + x;
  const ends = (/** @type {number} */ place) => {
    const parent = parents[place] ?? -1;
    return parent < 0 ? [at(place), at(place)] : [at(place), at(parent)];
  };
  // A wedge or a sign may reach a little further than its middle.
  const margin = 80;
  /** @type {Range[]} */
  const ranges = [];
  for (const run of picture.runs) {
    const height = run.row * gap + y;
    if (height < -gap - margin || height > box.height + gap + margin) continue;
    const from = firstOf(run, (place) => Math.max(...ends(place)) >= -margin);
    const to = firstOf(run, (place) => Math.min(...ends(place)) > box.width + margin);
    if (from < to) ranges.push({ y: height, from, to });
  }
  return ranges;
}

/** The first place of a run for which something holds that holds for all after it. @param {Run} run @param {(place: number) => boolean} holds */
function firstOf({ from, to }, holds) {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
