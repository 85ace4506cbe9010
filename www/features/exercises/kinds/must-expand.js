// Pairs that a bidirectional search must expand: those whose combined bound is below C*, and their cheapest cover.
//
// A search must expand a node of each pair of a forward node u and a backward node v with max(f(u), f(v), g(u) + g(v) + 1) < C*, or it has
// not shown that no solution through both is shorter. Source: J. Eckerle et al., "Sufficient Conditions for Node Expansion in Bidirectional
// Heuristic Search", ICAPS 2017.

import { words } from '../../../shared/words/words.js';
import { answerOf, isSameSet, partsOf } from '../kind.js';

/** @import { Kind, Picture, Question, Run, TreeNode } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */

/** @typedef {{id: string, g: number, f: number}} Node */

/** The most nodes on a side. */
const MOST = 4;

/** Whether two nodes are a pair that must be dealt with. @type {(u: Node, v: Node, length: number) => boolean} */
export const mustBeDealtWith = (u, v, length) => Math.max(u.f, v.f, u.g + v.g + 1) < length;

/** Whether each pair has a node that is chosen. @type {(pairs: readonly (readonly [string, string])[], chosen: readonly string[]) => boolean} */
export const isCover = (pairs, chosen) =>
  pairs.every(([one, other]) => chosen.includes(one) || chosen.includes(other));

/** By exhaustive search over few nodes. O(2^nodes). @type {(pairs: readonly (readonly [string, string])[], ids: readonly string[]) => string[]} */
export function smallestCover(pairs, ids) {
  let best = [...ids];
  for (let choice = 0; choice < 2 ** ids.length; choice += 1) {
    const chosen = ids.filter((_, n) => (choice >> n) & 1);
    if (chosen.length < best.length && isCover(pairs, chosen)) best = chosen;
  }
  return best;
}

/** @implements {Run} */
class MustExpandRun {
  #length;
  #left;
  #right;
  #asked;
  #at = 0;
  /** @type {(readonly [string, string])[]} */
  pairs;
  /** @type {Question | null} */
  question;

  /** @param {Random} random */
  constructor(random) {
    const length = random.between(6, 9);
    const side = (/** @type {string} */ letter) =>
      Array.from({ length: random.between(3, MOST) }, (_, n) => {
        const g = random.between(0, length - 2);
        return { id: `${letter}${n + 1}`, g, f: random.between(Math.max(g, length - 5), length) };
      });
    this.#length = length;
    this.#left = side('F');
    this.#right = side('B');
    this.pairs = this.#left.flatMap((u) => this.#pairsOf(u));
    this.#asked = random.shuffled(this.#left).slice(0, 3);
    this.question = this.#ask();
  }

  /** @param {Node} u @returns {(readonly [string, string])[]} */
  #pairsOf(u) {
    return this.#right
      .filter((v) => mustBeDealtWith(u, v, this.#length))
      .map((v) => /** @type {const} */ ([u.id, v.id]));
  }

  /** @returns {Question} */
  #ask() {
    const u = this.#asked[this.#at];
    return u ? this.#askPairs(u) : this.#askCover();
  }

  /** @param {Node} u @returns {Question} */
  #askPairs(u) {
    const right = this.#pairsOf(u).map(([, id]) => id);
    return {
      form: 'some',
      prompt: () => words.exercises.asks.pairs(u.id, this.#length),
      options: this.#right.map(({ id }) => ({ id, name: () => id })),
      isRight: (answer) => isSameSet(right, answer),
      model: answerOf(right),
      why: () => words.exercises.whys.pairs(u.id, u.g, u.f, right, this.#length),
    };
  }

  /** @returns {Question} */
  #askCover() {
    const ids = [...this.#left, ...this.#right].map(({ id }) => id);
    const best = smallestCover(this.pairs, ids);
    return {
      form: 'some',
      prompt: () => words.exercises.asks.cover,
      options: ids.map((id) => ({ id, name: () => id })),
      isRight: (answer) => {
        const chosen = partsOf(answer);
        return chosen.length === best.length && isCover(this.pairs, chosen);
      },
      model: answerOf(best),
      why: (answer) =>
        words.exercises.whys.cover(isCover(this.pairs, partsOf(answer)), best.length),
    };
  }

  go() {
    const wasLast = this.#at === this.#asked.length;
    this.#at += 1;
    this.question = wasLast ? null : this.#ask();
  }

  /** @returns {Picture} */
  picture() {
    const dealt = this.#asked.slice(0, this.#at).map(({ id }) => id);
    const isAll = this.#at >= this.#asked.length;
    /** @type {(side: 'forward' | 'backward') => (node: Node) => TreeNode} */
    const shown =
      (side) =>
      ({ id, g, f }) => ({
        id,
        parent: null,
        pieces: [],
        name: id,
        numbers: [
          { name: 'g', value: g },
          { name: 'f', value: f },
        ],
        fate: this.#asked[this.#at]?.id === id ? 'hand' : 'waiting',
        side,
      });
    return {
      puzzle: '',
      nodes: [...this.#left.map(shown('forward')), ...this.#right.map(shown('backward'))],
      goal: [],
      facts: () => /** @type {[string, string][]} */ ([['C*', String(this.#length)]]),
      pairs: {
        left: this.#left.map(({ id }) => id),
        right: this.#right.map(({ id }) => id),
        // Pairs are drawn once their question is answered, all of them before the question of the cover.
        lines: this.pairs.filter(([id]) => isAll || dealt.includes(id)),
      },
    };
  }
}

/** @type {Kind} */
export const mustExpand = {
  name: 'must-expand',
  begin(random) {
    for (let number = 0; ; number += 1) {
      const run = new MustExpandRun(random.nth(number));
      if (run.pairs.length >= 4 && new Set(run.pairs.map(([id]) => id)).size >= 2) return run;
    }
  },
};
