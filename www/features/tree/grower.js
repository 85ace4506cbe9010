// Builds pictures of a growing trace: its forest, folded and laid out.

import { fold } from './fold.js';
import { Forest } from './forest.js';
import { Picture, sidesOf } from './picture.js';

/** @import { Subject } from '../trace/follower.js' */
/** @import { Wanted } from './layouts.js' */

/** Maximum number of drawn nodes. */
const BUDGET = 30_000;
/** Records read at a time; takes milliseconds. */
const BITE = 20_000;

export class Grower {
  forest = /** @type {Forest | null} */ (null);
  #layout;
  #shown;
  isAwaited = false;
  #working = false;
  #stale = false;
  #wishes;

  /**
   * @param {(wanted: Wanted) => Promise<Float32Array | null>} layout
   * @param {(picture: Picture) => void} shown receives each new picture
   * @param {(forest: Forest) => {opened: number[], seen: number[], until?: number}} wishes asked before each picture:
   *   opened wedges, required nodes and the last record
   */
  constructor(layout, shown, wishes) {
    this.#layout = layout;
    this.#shown = shown;
    this.#wishes = wishes;
  }

  /** @param {Subject} subject */
  begin({ trace, iteration, before }) {
    this.forest = new Forest(trace, { iteration, before });
    this.isAwaited = true;
    this.renew();
  }

  end() {
    this.forest = null;
    this.isAwaited = false;
  }

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

/** Yields to other tasks. */
const breath = () => new Promise((resolve) => setTimeout(resolve));
