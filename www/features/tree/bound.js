// The bound as a stepped line across a picture, with labels. A bound outside the visible part is shown at that edge
// with an arrow.

import { radiusAt, wedgeAt } from './marks.js';
import { AXIS, band, isOver, sizeOfText, written } from './texts.js';
import { FOOT } from './transform.js';

/** @import { Item, Scene } from './draw.js' */
/** @import { Rect, Written } from './texts.js' */

/** @typedef {{x: number, end: number, y: number, way: '' | '↑' | '↓', text: string}} Part */

/** Ems from the canvas's edge to a line there, and from a line to the middle of its label. */
const EDGE = 0.4;
const WORDS = 0.75;
/** Rows with more nodes have no free place for labels. */
const MANY = 4000;

/**
 * @param {Scene} scene
 * @param {readonly Written[]} texts other texts in the picture
 * @param {boolean} isNumbered whether numbers are written below nodes
 * @returns {{items: Item[], taken: Rect[]}} items to draw, and rectangles that other texts must avoid
 */
export function boundItems(scene, texts, isNumbered) {
  const { bound, box, theme } = scene;
  if (bound.length === 0) return { items: [], taken: [] };
  const { width, height, em } = box;
  const parts = partsOf(scene, isNumbered);
  /** @type {Written[]} */
  const words = [];
  /** @type {Set<'top' | 'foot'>} */
  const labelled = new Set();
  // The last part is current and always labelled: it chooses first, and is at the foot if there is no other place.
  for (const part of parts.toReversed()) {
    const isLast = words.length === 0 && part === parts.at(-1);
    if (part.way) labelled.add(part.way === '↓' ? 'foot' : 'top');
    const room = roomOf(scene, part);
    const found = part.way
      ? atEdge(scene, part, room, words)
      : freeSpot(scene, part, room, [...texts, ...words]);
    if (found) words.push(found);
    else if (isLast) {
      labelled.add('foot');
      words.push(wordsAt(scene, part, height - (FOOT - EDGE - WORDS) * em, width - em / 2));
    }
  }
  /** @type {Rect[]} */
  const edges = [...labelled].map((edge) =>
    edge === 'top'
      ? { left: 0, right: width, top: 0, bottom: FOOT * em }
      : { left: 0, right: width, top: height - (FOOT - EDGE / 2) * em, bottom: height },
  );
  const colour = theme.bound ?? '';
  const points = parts.flatMap(({ x, end, y }) => [x, y, end, y]);
  return {
    items: [
      ...edges.map((edge) => band(scene, edge)),
      { kind: 'steps', colour, alpha: 1, width: em / 8, dash: [em * 0.4, em * 0.27], points },
      written(scene, words, { colour, bold: true }),
    ],
    taken: [...edges, ...words],
  };
}

/** @param {Scene} scene @param {boolean} isNumbered @returns {Part[]} */
function partsOf({ bound, xs, gap, transform, box }, isNumbered) {
  const { em } = box;
  // Between two rows, and below the numbers of the upper: nodes above the line are within the bound.
  const below = isNumbered ? Math.max(gap / 2, radiusAt(gap, gap, em) + em) : gap / 2;
  const [high, low] = [EDGE * em, box.height - (FOOT - EDGE) * em];
  const at = (/** @type {number} */ place) => (xs[place] ?? 0) * transform.k + transform.x;
  return bound.map(({ from, row, text }, i) => {
    const next = bound[i + 1];
    const y = row * gap + transform.y + below;
    const away = Math.max(gap / 2, em);
    const way = y > low + away ? '↓' : y < high - away / 2 ? '↑' : '';
    return {
      x: from < 0 ? 0 : at(from),
      end: next ? at(next.from) : box.width,
      y: Math.min(Math.max(y, high), low),
      way,
      text: way ? `${text} ${way}` : text,
    };
  });
}

/** @param {Scene} scene @param {Part} part @param {number} y @param {number} x */
function wordsAt(scene, { text }, y, x) {
  const words = sizeOfText(scene, text, x, y, 'right');
  // Bold letters are wider.
  return { ...words, left: words.left - (words.right - words.left) * 0.1 };
}

/** @typedef {{begin: number, stop: number}} Room */

/** @param {Scene} scene @param {Part} part @returns {Room} */
const roomOf = ({ box }, { x, end }) => ({
  begin: Math.max(x, AXIS * box.em) + box.em / 4,
  stop: Math.min(end, box.width) - box.em / 2,
});

/** A label at an edge without overlaps; null if it is too long for its part. @param {Scene} scene @param {Part} part @param {Room} room @param {readonly Written[]} others */
function atEdge(scene, part, { begin, stop }, others) {
  const words = wordsAt(scene, part, part.y + WORDS * scene.box.em, stop);
  return words.left >= begin && !others.some((other) => isOver(other, words)) ? words : null;
}

/**
 * The rightmost place at the line where a label covers no sign or text; null if there is none.
 * @param {Scene} scene @param {Part} part @param {Room} room
 * @param {readonly Written[]} texts other texts in the picture
 */
function freeSpot(scene, part, { begin, stop }, texts) {
  const { em } = scene.box;
  for (const y of [part.y + WORDS * em, part.y - WORDS * em]) {
    const { left, right, top, bottom } = wordsAt(scene, part, y, stop);
    if (bottom > scene.box.height || top < 0) continue;
    const wide = right - left;
    const busy = busyIn(scene, top - em / 8, bottom + em / 8, texts);
    if (!busy) continue;
    let free = stop;
    const edge = /** @type {const} */ ([Number.NEGATIVE_INFINITY, begin]);
    for (const [from, to] of [...busy, edge]) {
      if (free - wide >= Math.max(to, begin)) return wordsAt(scene, part, y, free);
      free = Math.min(free, from);
    }
  }
  return null;
}

/**
 * Occupied intervals between two heights, rightmost first; null if there are too many.
 * @param {Scene} scene @param {number} top @param {number} bottom @param {readonly Written[]} texts
 */
function busyIn(scene, top, bottom, texts) {
  const { picture, xs, ranges, transform, gap, box } = scene;
  const radius = radiusAt(gap, gap, box.em) + box.em / 8;
  /** @type {[number, number][]} */
  const busy = texts
    .filter((text) => text.top < bottom && text.bottom > top)
    .map(({ left, right }) => [left - box.em / 8, right + box.em / 8]);
  for (const { y, from, to } of ranges) {
    // Signs reach a little, wedges nearly to the next row.
    const isNear = y + gap > top && y - gap < bottom;
    if (!isNear) continue;
    if (to - from > MANY) return null;
    for (let place = from; place < to; place += 1) {
      const folded = picture.folded[place] ?? 0;
      const [up, down] = picture.backward[place] ? [gap, radius] : [radius, gap];
      const reaches =
        folded > 0 ? y + down > top && y - up < bottom : y + radius > top && y - radius < bottom;
      if (!reaches) continue;
      const x = (xs[place] ?? 0) * transform.k + transform.x;
      const half = folded > 0 ? wedgeAt(folded, transform.k, gap).half : radius;
      busy.push([x - half, x + half]);
    }
  }
  return busy.sort((a, b) => b[1] - a[1]);
}
