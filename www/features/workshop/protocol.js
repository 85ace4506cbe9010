// What the page and the workshop's worker say to each other.

/** @import { AstrayReport, AuditReport, ScoreReport, WorkshopReport } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */

/**
 * A task: tables, audit, score, or a run of A* with a fault. `tag` identifies it for the page. Refuted bounds are not scored.
 * @typedef {object} Task
 * @property {'tables' | 'audit' | 'score' | 'astray'} what
 * @property {string} tag
 * @property {string} start
 * @property {string} goal
 * @property {string} text
 * @property {Fault} [fault]
 */

/** Faults of A*: a solution that is too long, or a reopened position. @typedef {'longer' | 'reopened'} Fault */

/** @typedef {{type: 'work', module: Engine, puzzle: string, tasks: readonly Task[]}} Order */

/**
 * @typedef {{type: 'tables', tag: string, report: WorkshopReport}
 *   | {type: 'audit', tag: string, report: AuditReport}
 *   | {type: 'score', tag: string, report: ScoreReport}
 *   | {type: 'astray', tag: string, report: AstrayReport}
 *   | {type: 'done'}} News
 */

export {};
