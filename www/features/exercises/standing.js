// How a set of exercises stands, as a course page is told that has this one as a frame.

import { ownOf } from './result.js';

/** @import { ExerciseStanding } from '../../app/embed/embed.d.ts' */
/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Result } from './result.js' */

/**
 * Null where there is nothing to tell: what cannot be read, and a set that has no seed yet.
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
