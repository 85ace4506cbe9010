// A folded forest with its layout, in the picture's own units.

import { widthOf } from './layout.js';

/** @import { Visible } from './fold.js' */
/** @import { Forest } from './forest.js' */
/** @import { Extent } from './transform.js' */

/**
 * Nodes of one side in one row, from left to right: places `from` up to `to`, exclusive.
 * @typedef {{row: number, from: number, to: number}} Run
 */

/** Narrower pictures are not stretched to the full width. */
const FEW = 4;
/** Rows between the deepest nodes of facing trees. */
const FACING_GAP = 1;

export class Picture {
  /** Maps the forest's nodes to places; -1 for folded ones. */
  #places;

  /** @param {Forest} forest @param {Visible} visible @param {Float32Array} xs */
  constructor(forest, visible, xs) {
    const { nodes, parents, folded, threshold } = visible;
    this.forest = forest;
    this.nodes = nodes;
    this.parents = parents;
    this.folded = folded;
    this.threshold = threshold;
    this.backward = sidesOf(forest, visible);
    this.faces = this.backward.includes(1);
    this.xs = this.faces ? faced(xs, folded, this.backward) : xs;
    this.records = forest.records;
    this.repeated = forest.repeated;
    /** The last record included, if later ones are excluded. */
    this.until = visible.until;
    /** Maximum depth of each side, with folded nodes. */
    this.depth =
      visible.until === Number.POSITIVE_INFINITY
        ? { ...forest.depth }
        : deepest(forest, visible, this.backward);
    const { forward, backward } = this.depth;
    this.goalRow = this.faces ? forward + backward + FACING_GAP : 0;
    this.rows = new Uint16Array(nodes.length);
    for (let place = 0; place < nodes.length; place += 1) {
      const parent = parents[place] ?? -1;
      // Only roots are needed, as rows are contiguous.
      const up = this.backward[place] ? -1 : 1;
      const root = this.backward[place] ? this.goalRow : 0;
      this.rows[place] = parent < 0 ? root : (this.rows[parent] ?? 0) + up;
    }
    this.runs = runsOf(this.rows, this.backward);
    /** @type {Extent} */
    this.extent = {
      ...reach(this.xs, folded),
      rows: this.faces ? this.goalRow : forward,
    };
    this.#places = new Int32Array(forest.size).fill(-1);
    for (let place = 0; place < nodes.length; place += 1) this.#places[nodes[place] ?? 0] = place;
  }

  get size() {
    return this.nodes.length;
  }

  /** -1 if it is folded or not in the forest. @param {number} node */
  placeOf(node) {
    return this.#places[node] ?? -1;
  }

  /** The place of a node or its nearest drawn ancestor; -1 if there is none. @param {number} node */
  nearestPlace(node) {
    let here = node;
    while (here >= 0 && this.placeOf(here) < 0) here = this.forest.parent(here);
    return here < 0 ? -1 : this.placeOf(here);
  }

  /** Shifts everything sideways, to align with another picture. @param {number} by */
  shift(by) {
    this.xs = this.xs.map((x) => x + by);
    const { left, right, rows } = this.extent;
    this.extent = { left: left + by, right: right + by, rows };
  }
}

/** @param {Forest} forest @param {Visible} visible @param {Uint8Array} sides */
function deepest(forest, { nodes }, sides) {
  const depth = { forward: 0, backward: 0 };
  nodes.forEach((node, place) => {
    const side = sides[place] ? 'backward' : 'forward';
    depth[side] = Math.max(depth[side], forest.depthOf(node));
  });
  return depth;
}

/** 1 for nodes reached from a goal. @param {Forest} forest @param {Visible} visible */
export function sidesOf(forest, { nodes, parents }) {
  const sides = new Uint8Array(nodes.length);
  for (let place = 0; place < nodes.length; place += 1) {
    const parent = parents[place] ?? -1;
    const isBackward = parent < 0 ? Number(forest.isBackward(nodes[place] ?? 0)) : sides[parent];
    sides[place] = isBackward ?? 0;
  }
  return sides;
}

/**
 * Centres both sides, and spreads the narrower one: one start may face as many goals as there are wide rows. A few
 * nodes keep a distance from the edges.
 * @param {Float32Array} xs @param {Uint32Array} folded @param {Uint8Array} backward
 */
function faced(xs, folded, backward) {
  const sides = [0, 1].map((side) => {
    const { left, right } = reach(xs, folded, (place) => backward[place] === side);
    return { middle: (left + right) / 2, width: right - left };
  });
  const widest = Math.max(...sides.map(({ width }) => width));
  const middle = sides.find(({ width }) => width === widest)?.middle ?? 0;
  return xs.map((x, place) => {
    const side = sides[backward[place] ?? 0];
    if (!side) return x;
    const spread = Math.max(1, widest / Math.max(side.width, FEW));
    return middle + (x - side.middle) * spread;
  });
}

/** @param {Float32Array} xs @param {Uint32Array} folded */
function reach(xs, folded, counts = (/** @type {number} */ _place) => true) {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < xs.length; place += 1) {
    if (!counts(place)) continue;
    const half = widthOf(folded[place] ?? 0) / 2;
    const x = xs[place] ?? 0;
    left = Math.min(left, x - half);
    right = Math.max(right, x + half);
  }
  return left <= right ? { left, right } : { left: 0, right: 1 };
}

/** @param {Uint16Array} rows @param {Uint8Array} backward */
function runsOf(rows, backward) {
  /** @type {Run[]} */
  const runs = [];
  let from = 0;
  for (let place = 1; place <= rows.length; place += 1) {
    if (rows[place] === rows[from] && backward[place] === backward[from]) continue;
    runs.push({ row: rows[from] ?? 0, from, to: place });
    from = place;
  }
  return runs;
}
