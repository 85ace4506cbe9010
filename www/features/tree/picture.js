// A forest, folded and laid out: what is drawn, and where in the picture's own units.

import { widthOf } from './layout.js';

/** @import { Visible } from './fold.js' */
/** @import { Forest } from './forest.js' */
/** @import { Extent } from './transform.js' */

/**
 * Nodes of one side in one row, from left to right: places `from` up to `to`, without it.
 * @typedef {{row: number, from: number, to: number}} Run
 */

/** So few units of width are not spread over all there is. */
const FEW = 4;
/** Rows between the deepest nodes of two sides that face each other. */
const FACING_GAP = 1;

export class Picture {
  /** The place of a forest's node; -1 where it is folded away. */
  #places;

  /**
   * @param {Forest} forest
   * @param {Visible} visible
   * @param {Float32Array} xs
   */
  constructor(forest, visible, xs) {
    const { nodes, parents, folded, threshold } = visible;
    this.forest = forest;
    this.nodes = nodes;
    this.parents = parents;
    this.folded = folded;
    this.threshold = threshold;
    this.backward = sidesOf(forest, visible);
    /** Whether two trees face each other. */
    this.faces = this.backward.includes(1);
    this.xs = this.faces ? faced(xs, folded, this.backward) : xs;
    /** How much of the trace it shows, and how much of that was generated in the iteration before too. */
    this.records = forest.records;
    this.repeated = forest.repeated;
    /** The last record that it knows of, where later ones are left out. */
    this.until = visible.until;
    /** The deepest node on each side, folded ones included. */
    this.depth =
      visible.until === Number.POSITIVE_INFINITY
        ? { ...forest.depth }
        : deepest(forest, visible, this.backward);
    const { forward, backward } = this.depth;
    /** The row of the goals, when trees grow from there. */
    this.goalRow = this.faces ? forward + backward + FACING_GAP : 0;
    /** The row of each place. */
    this.rows = new Uint16Array(nodes.length);
    for (let place = 0; place < nodes.length; place += 1) {
      const parent = parents[place] ?? -1;
      // Roots alone are asked: rows lie one beside the other.
      const up = this.backward[place] ? -1 : 1;
      const root = this.backward[place] ? this.goalRow : 0;
      this.rows[place] = parent < 0 ? root : (this.rows[parent] ?? 0) + up;
    }
    this.runs = runsOf(this.rows, this.backward);
    /** How far it reaches. @type {Extent} */
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

  /** The place of a node; -1 where it is folded away, or not in the forest. @param {number} node */
  placeOf(node) {
    return this.#places[node] ?? -1;
  }

  /** The place of a node, or of the nearest above it that is drawn; -1 for none. @param {number} node */
  nearestPlace(node) {
    let here = node;
    while (here >= 0 && this.placeOf(here) < 0) here = this.forest.parent(here);
    return here < 0 ? -1 : this.placeOf(here);
  }

  /** Moves everything sideways, so that the picture goes on where another one was. @param {number} by */
  shift(by) {
    this.xs = this.xs.map((x) => x + by);
    const { left, right, rows } = this.extent;
    this.extent = { left: left + by, right: right + by, rows };
  }
}

/** The deepest node that is drawn on each side. @param {Forest} forest @param {Visible} visible @param {Uint8Array} sides */
function deepest(forest, { nodes }, sides) {
  const depth = { forward: 0, backward: 0 };
  nodes.forEach((node, place) => {
    const side = sides[place] ? 'backward' : 'forward';
    depth[side] = Math.max(depth[side], forest.depthOf(node));
  });
  return depth;
}

/** 1 for each node that was reached from a goal. @param {Forest} forest @param {Visible} visible */
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
 * Both sides in the middle of the wider, and the narrower spread below it: one start may face as many goals as there are wide
 * rows. A few nodes stay some way apart from the edges.
 * @param {Float32Array} xs
 * @param {Uint32Array} folded
 * @param {Uint8Array} backward
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
