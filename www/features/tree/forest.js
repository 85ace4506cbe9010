// The nodes of a picture: those of one trace, or of one iteration of it, and behind them those of the iteration before.
//
// An iteration generates again whatever the one before it generated, in the same order, and more below it. So both are
// one tree: a node of this iteration takes the place of the one that was reached by the same moves in the last, its
// *ghost*, if there is any. Nodes that were generated before the trace began are not kept; where children of theirs
// are, *stubs* stand in for them, one for each depth.

import { roomier } from './columns.js';

/** @import { Trace } from '../trace/trace.js' */
/** @import { Iteration } from '../trace/windows.js' */

const NONE = -1;

export class Forest {
  /** How many nodes there are. */
  size = 0;
  /** How many of them belong to the trace itself, which may have more to come. */
  records = 0;
  /** How many of those were generated in the iteration before too. */
  repeated = 0;
  /** Whether the iteration is over: what follows in the trace belongs to the next. */
  complete = false;
  /** The deepest node on each side. */
  depth = { forward: 0, backward: 0 };
  /** Nodes without a parent, those of the start first. @type {number[]} */
  roots = [];

  #ghosts;
  /** A node's parent, its last child, and its next sibling; the last sibling's next is the first. */
  #parents = new Int32Array(0);
  #last = new Int32Array(0);
  #next = new Int32Array(0);
  /** How many nodes are below it, as it was when they were counted last. */
  #below = new Uint32Array(0);
  /** What was counted: so many nodes, of them records up to this one. */
  #counted = { size: 0, records: 0, until: Number.POSITIVE_INFINITY };
  /** Its record in the trace, and the node of a record. */
  #records = new Int32Array(0);
  #nodes = new Int32Array(0);
  /** The stub of each depth, by side. */
  #stubs = { forward: new Map(), backward: new Map() };
  /** What a stub is. @type {Map<number, {depth: number, backward: boolean}>} */
  #stubOf = new Map();

  /**
   * @param {Trace} trace
   * @param {object} [options]
   * @param {Iteration | null} [options.iteration] which one it is, of a search that deepens: the next root begins another tree
   * @param {Trace | null} [options.before] the trace of the iteration before, as far as it will ever be
   */
  constructor(trace, { iteration = null, before = null } = {}) {
    this.trace = trace;
    this.iteration = iteration;
    this.#ghosts = before;
  }

  /** Memory it takes, the traces left out. */
  get bytes() {
    const columns = [this.#parents, this.#last, this.#next, this.#records, this.#nodes];
    return columns.reduce((all, { byteLength }) => all + byteLength, this.#below.byteLength);
  }

  /** Reads what has come to the trace, at most so many records. Returns whether there is more. */
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

  /** Its children in the order they were generated. @param {number} node */
  children(node) {
    const found = [];
    for (let child = this.firstChild(node); child !== NONE; child = this.nextSibling(child))
      found.push(child);
    return found;
  }

  /**
   * Whether a node belongs to a picture without the records behind `until`: by itself, or as one of the iteration before.
   * @param {number} node
   * @param {number} [until]
   */
  isIn(node, until = Number.POSITIVE_INFINITY) {
    if (until === Number.POSITIVE_INFINITY) return true;
    const record = this.record(node);
    return node < this.ghosts || (record >= 0 && record <= until) || this.isStub(node);
  }

  /**
   * Counts what is below each node, records behind `until` left out: one pass from the last node to the first, as every
   * node comes after its parent. To keep counts as nodes come would take each as long as it is deep.
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

  /** How many nodes are below a node, as they were counted last; all, where nothing was left out. @param {number} node */
  below(node) {
    this.count(this.#counted.until);
    return this.#below[node] ?? 0;
  }

  /** A node's record in the trace; -1 for a stub, and for a ghost whose place is not yet taken. @param {number} node */
  record(node) {
    return this.#records[node] ?? NONE;
  }

  /** The node of a record; -1 where it is not in the picture. @param {number} record */
  nodeOf(record) {
    return record >= 0 && record < this.records ? (this.#nodes[record] ?? NONE) : NONE;
  }

  /** The record in the trace of the iteration before; -1 where there is none. @param {number} node */
  ghost(node) {
    return this.#ghosts && node < this.ghosts ? node : NONE;
  }

  /**
   * The node of another forest that is the same as one of this: of the same forest, or of the iteration before or after it.
   * Null for a forest that has nothing to do with it.
   * @param {Forest} other
   * @returns {((node: number) => number) | null} -1 for a node that the other has not
   */
  kinIn(other) {
    if (other === this) return (node) => node;
    // A ghost's node has the number of its record.
    if (other.#ghosts === this.trace) {
      return (node) => (this.record(node) < other.ghosts ? this.record(node) : NONE);
    }
    if (this.#ghosts === other.trace) {
      return (node) => (node < this.ghosts ? other.nodeOf(node) : NONE);
    }
    return null;
  }

  /** How many nodes the iteration before has in the picture. */
  ghosts = 0;

  /** Whether a node stands for those that are not kept. @param {number} node */
  isStub(node) {
    return this.#stubOf.has(node);
  }

  /** Moves from the root. @param {number} node */
  depthOf(node) {
    const stub = this.#stubOf.get(node);
    if (stub) return stub.depth;
    const record = this.record(node);
    return record === NONE ? (this.#ghosts?.depth(node) ?? 0) : this.trace.depth(record);
  }

  /** Whether a node was reached from a goal. @param {number} node */
  isBackward(node) {
    const stub = this.#stubOf.get(node);
    if (stub) return stub.backward;
    const record = this.record(node);
    return record !== NONE && this.trace.isBackward(record);
  }

  /** The way from a root to a node. @param {number} node */
  path(node) {
    const way = [];
    for (let here = node; here !== NONE; here = this.parent(here)) way.push(here);
    return way.reverse();
  }

  /** Adds nodes of the iteration before, at most so many. Returns whether there are more. @param {Trace} before @param {number} most */
  #addGhosts(before, most) {
    const end = Math.min(before.length, this.ghosts + most);
    for (let record = this.ghosts; record < end; record += 1) {
      if (record > 0 && before.isRoot(record)) return false;
      this.#add(before.parent(record), before.depth(record), false);
      this.ghosts = record + 1;
    }
    return end < before.length;
  }

  /** The node of the next record: its ghost's if it has one, else a new one. @param {number} record */
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

  /** The ghost below `parent` that was reached by the same move as a record. @param {number} parent @param {number} record */
  #ghostAt(parent, record) {
    const move = this.trace.move(record);
    const siblings = parent === NONE ? this.roots : this.children(parent);
    return (
      siblings.find(
        (node) =>
          node < this.ghosts && this.record(node) === NONE && this.#ghosts?.move(node) === move,
      ) ?? NONE
    );
  }

  /** The stub of a depth, and those above it that are not there yet. @param {number} depth @param {boolean} backward */
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
