// An exercise marked step by step from its answers.
//
// Links store the answers as signs: an answer, `u` for undo, `x` for showing the rest. Marks are recomputed on opening, so nobody must trust a
// score.

import { Random } from '../../shared/kit/random.js';
import { fits } from './kind.js';

/** @import { Kind, Picture, Question, Run } from './kind.js' */

/** The last answer is taken back. */
export const UNDO = 'u';
/** The rest is shown. */
export const SHOW = 'x';

/** So many signs are read of one exercise. */
const MOST_SIGNS = 200;

/**
 * @typedef {object} Step
 * @property {Question} question
 * @property {Picture} picture
 * @property {string} answer the last one; if the step was shown, the right one
 * @property {'right' | 'wrong' | 'shown'} mark
 * @property {boolean} isSpent whether an answer to it was taken back: then it earns nothing
 *
 * @typedef {object} Performance
 * @property {Kind} kind
 * @property {readonly Step[]} steps
 * @property {Question | null} question
 * @property {Picture} picture
 * @property {boolean} isSpent whether an answer to what is asked now was taken back
 * @property {boolean} isShown
 * @property {number} points
 * @property {number} total number of steps; of an unfinished exercise, if it goes on by the first right answers
 * @property {number} streak last answers right at the first try
 */

/** Answers that cannot have been given. */
export class Malformed extends Error {
  /** @param {string} given */
  constructor(given) {
    super(given);
    this.given = given.slice(0, 40);
  }
}

/** Help by streak: 2 is the rule and all numbers, 1 the numbers, 0 none. @type {(streak: number) => 0 | 1 | 2} */
export const helpAfter = (streak) => (streak >= 5 ? 0 : streak >= 2 ? 1 : 2);

/** @param {readonly string[]} signs */
function counted(signs) {
  if (signs.length > MOST_SIGNS) throw new Malformed(`${signs.length}`);
  /** @type {string[]} */
  const answers = [];
  /** @type {Set<number>} */
  const spent = new Set();
  let isShown = false;
  for (const sign of signs) {
    if (isShown || (sign === UNDO && answers.length === 0)) throw new Malformed(sign);
    if (sign === SHOW) isShown = true;
    else if (sign === UNDO) {
      answers.pop();
      spent.add(answers.length);
    } else answers.push(sign);
  }
  return { answers, spent, isShown };
}

/** @param {Run} run */
function left(run) {
  let steps = 0;
  for (; run.question; steps += 1) run.go(run.question.model);
  return steps;
}

/**
 * Performs an exercise anew from what was answered.
 * @param {Kind} kind
 * @param {number} seed
 * @param {readonly string[]} signs
 * @param {number} [streak] answers that were right in a row before it
 * @param {Kind['begin']} [begin] draws the instance
 * @returns {Performance}
 * @throws {Malformed} when they cannot have been given
 */
export function perform(kind, seed, signs, streak = 0, begin = kind.begin) {
  const { answers, spent, isShown } = counted(signs);
  const run = begin(new Random(seed));
  /** @type {Step[]} */
  const steps = [];
  let row = streak;
  /** @param {string | null} given */
  const make = (given) => {
    const { question } = run;
    if (!question || (given !== null && !fits(question, given))) throw new Malformed(given ?? '');
    const isRight = given !== null && question.isRight(given);
    const isSpent = spent.has(steps.length);
    const mark = given === null ? 'shown' : isRight ? 'right' : 'wrong';
    steps.push({
      question,
      picture: run.picture(),
      answer: given ?? question.model,
      mark,
      isSpent,
    });
    row = isRight && !isSpent ? row + 1 : 0;
    run.go(isRight ? (given ?? '') : question.model);
  };
  for (const answer of answers) make(answer);
  while (isShown && run.question) make(null);
  const { question } = run;
  const picture = run.picture();
  return {
    kind,
    steps,
    question,
    picture,
    isSpent: spent.has(steps.length),
    isShown,
    points: steps.filter(({ mark, isSpent }) => mark === 'right' && !isSpent).length,
    total: steps.length + left(run),
    streak: row,
  };
}
