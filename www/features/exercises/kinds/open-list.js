// A*: the next node to expand, and the fate of a stored successor.
//
// On the 8-puzzle the engine's Manhattan distance is consistent, and nothing is ever reopened. On a map h is admissible but may be
// inconsistent, so an expanded place may be reached again by a shorter way.

import { words } from '../../../shared/words/words.js';
import { BestFirst } from '../best-first.js';
import { drawn, gAndH, told } from '../drawn.js';
import { RoadSpace } from '../spaces.js';
import { slidingTiles } from './tiles.js';

/** @import { Node, Successor } from '../best-first.js' */
/** @import { Kind, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** So many nodes are expanded at the most, the start not counted. */
const MOST = 5;

/** @implements {Run} */
class AStarRun {
  #space;
  #random;
  #search;
  #expanded = 0;
  #asked = /** @type {Successor | null} */ (null);
  /** @type {Question | null} */
  question;

  /** @param {RoadSpace | BoardSpace} space @param {Random} random */
  constructor(space, random) {
    this.#space = space;
    this.#random = random;
    this.#search = new BestFirst(space, (node) => this.#f(node));
    const [root] = this.#search.nodes;
    // The start is the only choice at first.
    if (root) this.#search.expand(root);
    this.question = this.#next();
  }

  reopened = 0;

  /** @param {Node} node */
  #f({ g, place }) {
    return g + this.#space.h(place);
  }

  /** @param {Node} node */
  #told({ g, place }) {
    const numbers = told(g, this.#space.h(place));
    return this.#space.puzzle === '' ? words.text.about(place, numbers) : numbers;
  }

  /** @returns {Question | null} */
  #next() {
    const search = this.#search;
    const best = search.best();
    const [model] = best;
    if (!model || this.#expanded === MOST) return null;
    const say = words.exercises;
    return {
      form: 'node',
      prompt: () => words.exercises.asks.next,
      options: search.waiting().map((node) => ({ id: node.id, name: () => this.#told(node) })),
      isRight: (answer) => best.some(({ id }) => id === answer),
      model: model.id,
      why: (answer) =>
        say.whys.leastF(this.#told(search.node(answer)), this.#f(model), best.length),
    };
  }

  /** @param {Successor} asked @returns {Question} */
  #became(asked) {
    const { node, before, became, wasExpanded } = asked;
    const ids = /** @type {const} */ (['new', 'duplicate', 'shorter']);
    return {
      form: 'choice',
      prompt: () => words.exercises.asks.became(node.place, node.g),
      options: this.#random.shuffled(ids).map((id) => ({
        id,
        name: () => words.exercises.became[id],
      })),
      isRight: (answer) => answer === became,
      model: became,
      why: () => words.exercises.whys.became[became](node.g, before?.g ?? 0, wasExpanded),
    };
  }

  /** @param {string} answer */
  go(answer) {
    if (this.#asked) {
      this.#asked = null;
      this.question = this.#next();
      return;
    }
    const node = this.#search.node(answer);
    if (this.#space.isGoal(node.place)) {
      node.fate = 'goal';
      this.question = null;
      return;
    }
    this.#expanded += 1;
    const successors = this.#search.expand(node);
    this.reopened += successors.filter(
      ({ became, wasExpanded }) => became === 'shorter' && wasExpanded,
    ).length;
    this.#asked = this.#toAsk(successors);
    this.question = this.#asked ? this.#became(this.#asked) : this.#next();
  }

  /** @param {readonly Successor[]} successors */
  #toAsk(successors) {
    if (this.#space.puzzle !== '') return null;
    const again = successors.filter(({ before }) => before);
    if (again.length > 0) return this.#random.pick(again);
    return successors.length > 0 && this.#random.below(3) === 0
      ? this.#random.pick(successors)
      : null;
  }

  picture() {
    const asked = this.#asked;
    const fateOf = (/** @type {Node} */ node) => {
      if (node === asked?.node) return /** @type {const} */ ('hand');
      if (node !== asked?.before) return node.fate;
      return asked.wasExpanded
        ? /** @type {const} */ ('expanded')
        : /** @type {const} */ ('waiting');
    };
    const space = this.#space;
    return {
      puzzle: space.puzzle,
      goal: space.goalPieces,
      nodes: drawn(
        this.#search.nodes,
        space,
        ({ g, place }) => gAndH(g, space.h(place)),
        (node) => ({ fate: fateOf(node) }),
      ),
      facts: () => [],
      ...('roads' in space ? { roads: space.roads } : {}),
    };
  }
}

/** @param {AStarRun} run */
function played(run) {
  let asked = 0;
  for (; run.question; asked += 1) run.go(run.question.model);
  return { asked, reopened: run.reopened };
}

/** @type {Kind} */
export const openList = {
  name: 'open-list',
  begin(random) {
    const isMap = random.below(2) === 0;
    // An 8-puzzle of some steps, or a map on which a place is reopened, as on most none is.
    for (let number = 0; ; number += 1) {
      const own = random.nth(number);
      const space = isMap ? new RoadSpace(own) : slidingTiles(own, own.between(7, 12));
      const { asked, reopened } = played(new AStarRun(space, own.nth(0)));
      if (isMap ? reopened > 0 : asked > 3) return new AStarRun(space, own.nth(0));
    }
  },
};
