// Breadth-first search: the node that is expanded next, and which of its successors are stored already.

import { words } from '../../../shared/words/words.js';
import { BestFirst } from '../best-first.js';
import { drawn } from '../drawn.js';
import { answerOf, isSameSet } from '../kind.js';
import { oneToy } from './tiles.js';

/** @import { Successor } from '../best-first.js' */
/** @import { Kind, Question, Run } from '../kind.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** Limit on expansions after the exercise begins. */
const MOST = 4;

/** @implements {Run} */
class BfsRun {
  #space;
  #search;
  #expanded = 0;
  #asked = /** @type {readonly Successor[]} */ ([]);
  /** @type {Question | null} */
  question;

  /** @param {BoardSpace} space */
  constructor(space) {
    this.#space = space;
    this.#search = new BestFirst(space, ({ g }) => g);
    const [root] = this.#search.nodes;
    // The start is the only choice at first, and a single layer has no wrong one.
    if (root) this.#search.expand(root);
    const [first] = this.#search.best();
    if (first) this.#search.expand(first);
    this.question = this.#next();
  }

  /** @returns {Question | null} */
  #next() {
    const search = this.#search;
    const best = search.best();
    const [model] = best;
    if (!model || this.#expanded === MOST) return null;
    const depth = (/** @type {number} */ g) => words.steps.depth(g, null, null);
    return {
      form: 'node',
      prompt: () => words.exercises.asks.next,
      options: search.waiting().map(({ id, g }) => ({ id, name: () => depth(g) })),
      isRight: (answer) => best.some(({ id }) => id === answer),
      model: model.id,
      why: (answer) => words.exercises.whys.leastDepth(depth(search.node(answer).g), model.g),
    };
  }

  /** @param {readonly Successor[]} successors @returns {Question} */
  #duplicates(successors) {
    const right = successors
      .filter(({ became }) => became === 'duplicate')
      .map(({ node }) => node.id);
    return {
      form: 'some',
      prompt: () => words.exercises.asks.duplicates,
      options: successors.map(({ node }, n) => ({
        id: node.id,
        name: () => words.exercises.nth(n + 1, successors.length),
      })),
      isRight: (answer) => isSameSet(right, answer),
      model: answerOf(right),
      why: () => words.exercises.whys.duplicates(right.length),
    };
  }

  /** @param {string} answer */
  go(answer) {
    if (this.#asked.length > 0) {
      const isThere = this.#asked.some(({ node }) => this.#space.isGoal(node.place));
      this.#asked = [];
      this.question = isThere ? null : this.#next();
      return;
    }
    this.#expanded += 1;
    this.#asked = this.#search.expand(this.#search.node(answer));
    this.question = this.#asked.length > 0 ? this.#duplicates(this.#asked) : this.#next();
  }

  picture() {
    const asked = new Set(this.#asked.map(({ node }) => node));
    return {
      puzzle: this.#space.puzzle,
      goal: this.#space.goalPieces,
      nodes: drawn(
        this.#search.nodes,
        this.#space,
        ({ g }) => [{ name: 'g', value: g }],
        (node) => (asked.has(node) ? { fate: 'hand' } : {}),
      ),
      facts: () => [],
    };
  }
}

/** @type {Kind} */
export const breadth = {
  name: 'breadth',
  begin: (random) => new BfsRun(oneToy(random, 4)),
};
