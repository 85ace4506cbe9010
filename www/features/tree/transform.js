// How a picture lies on its canvas: an immutable transform, and the functions that make the next one.
//
// A search tree is far wider than it is deep. So zooming in draws its nodes apart, while its rows move apart only until
// they are a comfortable way from each other: parent and child stay in sight together. All lengths are in the size of the
// page's letters, so that a picture is as easy to read from the back of the room as the page.

import { rangeOf } from '../../shared/state/page-keys.js';
import { inSteps, ROW_STEPS, WIDTH_STEPS } from './steps.js';

/** @import { Zoom as TreeZoom } from '../../shared/state/slices/tree.js' */

/**
 * `k` is pixels for each unit of width; `x` and `y` are where the picture's origin, the middle of its first row, lies.
 * @typedef {{readonly k: number, readonly x: number, readonly y: number}} Transform
 */
/**
 * What is to be seen: from the left to the right in units of width, how many rows below the first, and whether there is a
 * bound, which may lie below all of them and is told at the foot then.
 * @typedef {{left: number, right: number, rows: number, bounded?: boolean}} Extent
 */
/**
 * The canvas, in pixels, how many an em of its letters has, and how many times as thick as usual its lines are.
 * @typedef {{width: number, height: number, em: number, stroke?: number}} Box
 */
/** How a picture lies on a canvas of any size. @typedef {TreeZoom} Zoom */

/** Free space round the picture in ems: at the left there is room for the rows' numbers, below for those of the last row's nodes. */
const MARGIN = { left: 2.8, right: 1.2, top: 1.5, bottom: 2.1 };
/** What is left of it below where rows are nearer to each other than so many ems, and nodes have no numbers. */
const BARE_BOTTOM = 0.9;
export const NUMBERED_GAP = 1.75;
/** The same for a bound that lies further below, with its words. */
export const FOOT = 1.9;
/** Ems between rows, at the least, where they are comfortable, and at the most. */
const LEAST_GAP = 0.02;
const COMFORTABLE_GAP = 5.6;
const MOST_GAP = 10;
/** Ems for a unit of width, where a picture of few nodes is fitted, and at the most. */
const FITTED_K = 10;
const MOST_K = 24;
/** How much of the canvas a picture keeps when it is pushed out at a side. */
const KEPT = 1 / 4;
/** How large a picture can be against its fitted size, in percent; where its middle may lie across, in parts of its width, and down, in tenths of a row. */
const SIZE = rangeOf('zoom', 0);
const ACROSS = rangeOf('zoom', 1);
const DOWN = rangeOf('zoom', 2);

const clamp = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(n, low), Math.max(low, high));

const widthOf = (/** @type {Extent} */ { left, right }) => Math.max(right - left, 1e-6);

/** Pixels for the picture itself, from its left to its right. @param {Box} box */
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
  const [numbered = 0, bare = 0] = [MARGIN.bottom, BARE_BOTTOM].map(
    (bottom) => (height - (MARGIN.top + bottom + (extent.bounded ? FOOT : 0)) * em) / rows,
  );
  const wanted = numbered >= NUMBERED_GAP * em ? numbered : Math.min(bare, NUMBERED_GAP * em);
  return clamp(wanted, LEAST_GAP * em, MOST_GAP * em);
}

/**
 * Pixels from row to row. Of a narrow and deep picture they grow faster than its width, or its rows would be as near to each
 * other at the largest size as they are at the smallest.
 * @param {number} k
 * @param {Extent} extent
 * @param {Box} box
 */
export function gapAt(k, extent, box) {
  const [fitted, least] = [fittedGap(extent, box), fittedK(extent, box)];
  const most = Math.max(fitted, COMFORTABLE_GAP * box.em);
  const rate = Math.log(most / fitted) / Math.log((MOST_K * box.em) / least);
  return Math.min(most, fitted * Math.max(1, k / least) ** Math.max(1, rate));
}

/** The whole picture, in the middle of its canvas. @param {Extent} extent @param {Box} box @returns {Transform} */
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
 * Larger or smaller by a factor, while the point of the picture that lies at (px, py) stays there.
 * @param {Transform} transform
 * @param {number} factor
 * @param {number} px
 * @param {number} py
 * @param {Extent} extent
 * @param {Box} box
 * @returns {Transform}
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

/** Whether a picture has the size at which all of it can be seen. @param {Transform} transform @param {Extent} extent @param {Box} box */
export const isWhole = ({ k }, extent, box) => k <= fittedK(extent, box) * 1.0001;

/** @type {(transform: Transform, dx: number, dy: number) => Transform} */
export const panned = ({ k, x, y }, dx, dy) => ({ k, x: x + dx, y: y + dy });

/** Kept where some of the picture can be seen. @param {Transform} transform @param {Extent} extent @param {Box} box @returns {Transform} */
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

/** Where a point of the picture lies, and how far it must be moved to be in sight with its numbers, in pixels. @param {Transform} transform @param {Point} point @param {Extent} extent @param {Box} box */
function outOfSight(transform, { x, row }, extent, box) {
  const { width, height, em } = box;
  const px = x * transform.k + transform.x;
  const py = row * gapAt(transform.k, extent, box) + transform.y;
  const foot = BARE_BOTTOM + (extent.bounded ? FOOT : 0);
  /** What is out of sight comes some way into it. @type {(at: number, size: number, before: number, behind: number) => number} */
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
 * With a point of the picture somewhere on the canvas, if it is not in sight, at the same size.
 * @param {Transform} transform
 * @param {Point} point
 * @param {Extent} extent
 * @param {Box} box
 * @returns {Transform}
 */
export function brought(transform, point, extent, box) {
  const { dx, dy } = outOfSight(transform, point, extent, box);
  return panned(transform, dx, dy);
}

/**
 * Larger or smaller about a point of the picture: it stays where it is if it is in sight, and comes there if it is not.
 * @param {Transform} transform
 * @param {number} factor
 * @param {Point} point
 * @param {Extent} extent
 * @param {Box} box
 */
export function zoomedAbout(transform, factor, point, extent, box) {
  const there = brought(transform, point, extent, box);
  const { px, py } = outOfSight(there, point, extent, box);
  return zoomed(there, factor, px, py, extent, box);
}

/** Part of the way from one to another, 0..1: sizes grow by factors. @param {Transform} from @param {Transform} to @param {number} t @returns {Transform} */
export const between = (from, to, t) => ({
  k: from.k ** (1 - t) * to.k ** t,
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** How a picture lies, for a canvas of any size. @param {Transform} transform @param {Extent} extent @param {Box} box @returns {Zoom} */
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

/** The transform that a zoom asks for. @param {Zoom} zoom @param {Extent} extent @param {Box} box @returns {Transform} */
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
