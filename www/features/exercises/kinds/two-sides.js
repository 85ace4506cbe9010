// Bidirectional breadth-first search: the side whose layer is expanded next, and where the sides meet, if they do.

import { words } from '../../../shared/words/words.js';
import { BestFirst } from '../best-first.js';
import { drawn } from '../drawn.js';
import { answerOf, isSameSet } from '../kind.js';
import { oneToy } from './tiles.js';

/** @import { Node } from '../best-first.js' */
/** @import { Kind, Picture, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** @typedef {'forward' | 'backward'} Side */

const SIDES = /** @type {const} */ (['forward', 'backward']);

/** @implements {Run} */
class BidirectionalRun {
  #space;
  #random;
  /** @type {Record<Side, BestFirst>} */
  #searches;
  #grown = /** @type {Side | null} */ (null);
  #layer = /** @type {readonly Node[]} */ ([]);
  /** @type {Question | null} */
  question;

  /** @param {BoardSpace} space @param {Random} random */
  constructor(space, random) {
    this.#space = space;
    this.#random = random;
    const rank = (/** @type {Node} */ { g }) => g;
    this.#searches = {
      forward: new BestFirst(space, rank, space.start, 'f'),
      backward: new BestFirst(space, rank, space.goal, 'b'),
    };
    // Two roots are equal in number: it begins once both are expanded.
    for (const side of SIDES) this.#grow(side);
    this.question = this.#which();
  }

  /** @param {Side} side @returns {Node[]} */
  #grow(side) {
    const search = this.#searches[side];
    const from = search.nodes.length;
    for (const node of search.waiting()) search.expand(node);
    return search.nodes.slice(from).filter(({ fate }) => fate === 'waiting');
  }

  /** @param {Side} side */
  frontier(side) {
    return this.#searches[side].waiting().length;
  }

  /** @returns {Question} */
  #which() {
    const [forward, backward] = [this.frontier('forward'), this.frontier('backward')];
    const least = Math.min(forward, backward);
    const isRight = (/** @type {string} */ side) =>
      (side === 'forward' ? forward : backward) === least;
    return {
      form: 'choice',
      prompt: () => words.exercises.asks.side,
      options: this.#random
        .shuffled(SIDES)
        .map((side) => ({ id: side, name: () => words.exercises.sides[side] })),
      isRight,
      model: isRight('forward') ? 'forward' : 'backward',
      why: () => words.exercises.whys.side(forward, backward),
    };
  }

  /** @param {Side} side @returns {Question} */
  #meets(side) {
    const reached = this.#layer.filter((node) => this.#isMet(side, node)).map(({ id }) => id);
    return {
      // All of them: in the last layer so many meet that a random click would be right.
      form: 'some',
      prompt: () => words.exercises.asks.meet,
      options: this.#layer.map(({ id }, n, { length }) => ({
        id,
        name: () => words.exercises.nth(n + 1, length),
      })),
      isRight: (answer) => isSameSet(reached, answer),
      model: answerOf(reached),
      why: () => words.exercises.whys.meet(reached.length),
    };
  }

  /** @param {Side} side @param {Node} node */
  #isMet(side, node) {
    const other = side === 'forward' ? 'backward' : 'forward';
    return this.#searches[other].stored.has(node.place);
  }

  /** @param {string} answer */
  go(answer) {
    if (!this.#grown) {
      const side = /** @type {Side} */ (answer);
      this.#layer = this.#grow(side);
      this.#grown = side;
      this.question = this.#meets(side);
      return;
    }
    const grown = this.#grown;
    const isOver = this.#layer.some((node) => this.#isMet(grown, node));
    this.#grown = null;
    this.question = isOver ? null : this.#which();
  }

  /** @returns {Picture} */
  picture() {
    const fresh = new Set(this.#grown ? this.#layer : []);
    const sizes = SIDES.map((side) => /** @type {const} */ ([side, this.frontier(side)]));
    return {
      puzzle: this.#space.puzzle,
      goal: this.#space.goalPieces,
      nodes: SIDES.flatMap((side) =>
        drawn(
          // Duplicates are never new; they would only take space.
          this.#searches[side].nodes.filter(({ fate }) => fate !== 'duplicate'),
          this.#space,
          ({ g }) => [{ name: 'g', value: g }],
          (node) => ({ side, ...(fresh.has(node) ? { fate: /** @type {const} */ ('hand') } : {}) }),
        ),
      ),
      facts: () =>
        sizes.map(([side, size]) => [words.exercises.sides[side], words.exercises.frontier(size)]),
    };
  }
}

/** @type {Kind} */
export const twoSides = {
  name: 'two-sides',
  begin(random) {
    // Frontiers differ at first: if they are equal, either side is right.
    for (let number = 0; ; number += 1) {
      const own = random.nth(number);
      const run = new BidirectionalRun(oneToy(own, 4), own.nth(0));
      if (run.frontier('forward') !== run.frontier('backward')) return run;
    }
  },
};
