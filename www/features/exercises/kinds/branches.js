// Depth-first branch and bound, ties cut: which of the branches that wait is dead by now.

import { words } from '../../../shared/words/words.js';
import { drawn, gAndH } from '../drawn.js';
import { NONE } from '../kind.js';
import { slidingTiles } from './tiles.js';

/** @import { Fate, Kind, Question, Run } from '../kind.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** @typedef {{id: string, parent: Node | null, place: string, g: number, fate: Fate}} Node */

const MOST = 6;

/** @implements {Run} */
class BranchRun {
  #space;
  upper;
  found = false;
  #nodes = /** @type {Node[]} */ ([]);
  #stack = /** @type {Node[]} */ ([]);
  #answered = 0;
  dead = 0;
  question = /** @type {Question | null} */ (null);

  /** @param {BoardSpace} space @param {number} upper */
  constructor(space, upper) {
    this.#space = space;
    this.upper = upper;
    this.#push(space.start, null, 0);
    this.#expandNext();
  }

  /** @param {Node} node */
  #f({ g, place }) {
    return g + this.#space.h(place);
  }

  /** @param {string} place @param {Node | null} parent @param {number} g */
  #push(place, parent, g) {
    /** @type {Node} */
    const node = { id: `n${this.#nodes.length}`, parent, place, g, fate: 'waiting' };
    this.#nodes.push(node);
    this.#stack.push(node);
  }

  #expandNext() {
    for (let node = this.#stack.pop(); node; node = this.#stack.pop()) {
      const next = node;
      if (this.#f(next) >= this.upper) next.fate = 'cut';
      else if (this.#space.isGoal(next.place)) {
        next.fate = 'goal';
        this.upper = next.g;
        this.found = true;
        break;
      } else {
        next.fate = 'expanded';
        const on = this.#space.steps(next.place).filter(({ to }) => to !== next.parent?.place);
        for (const { to } of [...on].reverse()) this.#push(to, next, next.g + 1);
        break;
      }
    }
    const isOver = this.#answered >= MOST || this.#stack.length === 0;
    this.question = isOver ? null : this.#ask();
  }

  /** @returns {Question} */
  #ask() {
    const waiting = [...this.#stack];
    const { upper, found } = this;
    const dead = waiting.filter((node) => this.#f(node) >= upper);
    this.dead += dead.length;
    /** @type {(node: Node) => string} */
    const text = (node) => {
      const h = this.#space.h(node.place);
      const sign = this.#f(node) >= upper ? '≥' : '<';
      return words.steps.evaluated(
        node.g,
        h,
        { sign, what: found ? 'incumbent' : 'given', value: upper },
        null,
      );
    };
    return {
      form: 'node',
      prompt: () => words.exercises.asks.dead,
      options: [
        ...waiting.map((node) => ({ id: node.id, name: () => text(node) })),
        { id: NONE, name: () => words.exercises.doIt.noneDead },
      ],
      isRight: (answer) => (dead[0] ? dead.some(({ id }) => id === answer) : answer === NONE),
      model: dead[0]?.id ?? NONE,
      why: (answer) => {
        const given = waiting.find(({ id }) => id === answer);
        return words.exercises.whys.dead(given ? text(given) : '', dead.length, upper);
      },
    };
  }

  /** @param {string} answer */
  go(answer) {
    this.#answered += 1;
    const dead = this.#stack.find(({ id }) => id === answer);
    if (dead) {
      dead.fate = 'cut';
      this.#stack = this.#stack.filter((node) => node !== dead);
    }
    this.#expandNext();
  }

  picture() {
    const { found, upper } = this;
    const space = this.#space;
    return {
      puzzle: space.puzzle,
      goal: space.goalPieces,
      nodes: drawn(
        [...this.#nodes].sort((a, b) => a.g - b.g || Number(b.id.slice(1)) - Number(a.id.slice(1))),
        space,
        ({ g, place }) => gAndH(g, space.h(place)),
      ),
      facts: () => {
        const { incumbentCut, givenCut } = words.numbers;
        return /** @type {[string, string][]} */ ([
          [found ? incumbentCut.name : givenCut.name, String(upper)],
        ]);
      },
    };
  }
}

/** @type {Kind} */
export const branches = {
  name: 'branches',
  begin(random) {
    for (let number = 0; ; number += 1) {
      const own = random.nth(number);
      const moves = own.between(4, 9);
      const space = slidingTiles(own, moves);
      const trial = new BranchRun(space, moves + 1);
      while (trial.question) trial.go(trial.question.model);
      if (trial.found && trial.dead > 1) return new BranchRun(space, moves + 1);
    }
  },
};
