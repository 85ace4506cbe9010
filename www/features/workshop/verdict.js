// What an audit has come to, and what that makes of a score, as one of a few cases; the views and files have the words.

/** @import { AuditReport, ScoreReport } from '../../pkg/rolling_cubes.js' */

/** @typedef {'refuted' | 'proved' | 'construction' | 'sampled' | 'running'} Verdict */

/** @type {(audit: AuditReport | null) => Verdict} */
export function verdictOf(audit) {
  if (audit?.admissible === false) return 'refuted';
  if (!audit?.complete) return audit?.proved === 'construction' ? 'construction' : 'running';
  if (audit.proved === 'positions' || (audit.every && audit.admissible)) return 'proved';
  return audit.proved === 'construction' ? 'construction' : 'sampled';
}

/** Whether it is proved to be a lower bound, and not only that no counterexample was found. @type {(audit: AuditReport | null) => boolean} */
export const isProved = (audit) => ['proved', 'construction'].includes(verdictOf(audit));

/**
 * What a score is worth. `refuted`: nothing, and there is none, since a bound that says too much hides what must be expanded. `elsewhere`: the
 * same, as that is so with the goals of the problems that scores are made of. `beyond`: it is too large to be counted. `unproved`:
 * it is a number, of a bound that nothing proves. `counts`: the bound is proved, here and on the problems.
 * @typedef {'none' | 'running' | 'refuted' | 'elsewhere' | 'beyond' | 'unproved' | 'counts'} Standing
 */

/** @type {(audit: AuditReport | null, score: ScoreReport | null) => Standing} */
export function standingOf(audit, score) {
  if (audit?.admissible === false) return 'refuted';
  if (!score) return 'none';
  if (score.unscored) return score.unscored === 'refuted' ? 'elsewhere' : 'beyond';
  if (score.score === null) return 'running';
  return isProved(audit) && score.admissible === true ? 'counts' : 'unproved';
}

/** A score where there is one that says something; null where there is none, or it would lie. @type {(audit: AuditReport | null, score: ScoreReport | null) => number | null} */
export const scoreOf = (audit, score) =>
  ['counts', 'unproved'].includes(standingOf(audit, score)) ? (score?.score ?? null) : null;
