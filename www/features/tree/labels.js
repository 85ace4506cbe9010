// Texts in a picture: depths at the left, numbers of nodes and wedges, the bound's label. Letters have the page's size,
// and texts that would overlap others are omitted.

import { boundItems } from './bound.js';
import { PRESENCE } from './looks.js';
import { COARSE, radiusAt, roomOf, wedgeAt } from './marks.js';
import { AXIS, band, isOver, sizeOfText, written } from './texts.js';
import { NUMBERED_GAP } from './transform.js';

/** @import { Item, Scene, Texts } from './draw.js' */
/** @import { Written } from './texts.js' */

/** Row intervals between depth labels. */
const EACH = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Ems from a sign to the middle of its numbers, and from there to their end. */
const BELOW = 0.57;
const HALF = 0.4;
/** Line height in em. */
const LINE = 1.05;
/** Minimum ems between numbers of neighbours. */
const BETWEEN = 0.3;
/** Most ems of a label beyond a neighbour, which it would seem to name. */
const BEYOND = 1;

/** @param {Scene} scene @returns {Item[]} */
export function labelItems(scene) {
  const { em } = scene.box;
  const isNumbered = scene.gap >= NUMBERED_GAP * em;
  const nodeNumbers = isNumbered ? numbers(scene) : [];
  const counts = scene.gap > COARSE * em ? wedgeCounts(scene) : [];
  const bound = boundItems(scene, [...nodeNumbers, ...counts], isNumbered);
  /** @type {(texts: readonly Written[]) => Written[]} */
  const clear = (texts) =>
    texts.filter(
      ({ left, right, top, bottom }) =>
        left >= AXIS * em &&
        right <= scene.box.width &&
        top >= 0 &&
        bottom <= scene.box.height &&
        !bound.taken.some((taken) => isOver(taken, { left, right, top, bottom })),
    );
  return [
    ...joinItems(scene),
    written(scene, clear(counts)),
    written(scene, clear(nodeNumbers)),
    band(scene, { left: 0, right: AXIS * em, top: 0, bottom: scene.box.height }),
    ...bound.items,
    written(
      scene,
      depths(scene).filter((text) => !bound.taken.some((taken) => isOver(taken, text))),
      { colour: scene.theme.muted ?? '' },
    ),
  ];
}

/** Depths: moves from the start, on the opposite side also moves from the goal. @param {Scene} scene */
function depths(scene) {
  const { picture, gap, transform, box } = scene;
  const { forward, backward } = picture.depth;
  const each = EACH.find((step) => step * gap >= box.em * 1.4) ?? 1000;
  /** @type {Written[]} */
  const texts = [];
  const put = (/** @type {number} */ depth, /** @type {number} */ row) => {
    const y = row * gap + transform.y;
    if (depth % each !== 0 || y < HALF * box.em || y > box.height - HALF * box.em) return;
    texts.push(sizeOfText(scene, `${depth}`, (AXIS - 0.4) * box.em, y, 'right'));
  };
  for (let depth = 0; depth <= forward; depth += 1) put(depth, depth);
  if (picture.faces) {
    for (let depth = 0; depth <= backward; depth += 1) put(depth, picture.goalRow - depth);
  }
  return texts;
}

/** @param {Scene} scene */
function wedgeCounts(scene) {
  const { picture, looks, xs, ranges, transform, gap, number, box } = scene;
  /** @type {Written[]} */
  const texts = [];
  for (const { y, from, to } of ranges) {
    for (let place = from; place < to; place += 1) {
      const folded = picture.folded[place] ?? 0;
      if (folded === 0 || looks.presence[place] !== PRESENCE.now) continue;
      const { half, height } = wedgeAt(folded, transform.k, gap);
      // At three quarters of its height a wedge has three quarters of its width.
      if (half < box.em * 0.9 || height < box.em * 1.5) continue;
      const down = picture.backward[place] ? -height : height;
      const x = (xs[place] ?? 0) * transform.k + transform.x;
      const text = sizeOfText(scene, number(folded), x, y + down * 0.75, 'center');
      if (text.right - text.left < half * 1.5) texts.push(text);
    }
  }
  return texts;
}

/** Labels below nodes with enough room, one line lower beside a neighbour's. A second line of a label has the lower line, if there is room for two. The current and the selected node always have theirs. @param {Scene} scene */
function numbers(scene) {
  const { picture, looks, xs, ranges, lit, transform, gap, label, box } = scene;
  const { em } = box;
  const radius = radiusAt(gap, gap, em);
  const down = radius + BELOW * em;
  // The next row's signs stand below both lines.
  const lines = !picture.faces && gap > down + radius + (LINE + HALF) * em ? [0, LINE * em] : [0];
  /** @type {Written[]} */
  const texts = [];
  /** @type {Written[]} */
  const always = [];
  const at = (/** @type {number} */ place) => (xs[place] ?? 0) * transform.k + transform.x;
  for (const { y, from, to } of ranges) {
    const reach = (/** @type {number} */ place) => {
      if (place < from || place >= to) return Number.NEGATIVE_INFINITY;
      const folded = picture.folded[place] ?? 0;
      return folded > 0 ? wedgeAt(folded, transform.k, gap).half : -BEYOND * em;
    };
    const isKnown = (/** @type {number} */ place) =>
      looks.presence[place] === PRESENCE.now && picture.folded[place] === 0;
    const textsOf = (/** @type {number} */ place, line = 0) => {
      const side = picture.backward[place] ? -down : down;
      return label(place)
        .split('\n', lines.length)
        .map((text, n) =>
          sizeOfText(scene, text, at(place), y + side + (lines[line + n] ?? 0), 'center'),
        );
    };
    const first = [...new Set([lit.hand, lit.focus])].filter(
      (place) => place >= from && place < to && isKnown(place),
    );
    const own = first.flatMap((place) => textsOf(place));
    always.push(...own);
    const ends = lines.map(() => Number.NEGATIVE_INFINITY);
    for (let place = from; place < to; place += 1) {
      if (!isKnown(place) || first.includes(place) || roomOf(scene, place, from, to) < em) continue;
      const rows = textsOf(place);
      const half = Math.max(...rows.map(({ left, right }) => right - left)) / 2 + BETWEEN * em;
      const isFree = [place - 1, place + 1].every(
        (other) => half + reach(other) <= Math.abs(at(place) - at(other)),
      );
      const line = lines.findIndex(
        (_, line) =>
          line + rows.length <= lines.length &&
          textsOf(place, line).every(
            (text, n) =>
              at(place) - half >= (ends[line + n] ?? 0) && !own.some((one) => isOver(one, text)),
          ),
      );
      if (!isFree || line < 0) continue;
      for (const [n, text] of textsOf(place, line).entries()) {
        ends[line + n] = text.right;
        texts.push(text);
      }
    }
  }
  return [...texts, ...always];
}

/** A line between the two nodes where the sides met. @param {Scene} scene @returns {Item[]} */
function joinItems({ picture, xs, lit, gap, transform: { k, x, y }, theme, box: { em } }) {
  if (!lit.join) return [];
  const points = lit.join.flatMap((place) => [
    (xs[place] ?? 0) * k + x,
    (picture.rows[place] ?? 0) * gap + y,
  ]);
  return [
    { kind: 'curves', colour: theme.ground ?? '', alpha: 1, width: em * 0.45, points },
    { kind: 'curves', colour: theme.accent ?? '', alpha: 1, width: em * 0.25, points },
  ];
}
