// Nodes as signs, as dots if there is no room for signs, and folded subtrees as wedges.

import { widthOf } from './layout.js';
import { FAINT } from './links.js';
import { PRESENCE, SIGNS } from './looks.js';

/** @import { Mark, Marks, Scene, Theme, Wedges } from './draw.js' */

/** Row distance in em below which there are no wedges or signs. */
export const COARSE = 0.6;
/** Least and greatest radius of a sign in em; smaller ones are dots. */
const LEAST_SIGN = 0.15;
const MOST_SIGN = 0.85;
/** Signs of one style within this distance, in pixels, are merged. */
const NEAR = 0.8;
/** Height of a wedge in row distances. */
const WEDGE = 0.8;

/** A sign's radius for the room to its neighbours and the next row, in pixels. @param {number} room @param {number} gap @param {number} em */
export const radiusAt = (room, gap, em) => Math.min(room * 0.36, gap * 0.2, MOST_SIGN * em);

/** Half the width, and the height, in pixels. @param {number} folded @param {number} k @param {number} gap */
export const wedgeAt = (folded, k, gap) => ({
  half: (widthOf(folded) * k * 0.9) / 2,
  height: gap * WEDGE,
});

/** @param {Scene} scene @returns {Marks[]} */
export function glyphItems(scene) {
  const { looks, xs, ranges, lit, gap } = scene;
  const { k, x } = scene.transform;
  const { em } = scene.box;
  const marker = new Marker(scene);
  const last = new Float64Array(3 * MARKS * COLOURS);
  for (const { y: height, from, to } of ranges) {
    last.fill(Number.NEGATIVE_INFINITY);
    for (let place = from; place < to; place += 1) {
      const px = (xs[place] ?? 0) * k + x;
      const presence = looks.presence[place] ?? 0;
      const colour = looks.colours[place] ?? 0;
      const style = (presence * MARKS + (looks.signs[place] ?? 0)) * COLOURS + colour;
      if (px - (last[style] ?? 0) < NEAR) continue;
      last[style] = px;
      const radius = radiusAt(roomOf(scene, place, from, to), gap, em);
      const small = radius < LEAST_SIGN * em || presence === PRESENCE.before;
      const sign = small ? DOT : (looks.signs[place] ?? 0);
      marker.put(keyOf(presence, sign, colour, sizeOf(radius, small, em)), px, height);
    }
  }
  return [...marker.items, ...litMarks(scene), ...(lit.focus < 0 ? [] : [ring(scene, lit.focus)])];
}

/** Pixels from a node to its nearest neighbour in the row. @param {Scene} scene @param {number} place @param {number} from @param {number} to */
export function roomOf({ xs, transform: { k } }, place, from, to) {
  const x = xs[place] ?? 0;
  const left = place > from ? x - (xs[place - 1] ?? 0) : 1e6;
  const right = place + 1 < to ? (xs[place + 1] ?? 0) - x : 1e6;
  return Math.min(left, right) * k;
}

/** Sizes are quantized: signs to whole pixels, dots from 1 to a fifth of an em. @param {number} radius @param {boolean} small @param {number} em */
const sizeOf = (radius, small, em) =>
  Math.min(SIZES - 1, Math.round(small ? Math.min(em / 5, Math.max(1, radius * 2)) : radius));

/** Marks by number: the signs, then the dot. @type {readonly Mark[]} */
const BY_NUMBER = [...SIGNS, 'dot'];
const DOT = SIGNS.length;
/** A style is packed into one number; these are the maximum numbers of sizes, colours and marks. */
const [SIZES, COLOURS, MARKS] = [64, 16, DOT + 1];

/** @type {(presence: number, sign: number, colour: number, size: number) => number} */
const keyOf = (presence, sign, colour, size) =>
  ((presence * MARKS + sign) * COLOURS + colour) * SIZES + size;

/** @param {number} number */
function markAt(number) {
  const mark = BY_NUMBER[number];
  if (!mark) throw new Error(`no mark has the number ${number}`);
  return mark;
}

class Marker {
  /** @type {Map<number, Marks>} */
  #kinds = new Map();
  #scene;

  /** @param {Scene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /** @param {number} key @param {number} x @param {number} y */
  put(key, x, y) {
    const marks = this.#kinds.get(key) ?? this.#make(key);
    marks.points.push(x, y);
  }

