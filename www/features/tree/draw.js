// A picture as a list of items in pixels, back to front, for canvas and SVG.
//
// Only visible items are included. If many nodes share a pixel, there is one per colour.

import { labelItems } from './labels.js';
import { linkItems } from './links.js';
import { COARSE, glyphItems, wedgeItems } from './marks.js';
import { gapAt } from './transform.js';

/** @import { Looks } from './looks.js' */
/** @import { Sign } from '../../shared/state/slices/tree.js' */
/** @import { Picture, Run } from './picture.js' */
/** @import { Box, Extent, Transform } from './transform.js' */

/**
 * Items of one style. Points are flat: for `lines` and `curves` x, y from and x, y to; for `steps` the corners of one
 * line; for `marks` x, y of the middle; for `wedges` x, y of the tip, half the width, the height.
 * @typedef {{colour: string, alpha: number, points: number[]}} Styled
 * @typedef {Styled & {kind: 'lines' | 'curves' | 'steps', width: number, dash?: readonly number[]}} Lines
 * @typedef {Styled & {kind: 'marks', mark: Mark, size: number, paper: string}} Marks
 * @typedef {Styled & {kind: 'wedges', paper: string, tint: number, outlined: boolean}} Wedges
 * @typedef {{kind: 'texts', colour: string, alpha: number, size: number, bold: boolean, halo: string | null,
 *   texts: {x: number, y: number, text: string, align: 'left' | 'center' | 'right'}[]}} Texts
 * @typedef {Lines | Marks | Wedges | Texts} Item
 */
/** @typedef {Sign | 'dot' | 'ring'} Mark */

/** CSS colours by name. @typedef {Readonly<Record<string, string>>} Theme */

/**
 * Highlighted places of the picture.
 * @typedef {object} Lit
 * @property {readonly number[]} path from a root to the current node; of two sides one after the other
 * @property {number} hand the current node; -1 if it is not drawn
 * @property {number} focus the selected node; -1 for none
 * @property {readonly [number, number] | null} join the nodes where two sides met
 */

/**
 * A line across the picture: an iteration's bound, or the falling incumbent. Each corner is the place from which it
 * applies, -1 for the left edge.
 * @typedef {{from: number, row: number, text: string}[]} BoundLine
 */

/**
 * @typedef {object} Subject
 * @property {Picture} picture
 * @property {Float32Array} xs positions of its nodes, possibly in motion
 * @property {Looks} looks
 * @property {Transform} transform
 * @property {Extent} extent the drawn area
 * @property {Box} box
 * @property {Theme} theme
 * @property {Lit} lit
 * @property {BoundLine} bound
 * @property {(place: number) => string} label a node's label
 * @property {(n: number) => string} number formats a count
 */

/** @typedef {Subject & {gap: number, ranges: Range[]}} Scene */
/** @typedef {{y: number, from: number, to: number}} Range */

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
 * The visible part of each run. Nodes of a run are sorted from left to right, and so are their parents, so bisection
 * finds the first and last link in the canvas.
 * @param {Subject} subject @param {number} gap
 */
function rangesOf({ picture, xs, transform: { k, x, y }, box }, gap) {
  const { parents } = picture;
  const at = (/** @type {number} */ place) => (xs[place] ?? 0) * k + x;
  const ends = (/** @type {number} */ place) => {
    const parent = parents[place] ?? -1;
    return parent < 0 ? [at(place), at(place)] : [at(place), at(parent)];
  };
  // Wedges and signs extend beyond their middle.
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

/** The first place of a run for which a monotone predicate holds. @param {Run} run @param {(place: number) => boolean} holds */
function firstOf({ from, to }, holds) {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
