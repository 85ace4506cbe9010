// Stores one lane's traces outside the state: records that its worker sends, and answers about single nodes.

import { isAtWork } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { Trace } from './trace.js';
import { beginsAnew, iterationsOf, windowsOf } from './windows.js';

/** @import { Step } from '../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Inspected, Order, Traced, Window } from '../race/protocol.js' */
/** @import { Iteration, Part } from './windows.js' */

/** The data of a picture. @typedef {{trace: Trace, before: Trace | null, iteration: Iteration | null}} Subject */

export class Follower {
  /** Stored windows by their worker's name; the last is shown. @type {{window: Window, trace: Trace}[]} */
  #kept = [];
  /** The person's choice at the request, and whether it is a part other than an iteration. */
  #chosen = '';
  #inParts = false;
  #lane = /** @type {number | null} */ (null);
  /** Its iterations, if each is a tree, as far as they were ever known. @type {readonly Iteration[]} */
  iterations = [];
  /** @type {Map<number, ((step: Step | null) => void)[]>} */
  #asked = new Map();
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #order;
  #name;

  /**
   * @param {(lane: number, order: Order) => void} order sends an order to a lane's worker
   * @param {() => number} name unique name for a window
   */
  constructor(order, name) {
    this.#order = order;
    this.#name = name;
  }

  /** @param {() => void} listener @returns {() => void} unsubscribes */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The data to draw; null while unknown. @returns {Subject | null} */
  subject() {
    const current = this.#kept.at(-1);
    const before = this.#kept.at(-2)?.trace ?? null;
    if (!current) return null;
    const { trace } = current;
    const iteration = this.#inParts
      ? null
      : (this.iterations.find(({ from }) => from === trace.from) ?? null);
    // The previous iteration is requested whole, up to the limit, as the current one is compared with it.
    const size = this.iterations[(iteration?.index ?? 0) - 1]?.generated ?? 0;
    if (before && before.length < Math.min(size, before.most)) return null;
    return { trace, before, iteration };
  }

  get isIdle() {
    return this.#kept.length === 0;
  }

  /** @type {(node: number) => Promise<Step | null>} */
  ask = (node) => this.inspect(node);

  /** @param {number} node @returns {Promise<Step | null>} */
  inspect(node) {
    return new Promise((resolve) => {
      const waiting = this.#asked.get(node);
      if (waiting) waiting.push(resolve);
      else {
        this.#asked.set(node, [resolve]);
        if (this.#lane !== null) this.#order(this.#lane, { type: 'inspect', node });
      }
    });
  }

  /** @param {number} node */
  recall(node) {
    for (const { trace } of this.#kept) {
      const record = node - trace.from;
      if (record < 0 || record >= trace.length) continue;
      return { g: trace.g(record), h: trace.estimate(record) };
    }
    return null;
  }

  /** @param {LaneState | undefined} lane the lane to follow */
  release(lane) {
    if (idOf(lane) !== this.#lane) this.#leave();
  }

  /**
   * Makes the worker trace exactly the shown part of a lane.
   * @param {LaneState | undefined} lane
   * @param {Tree} tree the tree's options
   */
  follow(lane, tree) {
    this.release(lane);
    const id = idOf(lane);
    if (id === null || !lane?.snapshot) return;
    this.#lane = id;
    // A search that continues is one tree: within an iteration, most nodes would have no parent.
    const parts = beginsAnew(traitsOf(lane.spec.search)) ? lane.snapshot.iterations : [];
    const iterations = iterationsOf(parts);
    const isFurther = ends(iterations) >= ends(this.iterations);
    if (isFurther) this.iterations = iterations;
    // A search at full speed starts iterations faster than they can be traced; finish the requested one first.
    const chosen = `${tree.shown} ${tree.from}`;
    if (chosen === this.#chosen && isAtWork(lane) && !this.#hasBegun()) return;
    this.#chosen = chosen;
    this.#inParts = tree.from !== null;
    const wanted = windowsOf(tree.shown === null ? iterations : this.iterations, tree);
    const kept = wanted.map((part) => this.#kept.find(({ window }) => isSame(window, part)));
    if (kept.length === this.#kept.length && kept.every((part, i) => part === this.#kept[i]))
      return;
    this.#kept = kept.map((there, i) => there ?? this.#keep(/** @type {Part} */ (wanted[i])));
    this.#order(id, { type: 'trace', windows: this.#kept.map(({ window }) => window) });
    this.#tell();
  }

  #hasBegun() {
    return this.isIdle || (this.subject()?.trace.length ?? 0) > 0;
  }

  /** @param {Part} part */
  #keep({ from, most }) {
    return { window: { name: this.#name(), from, most }, trace: new Trace(from, most) };
  }

  #leave() {
    if (this.#lane === null) return;
    this.#order(this.#lane, { type: 'trace', windows: [] });
    this.#lane = null;
    this.#kept = [];
    this.iterations = [];
    for (const waiting of this.#asked.values()) for (const resolve of waiting) resolve(null);
    this.#asked.clear();
    this.#tell();
  }

  /** @param {number} lane @param {Traced | Inspected} news */
  hear(lane, news) {
    if (lane !== this.#lane) return;
    if (news.type === 'inspected') {
      for (const resolve of this.#asked.get(news.node) ?? []) resolve(news.step);
      this.#asked.delete(news.node);
      return;
    }
    // Messages for a closed window may still arrive.
    const kept = this.#kept.find(({ window }) => window.name === news.name);
    if (!kept) return;
    kept.trace.append(news.chunk);
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

/** A lane without a snapshot has no worker yet, or a new one. @type {(lane: LaneState | undefined) => number | null} */
const idOf = (lane) => (lane?.snapshot ? lane.spec.id : null);

/** @type {(one: Part, other: Part) => boolean} */
const isSame = (one, other) => one.from === other.from && one.most === other.most;

/** @param {readonly Iteration[]} iterations */
const ends = (iterations) => {
  const last = iterations.at(-1);
  return last ? last.from + last.generated : 0;
};
