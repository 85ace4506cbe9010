// The progress of a set of exercises, as reported to an embedding course page.

import { ownOf } from './result.js';

/** @import { ExerciseStanding } from '../../app/embed/embed.d.ts' */
/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Result } from './result.js' */

/**
 * Null for unreadable results, and for a set without a seed.
 * @param {Result} result
 * @param {(own: Own) => string} linkOf
 * @returns {ExerciseStanding | null}
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
