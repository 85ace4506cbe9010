// Instances that nobody passes by always pressing the same button.
//
// An instance is drawn until each constant answer is right at less than 60 % of its steps, the usual pass mark. A step without a wrong
// answer is not asked, and earns nothing.

import { answerOf, NONE } from './kind.js';
import { layTree } from './tree-layout.js';

/** @import { Kind, Question, Run } from './kind.js' */
/** @import { Random } from '../../shared/kit/random.js' */

/** Percent of the steps: what has fewer right fails. */
const FAILED = 60;

/** If none is right, one question in this many is asked: `none` would be right too often. */
const SELDOM = 3;

/** @implements {Run} */
class Asked {
  #run;
  #random;
  question = /** @type {Question | null} */ (null);

  /** @param {Run} run @param {Random} random */
  constructor(run, random) {
    this.#run = run;
    this.#random = random;
    this.#next();
  }

  #next() {
    const run = this.#run;
    while (run.question && !this.#isAsked(run.question)) run.go(run.question.model);
    this.question = run.question && inOrder(run.question, run);
  }

  /** @param {Question} question */
  #isAsked({ form, options, isRight, model }) {
    if (form === 'some' && model === NONE) return this.#random.below(SELDOM) === 0;
    return (form !== 'node' && form !== 'choice') || options.some(({ id }) => !isRight(id));
  }

  picture() {
    return this.#run.picture();
  }

  /** @param {string} answer */
  go(answer) {
    this.#run.go(answer);
    this.#next();
  }
}

/** Nodes in the page's order, since in the order of generation the first is always right in breadth-first search. @type {(question: Question, run: Run) => Question} */
function inOrder(question, run) {
  if (question.form !== 'node') return question;
  const { places } = layTree(run.picture().nodes);
  const orders = new Map(places.map(({ node, order }) => [node.id, order]));
  const orderOf = (/** @type {{id: string}} */ { id }) => orders.get(id) ?? places.length;
  return { ...question, options: question.options.toSorted((a, b) => orderOf(a) - orderOf(b)) };
}

/** @typedef {(ids: readonly string[]) => string | undefined} Habit */

/** @type {readonly Habit[]} */
const PLACES = [(ids) => ids[0], (ids) => ids.at(-1), (ids) => ids[1], (ids) => ids.at(-2)];

/** Where several may be chosen. @type {readonly Habit[]} */
const SEVERAL = [() => NONE, answerOf, (ids) => ids[0], (ids) => ids.at(-1)];

/** @type {(question: Question, one: Habit, several: Habit) => string} */
function pressed({ form, options }, one, several) {
  const ids = options.map(({ id }) => id);
  if (form === 'some') return several(ids) ?? NONE;
  if (form === 'order') return answerOf(one(ids) === ids[0] ? ids : ids.toReversed());
  return one(ids) ?? ids[0] ?? NONE;
}

/** Answers that are moves are skipped: legal moves differ from board to board. @type {(run: Run, one: Habit, several: Habit) => boolean} */
function fails(run, one, several) {
  let [right, steps] = [0, 0];
  for (; run.question; steps += 1) {
    const { form, isRight, model } = run.question;
    const answer = form === 'moves' ? '' : pressed(run.question, one, several);
    const isPoint = form !== 'moves' && isRight(answer);
    right += Number(isPoint);
    run.go(isPoint ? answer : model);
  }
  return 100 * right < FAILED * steps;
}

/** @param {() => Run} begin */
function isFair(begin) {
  /** Options named by a word, such as `expand`, instead of a number. @type {Set<string>} */
  const named = new Set();
  let areSeveral = false;
  for (const run = begin(); run.question; run.go(run.question.model)) {
    const { form, options } = run.question;
    areSeveral ||= form === 'some';
    for (const { id } of options) if (!/\d/.test(id)) named.add(id);
  }
  const habits = [
    ...PLACES,
    ...Array.from(
      named,
      (id) => (/** @type {readonly string[]} */ ids) => ids.find((one) => one === id),
    ),
  ];
  const pairs = areSeveral ? SEVERAL : SEVERAL.slice(0, 1);
  return habits.every((one) => pairs.every((several) => fails(begin(), one, several)));
}

/** The first fair draw of an instance, by kind and seed: marking begins the same instances repeatedly. @type {Map<string, number>} */
const known = new Map();
const MOST_KNOWN = 5000;

/** A kind whose instances are fair. @type {(kind: Kind) => Kind} */
export const fair = (kind) => ({
  ...kind,
  before: kind.before ?? kind.begin,
  begin(random) {
    const key = `${kind.name} ${random.state}`;
    for (let number = known.get(key) ?? 0; ; number += 1) {
      const begin = () => new Asked(kind.begin(random.nth(number)), random.nth(number).nth(-1));
      if (!known.has(key) && !isFair(begin)) continue;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, number);
      return begin();
    }
  },
});
