// The nodes of a picture: a trace or one of its iterations, and those of the previous iteration behind.
//
// An iteration repeats the nodes of the previous one in the same order, and adds more below. So both form one tree: a
// node takes the place of its *ghost*, the node that the same moves reached in the previous iteration, if there is one.
// Nodes generated before the trace began are not stored; *stubs*, one per depth, replace those that have stored
// children.

import { roomier } from './columns.js';

/** @import { Trace } from '../trace/trace.js' */
/** @import { Iteration } from '../trace/windows.js' */

const NONE = -1;

export class Forest {
  size = 0;
  /** Nodes of the trace itself, which may grow. */
  records = 0;
  /** Nodes among these that the previous iteration generated, too. */
  repeated = 0;
  /** Whether the iteration is over; later records belong to the next. */
  complete = false;
  /** Maximum depth of each side. */
  depth = { forward: 0, backward: 0 };
  /** Roots, those of the start first. @type {number[]} */
  roots = [];

  #ghosts;
  /** A node's parent, last child and next sibling. Siblings form a ring: the last one's next is the first. */
  #parents = new Int32Array(0);
  #last = new Int32Array(0);
  #next = new Int32Array(0);
  #below = new Uint32Array(0);
  #counted = { size: 0, records: 0, until: Number.POSITIVE_INFINITY };
  #records = new Int32Array(0);
  #nodes = new Int32Array(0);
  #stubs = { forward: new Map(), backward: new Map() };
  /** @type {Map<number, {depth: number, backward: boolean}>} */
  #stubOf = new Map();

  /**
   * @param {Trace} trace @param {object} [options]
   * @param {Iteration | null} [options.iteration] a deepening search's iteration: the next root begins another tree
   * @param {Trace | null} [options.before] the complete trace of the previous iteration
   */
  constructor(trace, { iteration = null, before = null } = {}) {
    this.trace = trace;
    this.iteration = iteration;
    this.#ghosts = before;
  }

