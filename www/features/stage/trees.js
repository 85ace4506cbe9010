// Draws a search tree: dots while there is room, density below. Cells are only added.

import { depthOf, intervalsOf, rowOf } from './places.js';

/** @import { Place } from './places.js' */

/** Least width of an interval, in pixels, that is drawn as a dot. */
const ROOM = 3;
/** Count of a cell that is drawn at full strength. */
const MANY = 30;
/** Opacity of cells with one node, of cells with many, and of dots. */
const STRENGTH = { pale: [0.18, 0.5, 0.5], full: [0.62, 1, 1] };
/** The engine's numbers of the fates of nodes that are never stored: cut, and duplicates. */
const DROPPED = [2, 3];

/** Layers of a band that are in memory: the newest, and the one or two that are expanded. */
const BAND = 3;

/** @typedef {'pale' | 'full'} Strength nodes that are looked at and forgotten, or in memory */
/** A band is in memory only near its newest layer. @typedef {Strength | 'band'} Kind */
/** @typedef {{width: number, height: number, rows: number}} Frame in pixels */
/** @typedef {readonly [string, string]} Inks of both sides */

/** How opaque a cell of a number of nodes is. @type {(kind: Strength, count: number) => number} */
export function strengthOf(kind, count) {
  const [least = 0, most = 0] = STRENGTH[kind];
  return least + (most - least) * Math.min(1, Math.log(count) / Math.log(MANY));
}

/** @type {(frame: Frame, place: Pick<Place, 'side' | 'from' | 'root' | 'roots' | 'moves'>) => number[][]} the middles of a path's nodes, and the pixels of their intervals */
export function pointsOf({ width, height, rows }, place) {
  const intervals = intervalsOf(place);
  const points = [];
  for (let n = 0; n < intervals.length; n += 2) {
    const [from = 0, wide = 0] = [intervals[n], intervals[n + 1]];
    const y = ((rowOf(place.side, place.from + n / 2, rows) + 0.5) * height) / rows;
    points.push([(from + wide / 2) * width, y, wide * width]);
  }
  return points;
}

export class Tree {
  #ink;
  #frame;
  #inks;
  /** Numbers of drawn nodes by pixel column and row. */
  #counts;
  /** What is drawn of each row, to be drawn again when it is forgotten. @type {Map<number, () => void>[]} */
  #dots = [];
  #faded = 0;
  /** @type {Float64Array} */
  #last = new Float64Array();
  #side = 0;

  /** @param {CanvasRenderingContext2D} ink @param {Frame} frame @param {Inks} inks */
  constructor(ink, frame, inks) {
    this.#ink = ink;
    this.#frame = frame;
    this.#inks = inks;
    this.#counts = new Uint16Array(Math.ceil(frame.width) * frame.rows);
    ink.clearRect(0, 0, frame.width, frame.height);
  }

