// What the page and the workshop's worker say to each other.

/** @import { AstrayReport, AuditReport, ScoreReport, WorkshopReport } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */

/**
 * Something to be worked out: the tables, the audit or the score of a bound, or where A* goes wrong because of it, by which fault. `tag`
 * tells the page what it is for. What is refuted by its audit is not scored.
 * @typedef {object} Task
 * @property {'tables' | 'audit' | 'score' | 'astray'} what
 * @property {string} tag
 * @property {string} start
 * @property {string} goal
 * @property {string} text
 * @property {Fault} [fault]
 */

/** What A* can do wrong: end with a solution that is too long, or expand a position and open it again. @typedef {'longer' | 'reopened'} Fault */

/** What the page wants: some tasks, one after the other. @typedef {{type: 'work', module: Engine, puzzle: string, tasks: readonly Task[]}} Order */

/**
 * How far a task is, and at last what it has come to; and that all are done.
 * @typedef {{type: 'tables', tag: string, report: WorkshopReport}
 *   | {type: 'audit', tag: string, report: AuditReport}
 *   | {type: 'score', tag: string, report: ScoreReport}
 *   | {type: 'astray', tag: string, report: AstrayReport}
 *   | {type: 'done'}} News
 */

export {};
