// IDA*: the position in hand is expanded or cut, and when nothing is left the bound rises.

import { words } from '../../../shared/words/words.js';
import { drawn, gAndH } from '../drawn.js';
import { slidingTiles } from './tiles.js';

/** @import { Fate, Kind, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** @typedef {{id: string, parent: Node | null, place: string, g: number, fate: Fate}} Node */

/** Limit on questions, or one more until the current position is finished. */
const MOST = 12;

/** @implements {Run} */
class IdaStarRun {
  #space;
  /** Buttons keep their places. */
  #order;
  bound;
  #nextBound = Infinity;
  #made = 0;
  #nodes = /** @type {Node[]} */ ([]);
  #stack = /** @type {Node[]} */ ([]);
  #hand = /** @type {Node | null} */ (null);
  #answered = 0;
  raises = 0;
  isSolved = false;
  question = /** @type {Question | null} */ (null);

  /** @param {BoardSpace} space @param {Random} random */
  constructor(space, random) {
    this.#space = space;
    this.#order = random.shuffled(/** @type {const} */ (['expand', 'cut', 1, 2, 3]));
    this.bound = space.h(space.start);
    this.#iterate();
  }

  /** @param {Node} node */
  #f({ g, place }) {
    return g + this.#space.h(place);
  }

  #iterate() {
    this.#nextBound = Infinity;
    this.#nodes = [];
    this.#stack = [];
    this.#push(this.#space.start, null, 0);
    this.#take();
  }

  /** @param {string} place @param {Node | null} parent @param {number} g */
  #push(place, parent, g) {
    /** @type {Node} */
    const node = { id: `n${this.#made}`, parent, place, g, fate: 'waiting' };
    this.#made += 1;
    this.#nodes.push(node);
    this.#stack.push(node);
  }

  #take() {
    const hand = this.#stack.pop() ?? null;
    this.#hand = hand;
    if (hand && this.#space.isGoal(hand.place) && this.#f(hand) <= this.bound) {
      hand.fate = 'goal';
      this.isSolved = true;
      this.question = null;
    } else if (this.#answered >= MOST) this.question = null;
    else this.question = this.#ask(hand);
  }

  /** @param {Node | null} hand @returns {Question} */
  #ask(hand) {
    const { bound } = this;
    const next = this.#nextBound;
    const model = hand ? (this.#f(hand) > bound ? 'cut' : 'expand') : `raise${next}`;
    const say = () => words.exercises;
    const raise = (/** @type {number} */ to) => ({
      id: `raise${to}`,
      name: () => say().doIt.raise(to),
    });
    const named = this.#order.map((one) =>
      typeof one === 'number' ? raise(bound + one) : { id: one, name: () => say().doIt[one] },
    );
    if (next < Infinity && next > bound + 3) named.push(raise(next));
    return {
      form: 'choice',
      prompt: () => (hand ? say().asks.inHand : say().asks.noneInHand),
      options: named,
      isRight: (answer) => answer === model,
      model,
      why: () =>
        hand
          ? words.steps.evaluated(
              hand.g,
              this.#space.h(hand.place),
              { sign: model === 'cut' ? '>' : '≤', what: 'bound', value: bound },
              null,
            )
          : say().whys.raised(bound, next),
    };
  }

  /** @param {string} answer */
  go(answer) {
    this.#answered += 1;
    const hand = this.#hand;
    if (!hand) {
      this.raises += 1;
      this.bound = this.#nextBound;
      this.#iterate();
      return;
    }
    if (answer === 'cut') {
      hand.fate = 'cut';
      this.#nextBound = Math.min(this.#nextBound, this.#f(hand));
    } else {
      hand.fate = 'expanded';
      const on = this.#space.steps(hand.place).filter(({ to }) => to !== hand.parent?.place);
      for (const { to } of [...on].reverse()) this.#push(to, hand, hand.g + 1);
    }
    this.#take();
  }

  picture() {
    const { bound } = this;
    const hand = this.#hand;
    const space = this.#space;
    return {
      puzzle: space.puzzle,
      goal: space.goalPieces,
      nodes: drawn(
        // Newest first, as the stack's top is next.
        [...this.#nodes].sort((a, b) => a.g - b.g || Number(b.id.slice(1)) - Number(a.id.slice(1))),
        space,
        ({ g, place }) => gAndH(g, space.h(place)),
        (node) => (node === hand && node.fate === 'waiting' ? { fate: 'hand' } : {}),
      ),
      facts: () => /** @type {[string, string][]} */ ([[words.numbers.bound.name, String(bound)]]),
    };
  }
}

/** @type {Kind} */
export const bounds = {
  name: 'bounds',
  begin(random) {
    // The bound rises at least once, and the instance stays short.
    for (let number = 0; ; number += 1) {
      const own = random.nth(number);
      const space = slidingTiles(own, own.between(6, 12));
      const trial = new IdaStarRun(space, own.nth(0));
      let first = 0;
      while (trial.question) {
        if (trial.raises === 0) first += 1;
        trial.go(trial.question.model);
      }
      if (trial.raises > 0 && first <= 7) return new IdaStarRun(space, own.nth(0));
    }
  },
};
