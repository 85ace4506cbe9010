// The workshop's part of the state: the text of the bound that is being made, and what is known of it by now.

/** @import { Task } from '../../../features/workshop/protocol.js' */
/** @import { AstrayReport, AuditReport, ErrorReport, Said, ScoreReport, WorkshopReport } from '../../../pkg/rolling_cubes.js' */

/**
 * A bound being judged. `of` is the game, the problem and the text that it is about.
 * @typedef {object} Judgement
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase of audit and score; tables are built in any
 * @property {WorkshopReport | null} tables
 * @property {AuditReport | null} audit
 * @property {ScoreReport | null} score
 * @property {AstrayReport | null} astray where A* goes wrong because of it, once somebody has asked
 * @property {Task['what'] | null} stopped what its worker was at when it was gone
 * @property {Said} failure why that worker was gone, or why the goal cannot be reached
 */

/** Which of two bounds: the one that is made, or the one that it is set against. @typedef {'own' | 'rival'} Side */

/**
 * What is wrong with a line of a class's links: it has no bound, it is of another puzzle, a part of the link is not understood, the bound is
 * refused, or a worker stopped at it.
 * @typedef {{what: 'none' | 'puzzle' | 'cut'} | {what: 'part', key: string, given: Said} | {what: 'refused', report: ErrorReport} | {what: 'stopped', why: Said}} Fault
 */

/**
 * One line of a class's links: what it says, or why it says nothing.
 * @typedef {object} Entry
 * @property {number} line from 1
 * @property {string} name what stands before the link
 * @property {string} start
 * @property {string} goal
 * @property {string} text
 * @property {Fault | null} error why the line is no bound of this puzzle, or has none of the numbers; it is put into words where it is shown
 * @property {AuditReport | null} audit
 * @property {ScoreReport | null} score
 */

/**
 * @typedef {object} Workshop
 * @property {Readonly<Record<string, string>>} texts what is written for each game; where nothing is, an example stands there
 * @property {string | null} rival the text that it is set against
 * @property {boolean} due whether audit and score are to run unasked, as where a link was opened
 * @property {Readonly<Record<Side, Judgement | null>>} judged
 * @property {Readonly<Record<string, Readonly<Record<string, ScoreReport>>>>} landmarks of each game, the scores of its listed heuristics
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
