// Immutable transforms of a picture on its canvas.
//
// A search tree is far wider than deep. So zooming spreads nodes, while rows move apart only to a comfortable distance:
// parent and child stay visible together. Lengths are relative to the font size, so that a picture is as legible from
// the back of a room as the page.

import { rangeOf } from '../../shared/state/page-keys.js';
import { inSteps, ROW_STEPS, WIDTH_STEPS } from './steps.js';

/** @import { Zoom as TreeZoom } from '../../shared/state/slices/tree.js' */

/**
 * `k` is pixels per unit of width; `x` and `y` are the pixels of the picture's origin, the middle of its first row.
 * @typedef {{readonly k: number, readonly x: number, readonly y: number}} Transform
 */
/**
 * The picture's extent: left and right in units of width, rows below the first, and whether a bound exists, which is
 * shown at the foot if it is below all rows.
 * @typedef {{left: number, right: number, rows: number, bounded?: boolean}} Extent
 */
/**
 * The canvas in pixels, its em in pixels, and the factor of line widths.
 * @typedef {{width: number, height: number, em: number, stroke?: number}} Box
 */
/** A view, independent of the canvas's size. @typedef {TreeZoom} Zoom */

/** Margins in em: the left one holds depth labels, the lower one numbers of nodes. */
const MARGIN = { left: 2.8, right: 1.2, top: 1.5, bottom: 2.1 };
/** Lower margin, and the row distance in em below which nodes have no numbers, so that it suffices. */
const BARE_BOTTOM = 0.9;
export const NUMBERED_GAP = 1.75;
/** Lower margin for two lines of text, and the row distance in em from which on nodes have two. */
const TWO_LINES = { bottom: 2.9, gap: 3.4 };
/** Lower margin with the label of a bound further below. */
export const FOOT = 1.9;
/** Row distances in em: least, comfortable, greatest. */
const LEAST_GAP = 0.02;
const COMFORTABLE_GAP = 5.6;
const MOST_GAP = 10;
/** Ems per unit of width: for a fitted picture of few nodes, and at most. */
const FITTED_K = 10;
const MOST_K = 24;
/** Share of the canvas on which a picture must stay when dragged away. */
const KEPT = 1 / 4;
/** Ranges: size in percent of the fitted one; centre across in parts of the width, and down in tenths of a row. */
const SIZE = rangeOf('zoom', 0);
const ACROSS = rangeOf('zoom', 1);
const DOWN = rangeOf('zoom', 2);

const clamp = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(n, low), Math.max(low, high));

const widthOf = (/** @type {Extent} */ { left, right }) => Math.max(right - left, 1e-6);

/** @param {Box} box */
const roomAcross = ({ width, em }) => Math.max(1, width - (MARGIN.left + MARGIN.right) * em);

/** @param {Extent} extent @param {Box} box */
function fittedK(extent, box) {
  const wanted = roomAcross(box) / inSteps(widthOf(extent), WIDTH_STEPS);
  return clamp(wanted, 1e-4, FITTED_K * box.em);
}

/** @param {Extent} extent @param {Box} box */
function fittedGap(extent, box) {
  const { height, em } = box;
  const rows = inSteps(extent.rows, ROW_STEPS);
  const [double = 0, numbered = 0, bare = 0] = [TWO_LINES.bottom, MARGIN.bottom, BARE_BOTTOM].map(
    (bottom) => (height - (MARGIN.top + bottom + (extent.bounded ? FOOT : 0)) * em) / rows,
  );
  const single =
    numbered >= NUMBERED_GAP * em
      ? Math.min(numbered, TWO_LINES.gap * em)
      : Math.min(bare, NUMBERED_GAP * em);
  const wanted = Math.max(double, single);
  return clamp(wanted, LEAST_GAP * em, MOST_GAP * em);
}

/**
 * Pixels between rows. For a narrow and deep picture they grow faster than the width; otherwise rows would be as dense
 * at the largest size as at the smallest.
 * @param {number} k @param {Extent} extent @param {Box} box
 */
export function gapAt(k, extent, box) {
  const [fitted, least] = [fittedGap(extent, box), fittedK(extent, box)];
  const most = Math.max(fitted, COMFORTABLE_GAP * box.em);
  const rate = Math.log(most / fitted) / Math.log((MOST_K * box.em) / least);
  return Math.min(most, fitted * Math.max(1, k / least) ** Math.max(1, rate));
}

/** The whole picture, centred. @param {Extent} extent @param {Box} box @returns {Transform} */
export function fitted(extent, box) {
  const k = fittedK(extent, box);
  const free = roomAcross(box) - widthOf(extent) * k;
  return {
    k,
    x: MARGIN.left * box.em + free / 2 - extent.left * k,
    y: MARGIN.top * box.em,
  };
}

