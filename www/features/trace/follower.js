// The traces of one lane, kept beside the state: what its worker writes down of its run, and what is asked about single nodes.

import { isAtWork } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { Trace } from './trace.js';
import { beginsAnew, iterationsOf, windowsOf } from './windows.js';

/** @import { Step } from '../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Inspected, Order, Traced, Window } from '../race/protocol.js' */
/** @import { Iteration, Part } from './windows.js' */

/**
 * What a picture is made of.
 * @typedef {object} Subject
 * @property {Trace} trace
 * @property {Trace | null} before the trace of the iteration before
 * @property {Iteration | null} iteration which one it is, of a search that deepens
 */

export class Follower {
  /** What is kept, each with the number by which the worker knows it; the last is what is shown. @type {{window: Window, trace: Trace}[]} */
  #kept = [];
  /** What a person had chosen when it was asked for, and whether that was a part that is no iteration. */
  #chosen = '';
  #inParts = false;
  /** The lane they are of. @type {number | null} */
  #lane = null;
  /** Its iterations where each is a tree, as far as it ever came. @type {readonly Iteration[]} */
  iterations = [];
  /** Answers that are awaited, by node. @type {Map<number, ((step: Step | null) => void)[]>} */
  #asked = new Map();
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #order;
  #name;

  /**
   * @param {(lane: number, order: Order) => void} order tells a lane's worker something
   * @param {() => number} name for a window, another each time
   */
  constructor(order, name) {
    this.#order = order;
    this.#name = name;
  }

  /** Calls back when there is more to see. @param {() => void} listener @returns {() => void} stops */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is to be drawn; null while that is not known. @returns {Subject | null} */
  subject() {
    const current = this.#kept.at(-1);
    const before = this.#kept.at(-2)?.trace ?? null;
    if (!current) return null;
    const { trace } = current;
    const iteration = this.#inParts
      ? null
      : (this.iterations.find(({ from }) => from === trace.from) ?? null);
    // The iteration before comes whole, or as far as it is kept, since this one lies over it.
    const size = this.iterations[(iteration?.index ?? 0) - 1]?.generated ?? 0;
    if (before && before.length < Math.min(size, before.most)) return null;
    return { trace, before, iteration };
  }

  /** Whether nothing is traced. */
  get isIdle() {
    return this.#kept.length === 0;
  }

  /** All about a node; null if it is not kept. @type {(node: number) => Promise<Step | null>} */
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

  /** The g and h of a node; null if it is not kept. @param {number} node */
  recall(node) {
    for (const { trace } of this.#kept) {
      const record = node - trace.from;
      if (record < 0 || record >= trace.length) continue;
      return { g: trace.depth(record), h: trace.estimate(record) };
    }
    return null;
  }

  /** Lets go of a lane that is no longer to be followed. @param {LaneState | undefined} lane the one that is */
  release(lane) {
    if (idOf(lane) !== this.#lane) this.#leave();
  }

  /**
   * Sees to it that what is shown of a lane is traced, and nothing else.
   * @param {LaneState | undefined} lane
   * @param {Tree} tree what is chosen of its tree
   */
  follow(lane, tree) {
    this.release(lane);
    const id = idOf(lane);
    if (id === null || !lane?.snapshot) return;
    this.#lane = id;
    // What goes on where it was is one tree: of an iteration alone most would have no parent.
    const parts = beginsAnew(traitsOf(lane.spec.search)) ? lane.snapshot.iterations : [];
    const iterations = iterationsOf(parts);
    const isFurther = ends(iterations) >= ends(this.iterations);
    if (isFurther) this.iterations = iterations;
    // A search at full speed begins iterations faster than they can be traced: what was asked for comes first.
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

  /** Whether there is something to see of what was asked for. */
  #hasBegun() {
    return this.isIdle || (this.subject()?.trace.length ?? 0) > 0;
  }

  /** @param {Part} part */
  #keep({ from, most }) {
    return { window: { name: this.#name(), from, most }, trace: new Trace(from, most) };
  }

  /** Another lane is looked into, or none. */
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
    // What is no longer wanted may still have been in the mail.
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

/** The number of the last node there is. @param {readonly Iteration[]} iterations */
const ends = (iterations) => {
  const last = iterations.at(-1);
  return last ? last.from + last.generated : 0;
};
