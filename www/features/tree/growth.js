// One lane's tree: the subject, its newest picture, and the selected nodes.

import { freshTree } from '../../shared/state/slices/tree.js';
import { isAtWork } from '../../shared/state/state.js';
import { Grower } from './grower.js';
import { Layouts } from './layouts.js';
import { NOWHERE, pointsOf } from './scene.js';

/** @import { WaiterReport } from '../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Follower, Subject } from '../trace/follower.js' */
/** @import { Moment } from '../trace/trace.js' */
/** @import { Forest } from './forest.js' */
/** @import { Picture } from './picture.js' */

/** Milliseconds between two pictures of a growing tree. */
const PAUSE = 120;
/** Most nodes that are compared with an entry of the open list. */
const MOST_ASKED = 300;

export class Growth {
  picture = /** @type {Picture | null} */ (null);
  /** Nodes of its forest: selected by keys, and under the mouse; -1 for none. */
  walkedTo = -1;
  pointed = -1;
  /** The node of an entry of the open list under the mouse. */
  listed = -1;
  lane = /** @type {LaneState | null} */ (null);
  follower = /** @type {Follower | null} */ (null);

  #layouts = new Layouts();
  #grower = new Grower(
    // Without a viewer nothing is laid out: nobody would end the worker.
    async (wanted) => this.follower && this.#layouts.layout(wanted),
    (picture) => this.#shown(picture),
    (forest) => this.#wishes(forest),
  );
  #subject = /** @type {Subject | null} */ (null);
  #tree = freshTree;
  #hand = -1;
  #unsubscribe = () => {};
  #timer = 0;
  /** The newest entry that was asked about. */
  #asked = {};
  #changed;

  /** @param {() => void} changed called when the tree or selection has changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {Follower | null} follower */
  listen(follower) {
    this.#unsubscribe();
    this.follower = follower;
    this.#unsubscribe = follower?.subscribe(() => this.#renew()) ?? (() => {});
    // Draw changes that were skipped while hidden.
    if (follower) this.#renew();
  }

  end() {
    this.listen(null);
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#layouts.end();
  }

  /** @param {LaneState | null} lane @param {Tree} tree */
  see(lane, tree) {
    const isSame = lane === this.lane && tree === this.#tree;
    const chosen = tree !== this.#tree;
    [this.lane, this.#tree] = [lane, tree];
    if (isSame) return;
    this.#begin();
    const { hand } = this.points;
    // A selection on the current node moves with it.
    if (hand !== this.#hand && this.walkedTo === this.#hand) this.walkedTo = -1;
    this.#hand = hand;
    const { picture } = this;
    const isHidden = hand >= 0 && picture !== null && picture.placeOf(hand) < 0;
    const isStale = picture !== null && picture.until !== this.#until(picture.forest);
    if (chosen || isHidden || isStale) this.#renew();
  }

  /** @returns {Moment} */
  get moment() {
    const { generated = 0, outcome = 'running' } = this.lane?.snapshot ?? {};
    return { now: generated, ended: outcome !== 'running' };
  }

  get points() {
    return this.picture ? pointsOf(this.picture.forest, this.moment) : NOWHERE;
  }

  /** -1 if it has none. @param {number} node */
  numberOf(node) {
    const record = this.picture?.forest.record(node) ?? -1;
    return this.picture && record >= 0 ? this.picture.forest.trace.from + record : -1;
  }

  /** The node of an entry of the open list: the trace has no positions, so that the lane is asked. @param {WaiterReport | null} entry */
  async list(entry) {
    const asked = {};
    this.#asked = asked;
    this.listed = -1;
    this.#changed();
    const { trace } = this.picture?.forest ?? {};
    if (!entry || !trace) return;
    let left = MOST_ASKED;
    for (let record = trace.length - 1; record >= 0 && left > 0; record--) {
      if (trace.g(record) !== entry.depth || trace.estimate(record) !== entry.estimate) continue;
      left -= 1;
      const step = await this.follower?.ask(trace.from + record);
      if (this.#asked !== asked) return;
      if (step?.state !== entry.state) continue;
      this.listed = this.picture?.forest.nodeOf(record) ?? -1;
      this.#changed();
      return;
    }
  }

  /** Whether the current node is permanently outside the picture's part of the run. */
  get isAway() {
    const { picture, lane } = this;
    if (!picture || !lane || isAtWork(lane) || this.points.hand >= 0) return false;
    const { trace, complete } = picture.forest;
    const { now } = this.moment;
    const isFull = trace.length >= trace.most;
    return now < trace.from || (complete && now > trace.from) || isFull || trace.seen >= now;
  }

  #begin() {
    const subject = this.follower?.subject() ?? null;
    // Keep the current picture while the next one loads.
    if (!subject && this.#subject && !this.follower?.isIdle) return;
    const isSame =
      subject?.trace === this.#subject?.trace && subject?.before === this.#subject?.before;
    if (isSame) return;
    // A fast search may begin iterations faster than they are drawn; finish each one's first picture.
    if (subject && this.#grower.isAwaited && this.lane && isAtWork(this.lane)) return;
    this.#subject = subject;
    if (subject) this.#grower.begin(subject);
    else {
      this.#grower.end();
      this.#shown(null);
    }
  }

  #renew() {
    this.#begin();
    if (this.#timer !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#grower.renew();
    }, PAUSE);
  }

  /** @param {Picture | null} picture */
  #shown(picture) {
    if (picture?.forest !== this.picture?.forest) {
      this.walkedTo = -1;
      this.pointed = -1;
      this.listed = -1;
      this.#hand = -1;
    }
    this.picture = picture;
    this.#changed();
  }

  /** The last record to show; infinite if all are. @param {Forest} forest */
  #until({ trace }) {
    return this.#tree.ahead ? Number.POSITIVE_INFINITY : Math.max(0, this.moment.now - trace.from);
  }

  /** @param {Forest} forest */
  #wishes(forest) {
    const { hand, lit, twin, solutions } = pointsOf(forest, this.moment);
    const walkedTo = forest === this.picture?.forest ? this.walkedTo : -1;
    const opened = this.#tree.opened.map((number) => forest.nodeOf(number - forest.trace.from));
    const until = this.#until(forest);
    return {
      opened: opened.filter((node) => node >= 0),
      seen: [hand, lit, twin, walkedTo, ...solutions].filter((node) => node >= 0),
      ...(until === Number.POSITIVE_INFINITY ? {} : { until }),
    };
  }
}
