// Marks the answers of a lesson, and says in which order its choices stand. Pure.

/** @import { Lesson, Question } from './parse.js' */

/** @typedef {readonly number[] | number} Given */
/** @typedef {{given: Given, right: boolean}} Marked */
/** @typedef {{questions: number, answered: number, right: number}} Result */

/** An estimate may be off by this factor. */
const ROUGHLY = 2;

/** Mulberry32, public domain. @param {number} seed */
function randoms(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. @param {string} text */
function hashed(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Equally likely orders (Fisher and Yates); the same seed gives the same.
 * @type {(choices: number, seed: number, question: string) => number[]}
 */
export function orderOf(choices, seed, question) {
  const random = randoms(seed ^ hashed(question));
  const order = Array.from({ length: choices }, (_, n) => n);
  for (let last = choices - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Whether more than one choice is right, so that any number of them can be taken. @type {(question: Question) => boolean} */
export const isMany = ({ choices }) => choices.filter(({ right }) => right).length > 1;

/**
 * All right choices and no others must be taken; an estimate must be between half and twice the value.
 * @type {(question: Question, given: Given, value: number | null) => Marked}
 */
export function marked(question, given, value) {
  if (typeof given !== 'number') {
    const right = question.choices.every((choice, n) => choice.right === given.includes(n));
    return { given, right };
  }
  if (value === null) throw new Error('a number that is not known cannot be marked');
  // For negative numbers the double is smaller.
  const [half, twice] = [value / ROUGHLY, value * ROUGHLY];
  const right = question.number?.roughly
    ? given >= Math.min(half, twice) && given <= Math.max(half, twice)
    : given === value;
  return { given, right };
}

/** All questions of a lesson. @type {(lesson: Lesson) => Question[]} */
export const questionsOf = ({ steps }) =>
  steps.flatMap(({ parts }) => parts.filter((part) => part.kind === 'question'));

/** @type {(lesson: Lesson, answers: Readonly<Record<string, Marked>>) => Result} */
export function resultOf(lesson, answers) {
  const questions = questionsOf(lesson);
  const all = questions.flatMap(({ id }) => (Object.hasOwn(answers, id) ? [answers[id]] : []));
  return {
    questions: questions.length,
    answered: all.length,
    right: all.filter((one) => one?.right).length,
  };
}
