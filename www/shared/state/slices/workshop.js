// The workshop's state: the text of a bound, and its results.

/** @import { AstrayReport, AuditReport, Said, ScoreReport, WorkshopReport } from '../../../pkg/rolling_cubes.js' */

/** A task of the worker: it builds tables, audits, scores, or looks where A* goes astray. @typedef {'tables' | 'audit' | 'score' | 'astray'} Judged */

/**
 * Results of a bound. `of` is its game, problem and text.
 * @typedef {object} Judgement
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase of audit and score; every phase builds
 *   tables
 * @property {WorkshopReport | null} tables
 * @property {AuditReport | null} audit
 * @property {ScoreReport | null} score
 * @property {AstrayReport | null} astray where A* goes wrong because of it, on request
 * @property {Judged | null} stopped the task at which its worker died
 * @property {Said} failure why that worker died, or why the goal is unreachable
 */

/**
 * @typedef {object} Workshop
 * @property {Readonly<Record<string, string>>} texts edited text by game; an example by default
 * @property {boolean} due whether audit and score run without a request, as after opening a link
 * @property {Judgement | null} judged
 */

/** @type {Workshop} */
export const freshWorkshop = {
  texts: {},
  due: false,
  judged: null,
};

/** @type {(of: string) => Judgement} */
export const freshJudgement = (of) => ({
  of,
  phase: 'none',
  tables: null,
  audit: null,
  score: null,
  astray: null,
  stopped: null,
  failure: '',
});
