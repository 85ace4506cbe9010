// What is written in a picture, and the lines that words belong to: depths at the left, the bound, the numbers of nodes
// and wedges, where two sides meet.

import { PRESENCE } from './looks.js';
import { COARSE, radiusAt, roomOf, wedgeAt } from './marks.js';

/** @typedef {import('./draw.js').Scene} Scene */
/** @typedef {import('./draw.js').Item} Item */
/** @typedef {import('./draw.js').Texts} Texts */

/** Pixels to a node's neighbours and to the next row from which on there is room for its numbers. */
const ROOM = 36;
/** Where the rows' numbers end, and words may begin. */
const LEFT = 36;
/** Height of letters, in pixels, and about how wide one is. */
const LETTERS = 12;
const WIDE = 0.58;

/** @param {Scene} scene @returns {Item[]} */
export function labelItems(scene) {
  return [
    ...joinItems(scene),
    ...boundItems(scene),
    depths(scene),
    ...(scene.gap > COARSE ? [wedgeCounts(scene)] : []),
    ...(scene.gap >= ROOM ? [numbers(scene)] : []),
  ];
}

/** @param {Scene} scene @param {Partial<Texts>} style @returns {Texts} */
const written = ({ theme }, style) => ({
  kind: 'texts',
  colour: theme.ink ?? '',
  alpha: 1,
  size: LETTERS,
  bold: false,
  halo: theme.paper ?? '',
  texts: [],
  ...style,
});

/** The rows' numbers: moves from the start, and of facing trees also moves from the goal. @param {Scene} scene */
function depths(scene) {
  const { picture, gap, transform, box, theme } = scene;
  const { forward, backward } = picture.forest.depth;
  const each = [1, 2, 5, 10, 20].find((step) => step * gap >= LETTERS * 1.4) ?? 50;
  const labels = written(scene, { colour: theme.muted ?? '' });
  const put = (/** @type {number} */ depth, /** @type {number} */ row) => {
    const y = row * gap + transform.y;
    if (depth % each !== 0 || y < 0 || y > box.height) return;
    labels.texts.push({ x: 26, y, text: `${depth}`, align: 'right' });
  };
  for (let depth = 0; depth <= forward; depth += 1) put(depth, depth);
  if (picture.faces) {
    for (let depth = 0; depth <= backward; depth += 1) put(depth, picture.goalRow - depth);
  }
  return labels;
}

/** How many nodes are folded into each wedge that has room to say so. @param {Scene} scene */
function wedgeCounts(scene) {
  const { picture, looks, xs, ranges, transform, gap, number } = scene;
  const labels = written(scene, { size: 11 });
  for (const { y, from, to } of ranges) {
    for (let place = from; place < to; place += 1) {
      const folded = picture.folded[place] ?? 0;
      if (folded === 0 || looks.presence[place] !== PRESENCE.now) continue;
      const { half, height } = wedgeAt(folded, transform.k, gap);
      const text = number(folded);
      if (half * 2 < text.length * 11 * WIDE + 2 || height < 18) continue;
      const down = picture.backward[place] ? -height : height;
      const x = (xs[place] ?? 0) * transform.k + transform.x;
      labels.texts.push({ x, y: y + down * 0.72, text, align: 'center' });
    }
  }
  return labels;
}

/** A node's own numbers, below its sign. @param {Scene} scene */
function numbers(scene) {
  const { picture, looks, xs, ranges, transform, gap, label } = scene;
  const labels = written(scene, { size: 11 });
  const down = radiusAt(gap, gap) + 9;
  for (const { y, from, to } of ranges) {
    for (let place = from; place < to; place += 1) {
      const isTold = looks.presence[place] === PRESENCE.now && picture.folded[place] === 0;
      if (!isTold || roomOf(scene, place, from, to) < ROOM) continue;
      const x = (xs[place] ?? 0) * transform.k + transform.x;
      const side = picture.backward[place] ? -down : down;
      labels.texts.push({ x, y: y + side, text: label(place), align: 'center' });
    }
  }
  return labels;
}

/** The bound: a line at its row, with a step wherever it changed. @param {Scene} scene @returns {Item[]} */
function boundItems(scene) {
  const { bound, xs, gap, transform, box, theme } = scene;
  if (bound.length === 0) return [];
  const colour = theme.bound ?? '';
  const labels = written(scene, { colour, bold: true });
  /** @type {number[]} */
  const points = [];
  bound.forEach(({ from, row, text }, i) => {
    const x = from < 0 ? 0 : (xs[from] ?? 0) * transform.k + transform.x;
    const next = bound[i + 1];
    const end = next ? (xs[next.from] ?? 0) * transform.k + transform.x : box.width;
    // Between rows: what lies above the line is within the bound.
    const y = (row + 0.5) * gap + transform.y;
    points.push(x, y, end, y);
    const [begin, stop] = [Math.max(x, LEFT), Math.min(end, box.width - 8)];
    const room = text.length * LETTERS * WIDE + 8;
    const fits = stop - begin > room;
    if (fits) labels.texts.push({ x: stop, y: y + 9, text, align: 'right' });
    // The last is what holds now, and is told in any case.
    else if (!next) labels.texts.push({ x: Math.min(x, box.width) - 6, y, text, align: 'right' });
  });
  return [{ kind: 'steps', colour, alpha: 1, width: 2, dash: [6, 4], points }, labels];
}

/** Where two sides met: the node and its twin on the other side. @param {Scene} scene @returns {Item[]} */
function joinItems({ picture, xs, lit, gap, transform: { k, x, y }, theme }) {
  if (!lit.join) return [];
  const points = lit.join.flatMap((place) => [
    (xs[place] ?? 0) * k + x,
    (picture.rows[place] ?? 0) * gap + y,
  ]);
  return [
    { kind: 'curves', colour: theme.paper ?? '', alpha: 1, width: 7, points },
    { kind: 'curves', colour: theme.accent ?? '', alpha: 1, width: 4, points },
  ];
}
