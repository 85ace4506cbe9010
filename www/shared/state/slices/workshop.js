// The workshop's state: the text of a bound, and its results.

/** @import { Task } from '../../../features/workshop/protocol.js' */
/** @import { AstrayReport, AuditReport, ErrorReport, Said, ScoreReport, WorkshopReport } from '../../../pkg/rolling_cubes.js' */

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
 * @property {Task['what'] | null} stopped the task at which its worker died
 * @property {Said} failure why that worker died, or why the goal is unreachable
 */

/** @typedef {'own' | 'rival'} Side */

/**
 * Errors of a line: no bound, another puzzle, an invalid link, a rejected bound, or a worker that stopped.
 * @typedef {{what: 'none' | 'puzzle' | 'cut'} | {what: 'part', key: string, given: Said} | {what: 'refused', report: ErrorReport} | {what: 'stopped', why: Said}} Fault
 */

/**
 * @typedef {object} Entry
 * @property {number} line from 1
 * @property {string} name text before the link
 * @property {string} start
 * @property {string} goal
 * @property {string} text
 * @property {Fault | null} error as data, to be put into words where it is shown
 * @property {AuditReport | null} audit
 * @property {ScoreReport | null} score
 */

/**
 * @typedef {object} Workshop
 * @property {Readonly<Record<string, string>>} texts edited text by game; an example by default
 * @property {string | null} rival the rival's text
 * @property {boolean} due whether audit and score run without a request, as after opening a link
 * @property {Readonly<Record<Side, Judgement | null>>} judged
 * @property {Readonly<Record<string, Readonly<Record<string, ScoreReport>>>>} landmarks by game, the scores of its
 *   listed heuristics
 * @property {readonly Entry[]} entries a class's links
 */

/** @type {Workshop} */
export const freshWorkshop = {
  texts: {},
  rival: null,
  due: false,
  judged: { own: null, rival: null },
  landmarks: {},
  entries: [],
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
