// Recursive best-first search: down into the best successor, or back up, and with what value.

import { words } from '../../../shared/words/words.js';
import { drawn } from '../drawn.js';
import { slidingTiles } from './tiles.js';

/** @import { Fate, Kind, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */
/** @import { BoardSpace } from '../spaces.js' */

/**
 * `f` is g + h; `value` is the stored value: f, or the one learned below the node.
 * @typedef {{id: string, parent: Node | null, place: string, g: number, f: number, value: number, fate: Fate}} Node
 *
 * @typedef {{node: Node, bound: number, successors: Node[]}} Frame
 */

const MOST = 9;

/** @implements {Run} */
class RbfsRun {
  #space;
  #random;
  #made = 0;
  #line = /** @type {Frame[]} */ ([]);
  #answered = 0;
  returns = 0;
  question = /** @type {Question | null} */ (null);

  /** @param {BoardSpace} space @param {Random} random */
  constructor(space, random) {
    this.#space = space;
    this.#random = random;
    const root = this.#node(space.start, null, 0);
    this.#expand(root, Infinity);
    this.question = this.#ask();
  }

  /** @param {string} place @param {Node | null} parent @param {number} g @returns {Node} */
  #node(place, parent, g) {
    const f = g + this.#space.h(place);
    const value = parent && parent.f < parent.value ? Math.max(parent.value, f) : f;
    this.#made += 1;
    return { id: `n${this.#made}`, parent, place, g, f, value, fate: 'waiting' };
  }

  /** @param {Node} node @param {number} bound */
  #expand(node, bound) {
    node.fate = 'expanded';
    const successors = this.#space
      .steps(node.place)
      .filter(({ to }) => to !== node.parent?.place)
      .map(({ to }) => this.#node(to, node, node.g + 1));
    this.#line.push({ node, bound, successors });
  }

  /** @returns {Question | null} */
  #ask() {
    const frame = this.#line.at(-1);
    if (!frame || this.#answered >= MOST) return null;
    const { bound, successors } = frame;
    const values = successors.map(({ value }) => value);
    const least = Math.min(...values);
    const best = successors.filter(({ value }) => value === least);
    const goesOn = least <= bound;
    // The start has no ancestor that could store a value.
    const numbers = [least, bound, Math.max(...values), least + 2].filter(Number.isFinite);
    const back = this.#line.length > 1 ? [...new Set(numbers)].slice(0, 3) : [];
    return {
      form: 'node',
      prompt: () => words.exercises.asks.backUp,
      options: [
        ...successors.map(({ id, value }) => ({
          id,
          name: () => words.exercises.value(value),
        })),
        ...this.#random
          .shuffled(back)
          .map((value) => ({ id: `back${value}`, name: () => words.exercises.doIt.back(value) })),
      ],
      isRight: (answer) =>
        goesOn ? best.some(({ id }) => id === answer) : answer === `back${least}`,
      model: goesOn ? (best[0]?.id ?? '') : `back${least}`,
      why: () =>
        bound === Infinity
          ? words.exercises.whys.onlyBest(least)
          : words.exercises.whys.backUp(least, bound, goesOn),
    };
  }

  /** @param {string} answer */
  go(answer) {
    this.#answered += 1;
    const frame = this.#line.at(-1);
    if (!frame) return;
    const next = frame.successors.find(({ id }) => id === answer);
    if (!next) {
      // Everything below is forgotten except for one value.
      this.returns += 1;
      this.#line.pop();
      frame.node.fate = 'waiting';
      frame.node.value = Math.min(...frame.successors.map(({ value }) => value));
      this.question = this.#ask();
    } else if (this.#space.isGoal(next.place)) {
      next.fate = 'goal';
      this.question = null;
    } else {
      const others = frame.successors.filter((one) => one !== next).map(({ value }) => value);
      this.#expand(next, Math.min(frame.bound, ...others));
      this.question = this.#ask();
    }
  }

  picture() {
    const [root] = this.#line;
    const bound = this.#line.at(-1)?.bound ?? Infinity;
    const nodes = [
      ...(root ? [root.node] : []),
      ...this.#line.flatMap(({ successors }) => successors),
    ];
    return {
      puzzle: this.#space.puzzle,
      goal: this.#space.goalPieces,
      nodes: drawn(nodes, this.#space, ({ f, value }) => [
        { name: 'f', value: f },
        { name: words.exercises.stored, value },
      ]),
      facts: () =>
        /** @type {[string, string][]} */ ([
          [words.exercises.alternative, bound === Infinity ? '–' : String(bound)],
        ]),
    };
  }
}

/** @type {Kind} */
export const backedUp = {
  name: 'backed-up',
  begin(random) {
    for (let number = 0; ; number += 1) {
      const own = random.nth(number);
      const space = slidingTiles(own, own.between(6, 14));
      const trial = new RbfsRun(space, own.nth(0));
      while (trial.question) trial.go(trial.question.model);
      if (trial.returns > 0) return new RbfsRun(space, own.nth(0));
    }
  },
};
