// A search's nodes as growing columns, sent by the lane's worker.
//
// They are the bulk of the page's memory, so they are typed arrays outside the state, with a limit.

/** @import { TraceChunk, TraceMark } from '../../pkg/rolling_cubes.js' */
/** @import { Fate } from '../../shared/state/slices/tree.js' */

/** In a chunk's columns: no parent, estimate or move. */
export const NO_RECORD = 0xffffffff;
export const NO_ESTIMATE = 0xffff;
const NO_MOVE = 0xff;

/** In the engine's order. @type {readonly Fate[]} */
export const FATES = ['open', 'expanded', 'pruned', 'duplicate', 'solution', 'met', 'worse'];

/**
 * A moment of a run: the newest node's number, and whether the search has ended.
 * @typedef {{now: number, ended: boolean}} Moment
 */
/** @type {Moment} */
const END = { now: Number.POSITIVE_INFINITY, ended: true };

/** The bit of a fate that encodes the side. */
export const BACKWARD_BIT = 0x80;
const FATE_BITS = BACKWARD_BIT - 1;

/** Initial capacity in records. */
const FIRST_ROOM = 1024;

/**
 * Nodes are numbered from 1 in order of generation; records are stored nodes, from 0. Record `r` is node `from + r`.
 */
export class Trace {
  length = 0;
  /** The last node the tracer has seen, stored or not. */
  seen = 0;
  expansions = 0;
  /** Raised bounds, incumbents, meetings of sides. @type {TraceMark[]} */
  marks = [];

  #parents = new Uint32Array(0);
  #depths = new Uint16Array(0);
  #estimates = new Uint16Array(0);
  #moves = new Uint8Array(0);
  #fates = new Uint8Array(0);
  /** g and h in full, where moves have costs. */
  #gs = /** @type {number[]} */ ([]);
  #hs = /** @type {number[]} */ ([]);
  /** The node of the map of each position, where moves have costs. @type {number[]} */
  #places = [];
  #expandedAt = new Uint32Array(0);
  /** The record that ends the solution, which A* knows long after its generation. */
  #solution = -1;

  /** @param {number} from the first stored node @param {number} most maximum number of stored nodes */
  constructor(from, most) {
    this.from = from;
    this.most = most;
  }

  get bytes() {
    const columns = [this.#parents, this.#depths, this.#estimates, this.#moves, this.#fates];
    return [...columns, this.#expandedAt].reduce((all, { byteLength }) => all + byteLength, 0);
  }

  /** Appends the next chunk; throws if there is a gap. @param {TraceChunk} chunk */
  append(chunk) {
    if (chunk.from !== this.from || chunk.first !== this.length) {
      throw new Error(
        `a chunk of node ${chunk.from} from record ${chunk.first} on does not follow ${this.length} records from node ${this.from}`,
      );
    }
    this.#makeRoom(this.length + chunk.parents.length);
    this.#parents.set(chunk.parents, this.length);
    this.#depths.set(chunk.depths, this.length);
    this.#estimates.set(chunk.estimates, this.length);
    this.#moves.set(chunk.moves, this.length);
    this.#fates.set(chunk.fates, this.length);
    for (const g of chunk.gs ?? []) this.#gs.push(g);
    for (const h of chunk.hs ?? []) this.#hs.push(h);
    for (const place of chunk.places ?? []) this.#places.push(place);
    this.length += chunk.parents.length;
    chunk.expandedRecords.forEach((record, i) => {
      // A* may expand a position again; its children come from the first expansion.
      if (record !== NO_RECORD) this.#expandedAt[record] ||= chunk.expandedAt[i] ?? 0;
    });
    const end = chunk.marks.find(({ kind }) => kind === 'solution');
    this.#solution = end ? end.node - this.from : -1;
    this.expansions = chunk.firstExpansion + chunk.expandedRecords.length;
    this.marks = chunk.marks;
    this.seen = chunk.seen;
  }

  /** @param {number} record */
  parent(record) {
    const parent = this.#parents[record] ?? NO_RECORD;
    return parent === NO_RECORD ? -1 : parent;
  }

  /** @param {number} record */
  depth(record) {
    return this.#depths[record] ?? 0;
  }

  /** The cost of the moves; their number if each costs 1. @param {number} record */
  g(record) {
    return this.#gs[record] ?? this.depth(record);
  }

  /** The number of its node on the map; null on other boards. @param {number} record */
  place(record) {
    return this.#places[record] ?? null;
  }

  /** Null in a search without a heuristic. @param {number} record */
  estimate(record) {
    const estimate = this.#estimates[record] ?? NO_ESTIMATE;
    return estimate === NO_ESTIMATE ? null : (this.#hs[record] ?? estimate);
  }

  /** g + h, or g without a heuristic. @param {number} record */
  f(record) {
    return this.g(record) + (this.estimate(record) ?? 0);
  }

  /** Tells siblings apart: the position on a map, elsewhere the move. @param {number} record */
  last(record) {
    return this.place(record) ?? this.move(record);
  }

  /** @param {number} record */
  move(record) {
    return this.#moves[record] ?? NO_MOVE;
  }

  /** @param {number} record */
  isRoot(record) {
    return this.move(record) === NO_MOVE;
  }

  /** @param {number} record */
  isBackward(record) {
    return ((this.#fates[record] ?? 0) & BACKWARD_BIT) !== 0;
  }

  /** Number of records when the record was expanded; 0 before. @param {number} record */
  expandedAt(record) {
    return this.#expandedAt[record] ?? 0;
  }

  /** @param {number} record @param {Moment} [moment] @returns {Fate} */
  fate(record, { now, ended } = END) {
    if (ended && record === this.#solution) return 'solution';
    const at = this.expandedAt(record);
    // An open node was expanded before the next node was generated, or before the end.
    const before = this.from - 1 + at;
    if (at > 0 && (before < now || (ended && before === now))) return 'expanded';
    return fateOf((this.#fates[record] ?? 0) & FATE_BITS);
  }

  /** @param {number} length */
  #makeRoom(length) {
    const room = this.#parents.length;
    if (length <= room) return;
    const wanted = Math.max(length, Math.min(this.most, Math.max(FIRST_ROOM, room * 2)));
    this.#parents = grown(this.#parents, new Uint32Array(wanted));
    this.#depths = grown(this.#depths, new Uint16Array(wanted));
    this.#estimates = grown(this.#estimates, new Uint16Array(wanted));
    this.#moves = grown(this.#moves, new Uint8Array(wanted));
    this.#fates = grown(this.#fates, new Uint8Array(wanted));
    this.#expandedAt = grown(this.#expandedAt, new Uint32Array(wanted));
  }
}

/** Throws for an unknown number. @param {number} number */
function fateOf(number) {
  const fate = FATES[number];
  if (!fate) throw new Error(`no fate has the number ${number}`);
  return fate;
}

/** @template {Uint32Array | Uint16Array | Uint8Array} T @param {T} from @param {T} into */
function grown(from, into) {
  into.set(from);
  return into;
}