/**
 * Scales while the point of the picture at (px, py) stays there.
 * @param {Transform} transform @param {number} factor @param {number} px @param {number} py
 * @param {Extent} extent @param {Box} box @returns {Transform}
 */
export function zoomed(transform, factor, px, py, extent, box) {
  const k = clamp(transform.k * factor, fittedK(extent, box), MOST_K * box.em);
  const grown = k / transform.k;
  const rows = gapAt(k, extent, box) / gapAt(transform.k, extent, box);
  return {
    k,
    x: px - (px - transform.x) * grown,
    y: py - (py - transform.y) * rows,
  };
}

/** Whether a picture has its fitted size or less. @param {Transform} transform @param {Extent} extent @param {Box} box */
export const isWhole = ({ k }, extent, box) => k <= fittedK(extent, box) * 1.0001;

/** @type {(transform: Transform, dx: number, dy: number) => Transform} */
export const panned = ({ k, x, y }, dx, dy) => ({ k, x: x + dx, y: y + dy });

/**
 * Clamps a transform so that part of the picture is visible.
 * @param {Transform} transform @param {Extent} extent @param {Box} box @returns {Transform}
 */
export function inSight(transform, extent, box) {
  const { k } = transform;
  const depth = extent.rows * gapAt(k, extent, box);
  const [wide, high] = [box.width * KEPT, box.height * KEPT];
  return {
    k,
    x: clamp(transform.x, wide - extent.right * k, box.width - wide - extent.left * k),
    y: clamp(transform.y, high - depth, box.height - high),
  };
}

/** @typedef {{x: number, row: number}} Point */

/** The pixels of a point, and the movement that brings it and its numbers into sight. @param {Transform} transform @param {Point} point @param {Extent} extent @param {Box} box */
function outOfSight(transform, { x, row }, extent, box) {
  const { width, height, em } = box;
  const px = x * transform.k + transform.x;
  const py = row * gapAt(transform.k, extent, box) + transform.y;
  const foot = BARE_BOTTOM + (extent.bounded ? FOOT : 0);
  /** A point out of sight moves some way in. @type {(at: number, size: number, before: number, behind: number) => number} */
  const away = (at, size, before, behind) => {
    if (at > before * em - 0.5 && at < size - behind * em + 0.5) return 0;
    const more = Math.min(2 * em, size / 8);
    return clamp(at, before * em + more, size - behind * em - more) - at;
  };
  return {
    px,
    py,
    dx: away(px, width, MARGIN.left, MARGIN.right),
    dy: away(py, height, MARGIN.top * 0.9, foot),
  };
}

/**
 * Brings a point into sight at the same size.
 * @param {Transform} transform @param {Point} point @param {Extent} extent @param {Box} box
 * @returns {Transform}
 */
export function brought(transform, point, extent, box) {
  const { dx, dy } = outOfSight(transform, point, extent, box);
  return panned(transform, dx, dy);
}

/**
 * Scales about a point, which stays in place if visible, and becomes visible if not.
 * @param {Transform} transform @param {number} factor @param {Point} point @param {Extent} extent
 * @param {Box} box
 */
export function zoomedAbout(transform, factor, point, extent, box) {
  const there = brought(transform, point, extent, box);
  const { px, py } = outOfSight(there, point, extent, box);
  return zoomed(there, factor, px, py, extent, box);
}

/** Interpolates by t, 0..1; sizes geometrically. @param {Transform} from @param {Transform} to @param {number} t @returns {Transform} */
export const between = (from, to, t) => ({
  k: from.k ** (1 - t) * to.k ** t,
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** The view for a canvas of any size. @param {Transform} transform @param {Extent} extent @param {Box} box @returns {Zoom} */
export function zoomOf(transform, extent, box) {
  const { k, x, y } = transform;
  const across = ((box.width / 2 - x) / k - extent.left) / widthOf(extent);
  const down = (box.height / 2 - y) / gapAt(k, extent, box);
  return {
    size: clamp(Math.round((100 * k) / fittedK(extent, box)), SIZE.min, SIZE.max),
    across: clamp(Math.round(ACROSS.max * across), ACROSS.min, ACROSS.max),
    down: clamp(Math.round(10 * down), DOWN.min, DOWN.max),
  };
}

/** The transform of a view. @param {Zoom} zoom @param {Extent} extent @param {Box} box @returns {Transform} */
export function lying({ size, across, down }, extent, box) {
  const fit = fittedK(extent, box);
  const k = clamp((fit * size) / 100, fit, MOST_K * box.em);
  const middle = extent.left + (widthOf(extent) * across) / ACROSS.max;
  return inSight(
    {
      k,
      x: box.width / 2 - middle * k,
      y: box.height / 2 - (down / 10) * gapAt(k, extent, box),
    },
    extent,
    box,
  );
}