  /** Nodes of the previous iteration are painted first, then later ones, then present ones. */
  get items() {
    return [...this.#kinds].sort(([a], [b]) => b - a).map(([, marks]) => marks);
  }

  /** @param {number} key @returns {Marks} */
  #make(key) {
    const { looks, theme } = this.#scene;
    const size = key % SIZES;
    const colour = Math.floor(key / SIZES) % COLOURS;
    const sign = Math.floor(key / SIZES / COLOURS) % MARKS;
    const presence = Math.floor(key / SIZES / COLOURS / MARKS);
    const name =
      presence === PRESENCE.before ? 'ghost-node' : (looks.entries[colour]?.colour ?? 'muted');
    const alpha = presence === PRESENCE.later ? FAINT : 1;
    const marks = markOf(this.#scene, {
      mark: markAt(sign),
      colour: theme[name] ?? '',
      size,
      alpha,
    });
    this.#kinds.set(key, marks);
    return marks;
  }
}

/** @param {Scene} scene @param {Partial<Marks>} style @returns {Marks} */
const markOf = ({ theme }, style) => ({
  kind: 'marks',
  mark: 'dot',
  colour: theme.accent ?? '',
  paper: theme.paper ?? '',
  alpha: 1,
  size: 1,
  points: [],
  ...style,
});

/** @param {Scene} scene @param {number} place */
const pointOf = ({ picture, xs, transform: { k, x, y }, gap }, place) => [
  (xs[place] ?? 0) * k + x,
  (picture.rows[place] ?? 0) * gap + y,
];

/** @param {Scene} scene */
function litMarks(scene) {
  const { looks, lit, gap } = scene;
  const { em } = scene.box;
  const radius = Math.max(em / 5, Math.min(gap * 0.2, MOST_SIGN * 0.8 * em));
  const places = lit.hand < 0 ? lit.path : [...new Set([...lit.path, lit.hand])];
  return places.map((place) =>
    markOf(scene, {
      mark: markAt(looks.signs[place] ?? 0),
      size: place === lit.hand ? Math.max(em * 0.4, radius) : radius,
      points: pointOf(scene, place),
    }),
  );
}

/** @param {Scene} scene @param {number} place */
const ring = (scene, place) =>
  markOf(scene, {
    mark: 'ring',
    size: scene.box.em * 0.6 + Math.min(scene.gap * 0.12, scene.box.em * 0.5),
    points: pointOf(scene, place),
  });

/** @param {Scene} scene @returns {Wedges[]} */
export function wedgeItems({ picture, looks, theme, xs, ranges, transform: { k, x }, gap }) {
  // Narrow wedges would consist of outlines only.
  const outlined = k * LEAST_WIDTH > OUTLINED;
  const now = looks.entries.map(({ colour }) => wedges(theme, colour, { outlined }));
  const later = wedges(theme, 'muted', { outlined, alpha: FAINT });
  const before = wedges(theme, 'ghost', { outlined: false, tint: 1 });
  for (const { y, from, to } of ranges) {
    let [last, lastInto] = [Number.NEGATIVE_INFINITY, before];
    for (let place = from; place < to; place += 1) {
      const folded = picture.folded[place] ?? 0;
      if (folded === 0) continue;
      const px = (xs[place] ?? 0) * k + x;
      const presence = looks.presence[place];
      const there = presence === PRESENCE.now ? now[looks.colours[place] ?? 0] : later;
      const into = presence === PRESENCE.before ? before : there;
      if (!into || (px - last < NEAR && into === lastInto)) continue;
      [last, lastInto] = [px, into];
      const { half, height } = wedgeAt(folded, k, gap);
      const down = picture.backward[place] ? -height : height;
      into.points.push(px, y, Math.max(half, 0.5), down);
    }
  }
  return [before, later, ...now];
}

/** The smallest wedge's width in units, and the width in pixels from which wedges have outlines. */
const LEAST_WIDTH = widthOf(1);
const OUTLINED = 5;
/** Opacity of a node's colour in its wedge. */
const TINT = 0.22;

/** @param {Theme} theme @param {string} colour @param {Partial<Wedges>} [style] @returns {Wedges} */
const wedges = (theme, colour, style = {}) => ({
  kind: 'wedges',
  colour: theme[colour] ?? '',
  paper: theme.paper ?? '',
  alpha: 1,
  tint: TINT,
  outlined: true,
  points: [],
  ...style,
});
