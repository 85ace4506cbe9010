// The path through the lessons: each leads to an exercise, and that to the next lesson.

import { LESSONS } from './library.js';

/** The exercise of each lesson, by its kind. */
const EXERCISES = /** @type {const} */ ({
  states: 'fewest',
  'breadth-first': 'breadth',
  'two-sides': 'two-sides',
  'iterative-deepening': 'farthest',
  'lower-bounds': 'order',
  'ida-star': 'bounds',
  'branch-and-bound': 'branches',
  'painted-out': 'wrong',
  'when-ida-loses': 'open-list',
  'in-a-hurry': 'backed-up',
  'two-sides-with-a-heuristic': 'must-expand',
  'your-own-bound': 'inconsistent',
});

/** @typedef {(typeof EXERCISES)[keyof typeof EXERCISES]} KindName */

/** The kind of a lesson's exercise; undefined for a lesson that is not one of the page's. @type {(id: string) => KindName | undefined} */
export const exerciseOf = (id) =>
  Object.hasOwn(EXERCISES, id) ? EXERCISES[/** @type {keyof typeof EXERCISES} */ (id)] : undefined;

/** The lesson that follows a lesson, or an exercise of the path; undefined after the last. @type {(id: string) => string | undefined} */
export function lessonAfter(id) {
  const at = LESSONS.findIndex((name) => name === id || exerciseOf(name) === id);
  return at < 0 ? undefined : LESSONS[at + 1];
}
