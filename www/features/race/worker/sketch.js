// Samples the paths of a lane's newest nodes for its picture: a few thousand show the tree of any run.

/** @import { Search } from './tasks.js' */

/** Milliseconds between two samples: 20 a frame. */
const GAP = 0.8;
/** At most these are caught up after a wait. */
const MOST = 20;
/** Part of the time that samples may take, of work and of waiting for the speed. */
const SHARE = { work: 0.015, rest: 0.04 };
/** Milliseconds of samples before that: a run may take less than a frame, and its picture is to be whole. */
const FREE = 80;
/** Until then, one sample for this part of the nodes so far. */
const DENSE = 200;

export class Sketch {
  #search;
  #now;
  #isOn = false;
  #began = 0;
  /** Milliseconds that samples have taken. */
  #spent = 0;
  /** Milliseconds of work. */
  #worked = 0;
  /** When the last sample was due. */
  #last = Number.NEGATIVE_INFINITY;
  /** Nodes in a millisecond of work. */
  #speed = 0;
  #paths = /** @type {number[]} */ ([]);

  /** @param {Pick<Search, 'generated' | 'place'>} search @param {() => number} now milliseconds */
  constructor(search, now) {
    this.#search = search;
    this.#now = now;
  }

  begin() {
    this.#isOn = true;
    this.#began = this.#now();
  }

  /** Of `nodes` that are due, how many may pass before the next sample. @param {number} nodes @param {number} now */
  until(nodes, now) {
    if (!this.#isOn) return nodes;
    if (this.#spent < FREE)
      return Math.max(1, Math.min(nodes, Math.floor(this.#search.generated / DENSE)));
    const due = Math.floor(Math.min(MOST, (now - this.#last) / GAP));
    const spread = due > 1 ? nodes / due : nodes;
    return Math.max(1, Math.floor(Math.min(nodes, spread, this.#speed * GAP)));
  }

  /** Takes a sample if one is due. @param {number} nodes @param {number} took milliseconds for them @param {number} now */
  note(nodes, took, now) {
    if (!this.#isOn || nodes <= 0) return;
    // The clock may be too coarse for a batch, so that batches grow until it is not.
    const speed = took > 0 ? nodes / took : (2 * nodes) / GAP;
    this.#speed = took > 0 ? (this.#speed + speed) / 2 : Math.max(this.#speed, speed);
    this.#worked += took;
    if (this.#spent >= FREE) {
      // What is over the budget is not caught up: samples stay apart, and batches large.
      const rest = now - this.#began - this.#worked;
      const most = FREE + SHARE.work * this.#worked + SHARE.rest * rest;
      if (this.#spent > most) this.#last = now;
      if (now - this.#last < GAP) return;
    }
    this.#last = Math.max(this.#last + GAP, now - MOST * GAP);
    this.take();
  }

  take() {
    if (!this.#isOn) return;
    const began = this.#now();
    const place = this.#search.place();
    if (place.length > 0) this.#paths.push(place.length, this.#search.generated, ...place);
    this.#spent += this.#now() - began;
  }

  /** The samples since the last call: each is its length, the node's number, and the numbers of its place. */
  tell() {
    const paths = Float64Array.from(this.#paths);
    this.#paths = [];
    return paths;
  }
}
