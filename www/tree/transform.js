// How a picture lies on its canvas: an immutable transform, and the functions that make the next one.
//
// A search tree is far wider than it is deep. So zooming in draws its nodes apart, while its rows move apart only until
// they are a comfortable way from each other: parent and child stay in sight together.

/**
 * `k` is pixels for each unit of width; `x` and `y` are where the picture's origin, the middle of its first row, lies.
 * @typedef {{readonly k: number, readonly x: number, readonly y: number}} Transform
 */
/** What is to be seen: from the left to the right in units of width, and how many rows below the first. @typedef {{left: number, right: number, rows: number}} Extent */
/** The canvas, in pixels. @typedef {{width: number, height: number}} Box */

/** Free space round the picture: at the left there is room for the rows' numbers. */
const MARGIN = { left: 40, right: 16, top: 22, bottom: 26 };
/** Pixels between rows, at the least and where they are comfortable. */
const LEAST_GAP = 6;
const COMFORTABLE_GAP = 72;
/** Pixels for a unit of width, at the most, and where a picture of few nodes is fitted. */
const MOST_K = 84;
const FITTED_K = 44;
/** How much of the canvas a picture keeps when it is pushed out at a side. */
const KEPT = 1 / 4;

const clamp = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(n, low), Math.max(low, high));

const widthOf = (/** @type {Extent} */ { left, right }) => Math.max(right - left, 1e-6);

/** @param {Extent} extent @param {Box} box */
function fittedK(extent, box) {
  const room = box.width - MARGIN.left - MARGIN.right;
  return clamp(room / widthOf(extent), 1e-4, FITTED_K);
}

/** @param {Extent} extent @param {Box} box */
function fittedGap({ rows }, box) {
  const room = box.height - MARGIN.top - MARGIN.bottom;
  return clamp(room / Math.max(rows, 1), LEAST_GAP, COMFORTABLE_GAP);
}

/** Pixels from row to row. @param {number} k @param {Extent} extent @param {Box} box */
export function gapAt(k, extent, box) {
  const fitted = fittedGap(extent, box);
  const grown = fitted * Math.max(1, k / fittedK(extent, box));
  return Math.min(grown, COMFORTABLE_GAP);
}

/** The whole picture, in the middle of its canvas. @param {Extent} extent @param {Box} box @returns {Transform} */
export function fitted(extent, box) {
  const k = fittedK(extent, box);
  const gap = gapAt(k, extent, box);
  const room = box.width - MARGIN.left - MARGIN.right;
  const rest = box.height - MARGIN.top - MARGIN.bottom - extent.rows * gap;
  return {
    k,
    x: MARGIN.left + (room - widthOf(extent) * k) / 2 - extent.left * k,
    y: MARGIN.top + Math.max(0, rest) / 3,
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
  const k = clamp(transform.k * factor, fittedK(extent, box), MOST_K);
  const grown = k / transform.k;
  const rows = gapAt(k, extent, box) / gapAt(transform.k, extent, box);
  return {
    k,
    x: px - (px - transform.x) * grown,
    y: py - (py - transform.y) * rows,
  };
}

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

/**
 * With a point of the picture somewhere on the canvas, if it is not in sight, at the same size.
 * @param {Transform} transform
 * @param {{x: number, row: number}} point
 * @param {Extent} extent
 * @param {Box} box
 * @returns {Transform}
 */
export function brought(transform, { x, row }, extent, box) {
  const gap = gapAt(transform.k, extent, box);
  const [px, py] = [x * transform.k + transform.x, row * gap + transform.y];
  const room = { x: Math.min(80, box.width / 4), y: Math.min(48, box.height / 4) };
  return panned(
    transform,
    clamp(px, room.x, box.width - room.x) - px,
    clamp(py, room.y, box.height - room.y) - py,
  );
}

/** Part of the way from one to another, 0..1: sizes grow by factors. @param {Transform} from @param {Transform} to @param {number} t @returns {Transform} */
export const between = (from, to, t) => ({
  k: from.k ** (1 - t) * to.k ** t,
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});