  /** @param {Place} place @param {Kind} kind of its nodes that are stored */
  add(place, kind) {
    const isBand = kind === 'band';
    if (isBand) while (this.#faded <= depthOf(place) - BAND) this.#fade();
    const points = pointsOf(this.#frame, place);
    const intervals = intervalsOf(place);
    const isOther = place.side !== this.#side;
    for (const [n, [x = 0, y = 0, wide = 0]] of points.entries()) {
      const depth = place.from + n;
      const isLeaf = n === points.length - 1;
      // A band's parents stand where they were drawn as leaves. Neighbours share most of their path.
      if (!isLeaf && (isBand || (!isOther && intervals[2 * n] === this.#last[2 * n]))) continue;
      const isPale = (isLeaf && DROPPED.includes(place.fate)) || (isBand && depth < this.#faded);
      const own = isPale || kind === 'pale' ? 'pale' : 'full';
      const parent = isBand ? undefined : points[n - 1];
      if (wide >= ROOM) this.#dot(place.side, depth, x, y, wide, own, parent);
      else this.#cell(place.side, depth, x, own);
    }
    this.#last = intervals;
    this.#side = place.side;
  }

  /**
   * @param {number} side @param {number} depth @param {number} x @param {number} y @param {number} wide
   * @param {Strength} kind @param {number[] | undefined} parent
   */
  #dot(side, depth, x, y, wide, kind, parent) {
    const row = rowOf(side, depth, this.#frame.rows);
    const key = 2 * Math.round(4 * x) + side;
    this.#dots[row] ??= new Map();
    if (this.#dots[row].has(key)) return;
    const draw = (/** @type {Strength} */ kind) => this.#drawDot(side, x, y, wide, kind, parent);
    this.#dots[row].set(key, () => draw('pale'));
    draw(kind);
  }

  /**
   * @param {number} side @param {number} x @param {number} y @param {number} wide
   * @param {Strength} kind @param {number[] | undefined} parent
   */
  #drawDot(side, x, y, wide, kind, parent) {
    const ink = this.#ink;
    ink.strokeStyle = this.#inks[side] ?? '';
    ink.fillStyle = ink.strokeStyle;
    if (parent) {
      ink.globalAlpha = kind === 'full' ? 0.8 : 0.4;
      ink.lineWidth = 1;
      ink.beginPath();
      ink.moveTo(parent[0] ?? 0, parent[1] ?? 0);
      ink.lineTo(x, y);
      ink.stroke();
    }
    ink.globalAlpha = STRENGTH[kind][2] ?? 1;
    ink.beginPath();
    ink.arc(
      x,
      y,
      Math.min(3.2, Math.max(1, 0.28 * wide), (0.45 * this.#frame.height) / this.#frame.rows),
      0,
      7,
    );
    ink.fill();
  }

  /** @param {number} side @param {number} depth @param {number} x @param {Strength} kind */
  #cell(side, depth, x, kind) {
    const { width, rows } = this.#frame;
    const row = rowOf(side, depth, rows);
    const column = Math.min(Math.ceil(width) - 1, Math.floor(x));
    const at = row * Math.ceil(width) + column;
    const count = (this.#counts[at] ?? 0) + 1;
    if (row < 0 || count > 2 * MANY) return;
    this.#counts[at] = count;
    this.#drawCell(side, row, column, count, kind);
  }

  /** The next row is forgotten. */
  #fade() {
    const { width, height, rows } = this.#frame;
    const row = this.#faded;
    this.#faded += 1;
    this.#ink.clearRect(0, (row * height) / rows, width, height / rows);
    for (const draw of this.#dots[row]?.values() ?? []) draw();
    for (let column = 0; column < width; column++) {
      const count = this.#counts[row * Math.ceil(width) + column] ?? 0;
      if (count > 0) this.#drawCell(0, row, column, count, 'pale');
    }
  }

  /** @param {number} side @param {number} row @param {number} column @param {number} count @param {Strength} kind */
  #drawCell(side, row, column, count, kind) {
    const { height, rows } = this.#frame;
    const high = height / rows;
    const ink = this.#ink;
    const gap = Math.min(1, high / 4);
    ink.clearRect(column, row * high + gap / 2, 1, high - gap);
    ink.globalAlpha = strengthOf(kind, count);
    ink.fillStyle = this.#inks[side] ?? '';
    ink.fillRect(column, row * high + gap / 2, 1, high - gap);
  }
}

/** The brothers and sisters of a path's nodes: all that recursive best-first search has in memory. @type {(place: Place) => Place[]} */
export const siblingsOf = (place) =>
  Array.from({ length: place.moves.length / 2 }, (_, n) => {
    const before = place.moves.slice(0, 2 * n);
    const count = place.moves[2 * n + 1] ?? 0;
    return Array.from({ length: count }, (_, rank) => ({
      ...place,
      moves: [...before, rank, count],
    }));
  }).flat();

/**
 * A path with a dot for each node.
 * @param {CanvasRenderingContext2D} ink @param {readonly (readonly number[])[]} points @param {string} colour
 * @param {number} most radius of the dots
 */
export function drawPath(ink, points, colour, most) {
  ink.globalAlpha = 1;
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  ink.lineWidth = 2.5;
  ink.lineJoin = 'round';
  ink.beginPath();
  for (const [x = 0, y = 0] of points) ink.lineTo(x, y);
  ink.stroke();
  for (const [x = 0, y = 0] of points) {
    ink.beginPath();
    ink.arc(x, y, Math.min(3.6, most), 0, 7);
    ink.fill();
  }
}
