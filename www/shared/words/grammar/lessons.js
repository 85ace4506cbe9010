/** @import { ProblemCode } from '../../kit/file-text.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(given: number, value: number) => string} */
  'lessons.question.exact': (given, value) => text({ givenIsValue: given === value }),
  /** By the factor of the error. @type {(given: number, value: number) => string} */
  'lessons.question.far': (given, value) => text({ isLess: given < value, factor: value / given, inverse: given / value }),
  'lessons.problems.of': /** @type {Readonly<Record<ProblemCode, (given: string) => string>>} */ (texts('lessons.problems.of')),
};
