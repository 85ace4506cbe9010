// The path through the lessons: each leads to an exercise, and the exercise to the next lesson.

import { LESSONS } from './library.js';

/** The kinds of exercises, in the order of the lessons that they follow. */
const EXERCISES = /** @type {const} */ ([
  'fewest',
  'breadth',
  'two-sides',
  'farthest',
  'order',
  'bounds',
  'branches',
  'wrong',
  'open-list',
  'on-map',
  'on-map-again',
  'backed-up',
  'must-expand',
  'inconsistent',
]);

/** The groups of the list; each begins at a lesson. */
export const GROUPS = /** @type {const} */ ([
  { name: 'blind', first: 'states' },
  { name: 'bound', first: 'lower-bounds' },
  { name: 'maps', first: 'costs' },
  { name: 'research', first: 'in-a-hurry' },
]);

/** Undefined for lessons from elsewhere. @param {string} id */
export const exerciseOf = (id) => EXERCISES[LESSONS.indexOf(id)];

/** The lesson that follows a lesson, or an exercise of the path; undefined after the last. @type {(id: string) => string | undefined} */
export function lessonAfter(id) {
  const at = LESSONS.findIndex((name) => name === id || exerciseOf(name) === id);
  return at < 0 ? undefined : LESSONS[at + 1];
}
