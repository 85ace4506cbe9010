// What a search has done, node by node: columns that grow as the lane's worker sends more of them.
//
// They are the bulk of what the page holds, and so stay out of the state: typed arrays beside it, up to a cap.

/** @import { TraceChunk, TraceMark } from '../../pkg/rolling_cubes.js' */

/** In a chunk's columns: no parent, no estimate, no move. */
export const NO_RECORD = 0xffffffff;
export const NO_ESTIMATE = 0xffff;
export const NO_MOVE = 0xff;

/** Fates by their number, as the engine writes them. */
export const FATES = /** @type {const} */ ([
  'open',
  'expanded',
  'pruned',
  'duplicate',
  'solution',
  'met',
  'worse',
]);
/** @typedef {(typeof FATES)[number]} Fate */

/**
 * A moment of a run: the number of the newest node, and whether the search has ended there.
 * @typedef {{now: number, ended: boolean}} Moment
 */
/** @type {Moment} */
const END = { now: Number.POSITIVE_INFINITY, ended: true };

/** The bit of a fate that tells the side, and the others. */
export const BACKWARD_BIT = 0x80;
const FATE_BITS = BACKWARD_BIT - 1;

/** Records that there is room for at first. */
const FIRST_ROOM = 1024;

/**
 * Node numbers count what a search generates, from 1; a record is a node that was kept, counted from 0. Record `r` is
 * node `from + r`.
 */
export class Trace {
  /** How many nodes are kept. */
  length = 0;
  /** The number of the last node the tracer has seen, kept or not. */
  seen = 0;
  /** How many expansions have come. */
  expansions = 0;
  /** Bounds raised, incumbents found, sides met. @type {TraceMark[]} */
  marks = [];

  #parents = new Uint32Array(0);
  #depths = new Uint16Array(0);
  #estimates = new Uint16Array(0);
  #moves = new Uint8Array(0);
  #fates = new Uint8Array(0);
  /** How many records there were when the record was expanded; 0 until then. */
  #expandedAt = new Uint32Array(0);
  /** The record that ends the solution, which A* knows long after it was generated. */
  #solution = -1;

  /**
   * @param {number} from the number of the first node that is kept
   * @param {number} most how many are kept at the most
   */
  constructor(from, most) {
    this.from = from;
    this.most = most;
  }

  /** Memory the columns take. */
  get bytes() {
    const columns = [this.#parents, this.#depths, this.#estimates, this.#moves, this.#fates];
    return [...columns, this.#expandedAt].reduce((all, { byteLength }) => all + byteLength, 0);
  }

  /**
   * Takes what comes next. A chunk that does not join on to what is there is an error: a gap would be a lie.
   * @param {TraceChunk} chunk
   */
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
    this.length += chunk.parents.length;
    chunk.expandedRecords.forEach((record, i) => {
      // A* may expand a position again; the first time is when it got children.
      if (record !== NO_RECORD) this.#expandedAt[record] ||= chunk.expandedAt[i] ?? 0;
    });
    const end = chunk.marks.find(({ kind }) => kind === 'solution');
    this.#solution = end ? end.node - this.from : -1;
    this.expansions = chunk.firstExpansion + chunk.expandedRecords.length;
    this.marks = chunk.marks;
    this.seen = chunk.seen;
  }

  /** The parent's record; -1 where there is none, or none is kept. @param {number} record */
  parent(record) {
    const parent = this.#parents[record] ?? NO_RECORD;
    return parent === NO_RECORD ? -1 : parent;
  }

  /** Moves from the root. @param {number} record */
  depth(record) {
    return this.#depths[record] ?? 0;
  }

  /** What the heuristic said; null in a search without one. @param {number} record */
  estimate(record) {
    const estimate = this.#estimates[record] ?? NO_ESTIMATE;
    return estimate === NO_ESTIMATE ? null : estimate;
  }

  /** f = g + h: the depth alone where nothing is estimated. @param {number} record */
  f(record) {
    return this.depth(record) + (this.estimate(record) ?? 0);
  }

  /** The engine's number of the move that led there. @param {number} record */
  move(record) {
    return this.#moves[record] ?? NO_MOVE;
  }

  /** Whether a search begins here. @param {number} record */
  isRoot(record) {
    return this.move(record) === NO_MOVE;
  }

  /** Whether it was reached from a goal. @param {number} record */
  isBackward(record) {
    return ((this.#fates[record] ?? 0) & BACKWARD_BIT) !== 0;
  }

  /** What had become of a node at some moment, or has by the end. @param {number} record @param {Moment} [moment] @returns {Fate} */
  fate(record, { now, ended } = END) {
    if (ended && record === this.#solution) return 'solution';
    const at = this.#expandedAt[record] ?? 0;
    // What waited was expanded on the way to the next node, or to the end.
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

/** A fate by its number. One that no fate has is an error. @param {number} number */
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
