// Makes pictures of a trace, one after the other as it grows: its forest, folded and laid out.

import { fold } from './fold.js';
import { Forest } from './forest.js';
import { Picture, sidesOf } from './picture.js';

/** @import { Subject } from '../trace/follower.js' */
/** @import { Wanted } from './layouts.js' */

/** How many nodes are drawn at the most. */
const BUDGET = 30_000;
/** How many records are read at once, some milliseconds of work. */
const BITE = 20_000;

export class Grower {
  /** @type {Forest | null} */
  forest = null;
  #layout;
  #shown;
  /** Whether its first picture is still to come. */
  isAwaited = false;
  #working = false;
  #stale = false;
  #wishes;

  /**
   * @param {(wanted: Wanted) => Promise<Float32Array | null>} layout
   * @param {(picture: Picture) => void} shown hears of each new picture
   * @param {(forest: Forest) => {opened: number[], seen: number[], until?: number}} wishes asked before each: which wedges are
   *   open, which nodes must be seen, and which record is the last that is shown
   */
  constructor(layout, shown, wishes) {
    this.#layout = layout;
    this.#shown = shown;
    this.#wishes = wishes;
  }

  /**
   * Begins another tree.
   * @param {Subject} subject
   */
  begin({ trace, iteration, before }) {
    this.forest = new Forest(trace, { iteration, before });
    this.isAwaited = true;
    this.renew();
  }

  /** Forgets the tree there was. */
  end() {
    this.forest = null;
    this.isAwaited = false;
  }

  /** There is more in the trace, or something else to be seen. */
  renew() {
    this.#stale = true;
    if (!this.#working) this.#work();
  }

  async #work() {
    this.#working = true;
    while (this.#stale && this.forest) {
      this.#stale = false;
      const { forest } = this;
      while (forest.grow(BITE)) await breath();
      const visible = fold(forest, { budget: BUDGET, ...this.#wishes(forest) });
      const { parents, folded } = visible;
      const xs = await this.#layout({ parents, folded, backward: sidesOf(forest, visible) });
      // Another tree may have begun meanwhile.
      if (!xs || forest !== this.forest) continue;
      this.isAwaited = false;
      this.#shown(new Picture(forest, visible, xs));
    }
    this.#working = false;
  }
}

/** Lets the page do something else. */
const breath = () => new Promise((resolve) => setTimeout(resolve));
