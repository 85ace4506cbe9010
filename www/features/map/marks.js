// What a search has done to the nodes of a map, read from a trace of its run.

import { Search } from '../../shared/engine/engine.js';
import { BACKWARD_BIT, FATES, NO_RECORD } from '../trace/trace.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Most nodes of a run that are traced. */
const MOST = 200_000;
/** Fewest units of work in one call. */
const PART = 64;

/**
 * A node's newest g and h. `parent` is the node that it was reached from, -1 for a root; `was` is its g when it was closed, where a
 * cheaper way was found; `met` says that both sides know it.
 * @typedef {{g: number, h: number, state: 'open' | 'closed', parent: number, backward: boolean, met: boolean, was: number | null}} Mark
 */

/**
 * The nodes by number, the numbers along the way to the newest node, and the nodes of the iteration before.
 * @typedef {{nodes: ReadonlyMap<number, Mark>, path: readonly number[], ghost: ReadonlySet<number>}} Marks
 */

/** @type {Marks} */
export const UNMARKED = { nodes: new Map(), path: [], ghost: new Set() };

/** The marks of some nodes, by their place among these numbers. @type {(marks: Marks, numbers: readonly number[]) => Marks} */
export function among({ nodes, path, ghost }, numbers) {
  const places = new Map(numbers.map((number, place) => [number, place]));
  const marked = numbers.flatMap((number, place) => {
    const mark = nodes.get(number);
    /** @type {[number, Mark][]} */
    const pair = mark ? [[place, { ...mark, parent: places.get(mark.parent) ?? -1 }]] : [];
    return pair;
  });
  const known = (/** @type {Iterable<number>} */ all) =>
    [...all].flatMap((number) => places.get(number) ?? []);
  return { nodes: new Map(marked), path: known(path), ghost: new Set(known(ghost)) };
}

/** Follows a run: what it has traced before is not traced again. */
export class Marker {
  /** @type {Search} */
  #search;
  #tracer;
  /** @type {Record<'gs' | 'hs' | 'places' | 'parents' | 'fates' | 'expandedRecords' | 'expandedAt', number[]>} */
  #trace = {
    ...{ gs: [], hs: [], places: [], parents: [], fates: [] },
    ...{ expandedRecords: [], expandedAt: [] },
  };
  /** @type {Map<number, Mark>} */
  #nodes = new Map();
  /** @type {ReadonlySet<number>} */
  #ghost = new Set();
  /** Records and expansions that are marked, and the first record of their iteration. */
  #done = 0;
  #expanded = 0;
  #begin = 0;

  /** @param {Request} request */
  constructor(request) {
    this.#search = new Search(request);
    while (this.#search.preparing && this.#search.prepare(1_000_000));
    this.#tracer = this.#search.tracer(1, MOST);
  }

  free() {
    this.#tracer.free();
    this.#search.free();
  }

  /**
   * The marks after `generated` nodes, of the iteration that began after `begin` nodes, the one before after `before`. Of a run that is
   * too long, the marks when its trace was full.
   * @param {number} generated @param {number} [begin] @param {number} [before] @returns {Marks}
   */
  at(generated, begin = 0, before = 0) {
    this.#read(generated);
    const { places, parents } = this.#trace;
    if (generated < this.#done || begin < this.#begin) {
      [this.#done, this.#expanded, this.#begin] = [0, 0, 0];
      this.#nodes.clear();
      this.#ghost = new Set();
    }
    if (begin > this.#begin && begin < places.length) {
      if (before > this.#begin) this.#skip(before);
      this.#mark(begin);
      this.#ghost = new Set(this.#nodes.keys());
      this.#skip(begin);
    }
    this.#mark(Math.min(generated, places.length));
    const path = [];
    for (let at = generated - 1; at >= 0 && at < places.length; at = parents[at] ?? NO_RECORD)
      path.unshift(places[at] ?? 0);
    return { nodes: this.#nodes, path, ghost: this.#ghost };
  }

  /** Traces up to a node. @param {number} generated */
  #read(generated) {
    const tracer = this.#tracer;
    const { places, expandedRecords } = this.#trace;
    const most = Math.min(generated, MOST);
    if (places.length >= most) return;
    // An expansion is known once the next node is generated.
    while (
      tracer.records <= most &&
      !tracer.full &&
      tracer.advance_to(Number.MAX_SAFE_INTEGER, Math.max(PART, most + 1 - tracer.records))
    );
    const chunk = tracer.chunk(places.length, expandedRecords.length);
    for (const [name, column] of Object.entries(this.#trace))
      for (const number of chunk[/** @type {'fates'} */ (name)] ?? []) column.push(number);
  }

  /** Forgets what was before a record. @param {number} record */
  #skip(record) {
    this.#nodes = new Map();
    this.#begin = record;
    this.#done = Math.max(this.#done, record);
  }

  /** @param {number} end */
  #mark(end) {
    const { expandedRecords, expandedAt, places } = this.#trace;
    const expand = (/** @type {number} */ now) => {
      while ((expandedAt[this.#expanded] ?? Infinity) <= now) {
        const record = expandedRecords[this.#expanded] ?? NO_RECORD;
        if (record !== NO_RECORD && record >= this.#begin) this.#set(record, true);
        this.#expanded += 1;
      }
    };
    for (; this.#done < end; this.#done += 1) {
      expand(this.#done);
      this.#set(this.#done, false);
    }
    // The last nodes are expanded without successors.
    if (end === places.length && !this.#tracer.full) expand(end);
  }

  /** @param {number} record @param {boolean} isExpanded */
  #set(record, isExpanded) {
    const { gs, hs, places, parents, fates } = this.#trace;
    const [g = 0, h = 0, fate = 0] = [gs[record], hs[record], fates[record]];
    const place = places[record] ?? 0;
    const before = this.#nodes.get(place);
    const kind = FATES[fate & (BACKWARD_BIT - 1)];
    const backward = (fate & BACKWARD_BIT) !== 0;
    // A duplicate on a cheaper path replaces the node.
    const isCheaper = kind === 'duplicate' && before?.backward === backward && g < before.g;
    // Other dropped nodes change nothing, unless nothing else is known of the node.
    if (before && !isExpanded && kind !== 'open' && kind !== 'solution' && !isCheaper) return;
    // Trees come to a node by several ways: the cheapest counts.
    if (before && before.backward === backward && before.g < g) {
      if (isExpanded) this.#nodes.set(place, { ...before, state: 'closed' });
      return;
    }
    this.#nodes.set(place, {
      g,
      h,
      state: isExpanded || kind === 'pruned' || kind === 'solution' ? 'closed' : 'open',
      parent: places[parents[record] ?? NO_RECORD] ?? -1,
      backward,
      met: before !== undefined && (before.met || before.backward !== backward),
      was: before?.state === 'closed' && before.g > g ? before.g : (before?.was ?? null),
    });
  }
}
