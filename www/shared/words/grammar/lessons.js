/** @import { ProblemCode } from '../../kit/file-text.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(given: number, value: number) => string} */
  'lessons.question.exact': (given, value) => text({ givenIsValue: given === value }),
  'lessons.problems.of': /** @type {Readonly<Record<ProblemCode, (given: string) => string>>} */ (texts('lessons.problems.of')),
};
