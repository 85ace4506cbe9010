// The tree of one lane as it grows: which one is to be seen, its newest picture, and what of it is looked at.

import { freshTree } from '../../shared/state/slices/tree.js';
import { isAtWork } from '../../shared/state/state.js';
import { Grower } from './grower.js';
import { Layouts } from './layouts.js';
import { NOWHERE, pointsOf } from './scene.js';

/** @import { Tree } from '../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Follower, Subject } from '../trace/follower.js' */
/** @import { Moment } from '../trace/trace.js' */
/** @import { Forest } from './forest.js' */
/** @import { Picture } from './picture.js' */

/** Milliseconds between two pictures of a tree that grows. */
const PAUSE = 120;

export class Growth {
  /** @type {Picture | null} */
  picture = null;
  /** Nodes of its forest: where keys have come to, and where a mouse points; -1 for none. */
  walkedTo = -1;
  pointed = -1;
  /** @type {LaneState | null} */
  lane = null;
  /** @type {Follower | null} */
  follower = null;

  #layouts = new Layouts();
  #grower = new Grower(
    // What is still being read when nobody looks any more is not drawn: its worker would have nobody to end it.
    async (wanted) => this.follower && this.#layouts.layout(wanted),
    (picture) => this.#shown(picture),
    (forest) => this.#wishes(forest),
  );
  /** What the grower is at. @type {Subject | null} */
  #subject = null;
  #tree = freshTree;
  /** The node that was in hand last. */
  #hand = -1;
  #unsubscribe = () => {};
  #timer = 0;
  #changed;

  /** @param {() => void} changed there is something else to be seen */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Hears from now on of what is traced. @param {Follower | null} follower */
  listen(follower) {
    this.#unsubscribe();
    this.follower = follower;
    this.#unsubscribe = follower?.subscribe(() => this.#renew()) ?? (() => {});
    // What was not drawn because nobody looked.
    if (follower) this.#renew();
  }

  /** Stops for good, or until it listens again. */
  end() {
    this.listen(null);
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#layouts.end();
  }

  /** How its lane stands, and what is chosen of its tree. @param {LaneState | null} lane @param {Tree} tree */
  see(lane, tree) {
    const isSame = lane === this.lane && tree === this.#tree;
    const chosen = tree !== this.#tree;
    [this.lane, this.#tree] = [lane, tree];
    if (isSame) return;
    this.#begin();
    const { hand } = this.points;
    // Who has gone to the node in hand goes on with it.
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

  /** Nodes of special meaning. */
  get points() {
    return this.picture ? pointsOf(this.picture.forest, this.moment) : NOWHERE;
  }

  /** A node's number; -1 where it has none. @param {number} node */
  numberOf(node) {
    const record = this.picture?.forest.record(node) ?? -1;
    return this.picture && record >= 0 ? this.picture.forest.trace.from + record : -1;
  }

  /** Whether the node in hand is in another part of the run than the picture, for good. */
  get isAway() {
    const { picture, lane } = this;
    if (!picture || !lane || isAtWork(lane) || this.points.hand >= 0) return false;
    const { trace, complete } = picture.forest;
    const { now } = this.moment;
    const isFull = trace.length >= trace.most;
    return now < trace.from || (complete && now > trace.from) || isFull || trace.seen >= now;
  }

  /** Begins another tree when another is to be seen. */
  #begin() {
    const subject = this.follower?.subject() ?? null;
    // What is on its way does not push out what there is.
    if (!subject && this.#subject && !this.follower?.isIdle) return;
    const isSame =
      subject?.trace === this.#subject?.trace && subject?.before === this.#subject?.before;
    if (isSame) return;
    // A search at full speed may begin iterations faster than they can be drawn: each is seen once.
    if (subject && this.#grower.isAwaited && this.lane && isAtWork(this.lane)) return;
    this.#subject = subject;
    if (subject) this.#grower.begin(subject);
    else {
      this.#grower.end();
      this.#shown(null);
    }
  }

  /** There is more to see, in a moment. */
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
      this.#hand = -1;
    }
    this.picture = picture;
    this.#changed();
  }

  /** The last record that is to be shown; infinite where all are. @param {Forest} forest */
  #until({ trace }) {
    return this.#tree.ahead ? Number.POSITIVE_INFINITY : Math.max(0, this.moment.now - trace.from);
  }

  /** What the next picture must show. @param {Forest} forest */
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
