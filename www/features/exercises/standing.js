// The progress of a set of exercises, as reported to an embedding course page.

import { ownOf } from './result.js';

/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Result } from './result.js' */

/**
 * Null for unreadable results, and for a set without a seed. `ExerciseStanding` of the elements has the same shape.
 * @param {Result} result
 * @param {(own: Own) => string} linkOf
 */
export function standingOf({ marked, exercise, answers, by }, linkOf) {
  if (!marked || marked.set.seed === null) return null;
  const { points, total, set, isFinished, isPassed } = marked;
  return {
    exercise,
    seed: marked.set.seed,
    answers,
    steps: total,
    right: points,
    pass: set.pass,
    finished: isFinished,
    passed: isPassed,
    result: linkOf(ownOf({ exercise, answers, by, marked })),
  };
}
