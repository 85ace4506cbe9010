// An exercise performed: what was answered, marked step by step.
//
// What was answered is a row of signs, which links hold: answers, `u` where one was taken back, `x` where the rest was shown. All else follows
// from it: who opens it again gets the same marks, and nobody has to believe a score.

import { fits } from './kind.js';
import { Random } from './random.js';

/** @import { Kind, Picture, Question, Run } from './kind.js' */

/** The last answer is taken back. */
export const UNDO = 'u';
/** The rest is shown. */
export const SHOW = 'x';

/** So many signs are read of one exercise. */
const MOST_SIGNS = 200;

/**
 * A step that was done.
 * @typedef {object} Step
 * @property {Question} question
 * @property {Picture} picture what was to be seen when it was asked
 * @property {string} answer that which counts; of one that was shown the right one
 * @property {'right' | 'wrong' | 'shown'} mark
 * @property {boolean} isSpent whether an answer to it was taken back: then it earns nothing
 *
 * An exercise as far as it was performed.
 * @typedef {object} Performance
 * @property {Kind} kind
 * @property {readonly Step[]} steps
 * @property {Question | null} question what is asked now; null when it is finished
 * @property {Picture} picture what there is to see now
 * @property {boolean} isSpent whether an answer to what is asked now was taken back
 * @property {boolean} isShown whether the rest was shown
 * @property {number} points steps that were right at once
 * @property {number} total steps that there are; of one that is not finished, if it goes on by the first right answers
 * @property {number} streak how many of the last answers were right at once, in a row
 */

/** Answers that cannot have been given. */
export class Malformed extends Error {
  /** @param {string} given */
  constructor(given) {
    super(given);
    this.given = given.slice(0, 40);
  }
}

/** What of the exercise is explained while so many answers in a row were right: 2 the rule and all numbers, 1 the numbers, 0 neither. @type {(streak: number) => 0 | 1 | 2} */
export const helpAfter = (streak) => (streak >= 5 ? 0 : streak >= 2 ? 1 : 2);

/** Which answers count in the end, which steps were tried before, and whether the rest was shown. @param {readonly string[]} signs */
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

/** How many steps are left of a run that is not needed any more, by first right answers. @param {Run} run */
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
  /** @param {string | null} given null for what is shown */
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
    // After a wrong answer it goes on from a right one.
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
