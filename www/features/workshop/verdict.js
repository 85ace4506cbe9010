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

/** Proved to be a lower bound, not merely unrefuted. @type {(audit: AuditReport | null) => boolean} */
export const isProved = (audit) => ['proved', 'construction'].includes(verdictOf(audit));

/**
 * `refuted`: no score, since an overestimate hides expansions. `elsewhere`: it overestimates at the goals of the scored problems. `beyond`:
 * too many nodes to count. `unproved`: a score without a proof. `counts`: proved, here and on the problems.
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

/** Null if there is none, or it would mislead. @type {(audit: AuditReport | null, score: ScoreReport | null) => number | null} */
export const scoreOf = (audit, score) =>
  ['counts', 'unproved'].includes(standingOf(audit, score)) ? (score?.score ?? null) : null;