  /** Without the traces. */
  get bytes() {
    const columns = [this.#parents, this.#last, this.#next, this.#records, this.#nodes];
    return columns.reduce((all, { byteLength }) => all + byteLength, this.#below.byteLength);
  }

  /** Reads up to `most` new records. Returns whether there are more. */
  grow(most = Number.POSITIVE_INFINITY) {
    if (this.#ghosts && this.#addGhosts(this.#ghosts, most)) return true;
    const end = Math.min(this.trace.length, this.records + most);
    this.#nodes = roomier(this.#nodes, end, this.trace.most);
    for (let record = this.records; record < end && !this.complete; record += 1) {
      if (this.iteration && record > 0 && this.trace.isRoot(record)) this.complete = true;
      else {
        this.#nodes[record] = this.#place(record);
        this.records = record + 1;
      }
    }
    return !this.complete && this.records < this.trace.length;
  }

  /** @param {number} node @returns {number} -1 for a root */
  parent(node) {
    return this.#parents[node] ?? NONE;
  }

  /** @param {number} node @returns {number} -1 for a leaf */
  firstChild(node) {
    const last = this.#last[node] ?? NONE;
    return last === NONE ? NONE : (this.#next[last] ?? NONE);
  }

  /** @param {number} node @returns {number} -1 for the last */
  nextSibling(node) {
    const next = this.#next[node] ?? NONE;
    const parent = this.parent(node);
    return parent === NONE || this.#last[parent] === node ? NONE : next;
  }

  /** @param {number} node */
  children(node) {
    const found = [];
    for (let child = this.firstChild(node); child !== NONE; child = this.nextSibling(child))
      found.push(child);
    return found;
  }

  /**
   * Whether a node is in a picture with records up to `until`: by its own record or as a ghost.
   * @param {number} node @param {number} [until]
   */
  isIn(node, until = Number.POSITIVE_INFINITY) {
    if (until === Number.POSITIVE_INFINITY) return true;
    const record = this.record(node);
    return node < this.ghosts || (record >= 0 && record <= until) || this.isStub(node);
  }

  /**
   * Counts subtrees with records up to `until` in one pass from last to first, as every node follows its parent.
   * Counting as nodes arrive would cost each its depth.
   * @param {number} [until]
   */
  count(until = Number.POSITIVE_INFINITY) {
    const { size, records } = this;
    const counted = this.#counted;
    if (counted.size === size && counted.records === records && counted.until === until) return;
    this.#counted = { size, records, until };
    const [below, parents] = [this.#below, this.#parents];
    below.fill(0, 0, size);
    for (let node = size - 1; node >= 0; node -= 1) {
      const parent = parents[node] ?? NONE;
      if (parent === NONE) continue;
      const own = this.isIn(node, until) ? 1 : 0;
      below[parent] = (below[parent] ?? 0) + (below[node] ?? 0) + own;
    }
  }

  /** Subtree size at the last count; the full size if nothing was excluded. @param {number} node */
  below(node) {
    this.count(this.#counted.until);
    return this.#below[node] ?? 0;
  }

  /** A node's record; -1 for stubs and for ghosts without a record yet. @param {number} node */
  record(node) {
    return this.#records[node] ?? NONE;
  }

  /** -1 if it is not in the picture. @param {number} record */
  nodeOf(record) {
    return record >= 0 && record < this.records ? (this.#nodes[record] ?? NONE) : NONE;
  }

  /** A node's record in the previous iteration's trace, or -1. @param {number} node */
  ghost(node) {
    return this.#ghosts && node < this.ghosts ? node : NONE;
  }

  /**
   * The corresponding node of the same forest, or of the previous or next iteration's. Null for an unrelated forest.
   * @param {Forest} other
   * @returns {((node: number) => number) | null} -1 if the other forest lacks it
   */
  kinIn(other) {
    if (other === this) return (node) => node;
    if (other.#ghosts === this.trace) {
      return (node) => (this.record(node) < other.ghosts ? this.record(node) : NONE);
    }
    if (this.#ghosts === other.trace) {
      return (node) => (node < this.ghosts ? other.nodeOf(node) : NONE);
    }
    return null;
  }

  /** Number of the previous iteration's nodes. */
  ghosts = 0;

  /** @param {number} node */
  isStub(node) {
    return this.#stubOf.has(node);
  }

  /** @param {number} node */
  depthOf(node) {
    const stub = this.#stubOf.get(node);
    if (stub) return stub.depth;
    const record = this.record(node);
    return record === NONE ? (this.#ghosts?.depth(node) ?? 0) : this.trace.depth(record);
  }

  /** @param {number} node */
  isBackward(node) {
    const stub = this.#stubOf.get(node);
    if (stub) return stub.backward;
    const record = this.record(node);
    return record !== NONE && this.trace.isBackward(record);
  }

  /** @param {number} node */
  path(node) {
    const way = [];
    for (let here = node; here !== NONE; here = this.parent(here)) way.push(here);
    return way.reverse();
  }

  /** Adds up to `most` nodes of the previous iteration. Returns whether there are more. @param {Trace} before @param {number} most */
  #addGhosts(before, most) {
    const end = Math.min(before.length, this.ghosts + most);
    for (let record = this.ghosts; record < end; record += 1) {
      if (record > 0 && before.isRoot(record)) return false;
      this.#add(before.parent(record), before.depth(record), false);
      this.ghosts = record + 1;
    }
    return end < before.length;
  }

  /** The node of the next record: its ghost's, else a new one. @param {number} record */
  #place(record) {
    const trace = this.trace;
    const depth = trace.depth(record);
    const backward = trace.isBackward(record);
    const before = trace.parent(record);
    let parent = before === NONE ? NONE : (this.#nodes[before] ?? NONE);
    if (parent === NONE && !trace.isRoot(record)) parent = this.#stub(depth - 1, backward);
    let node = this.#ghosts ? this.#ghostAt(parent, record) : NONE;
    if (node === NONE) node = this.#add(parent, depth, backward);
    else this.repeated += 1;
    this.#records[node] = record;
    return node;
  }

  /** @param {number} parent @param {number} record */
  #ghostAt(parent, record) {
    const last = this.trace.last(record);
    const siblings = parent === NONE ? this.roots : this.children(parent);
    return (
      siblings.find(
        (node) =>
          node < this.ghosts && this.record(node) === NONE && this.#ghosts?.last(node) === last,
      ) ?? NONE
    );
  }

  /** The stub of a depth; creates it and those above if necessary. @param {number} depth @param {boolean} backward */
  #stub(depth, backward) {
    const stubs = backward ? this.#stubs.backward : this.#stubs.forward;
    let above = depth;
    while (above >= 0 && !stubs.has(above)) above -= 1;
    let node = stubs.get(above) ?? NONE;
    for (let here = above + 1; here <= depth; here += 1) {
      node = this.#add(node, here, backward);
      stubs.set(here, node);
      this.#stubOf.set(node, { depth: here, backward });
    }
    return node;
  }

  /** @param {number} parent @param {number} depth @param {boolean} backward */
  #add(parent, depth, backward) {
    const node = this.size;
    this.#makeRoom(node + 1);
    this.size = node + 1;
    this.#parents[node] = parent;
    this.#last[node] = NONE;
    this.#records[node] = NONE;
    if (parent === NONE) {
      this.roots.push(node);
      this.#next[node] = NONE;
    } else {
      const last = this.#last[parent] ?? NONE;
      this.#next[node] = last === NONE ? node : (this.#next[last] ?? NONE);
      if (last !== NONE) this.#next[last] = node;
      this.#last[parent] = node;
    }
    const side = backward ? 'backward' : 'forward';
    this.depth[side] = Math.max(this.depth[side], depth);
    return node;
  }

  /** @param {number} size */
  #makeRoom(size) {
    const most = this.trace.most + this.ghosts;
    this.#parents = roomier(this.#parents, size, most);
    this.#last = roomier(this.#last, size, most);
    this.#next = roomier(this.#next, size, most);
    this.#below = roomier(this.#below, size, most);
    this.#records = roomier(this.#records, size, most);
  }
}
