// What an audit has come to, as one of a few cases; the views and files have the words.

/** @typedef {import('./state.js').AuditReport} AuditReport */
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
