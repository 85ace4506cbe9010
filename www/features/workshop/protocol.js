// What the page and the workshop's worker say to each other.

/** @import { AstrayReport, AuditReport, ScoreReport, WorkshopReport } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Judged } from '../../shared/state/slices/workshop.js' */

/**
 * A task: tables, audit, score, or a run of A* with a fault. Refuted bounds are not scored.
 * @typedef {object} Task
 * @property {Judged} what
 * @property {string} start
 * @property {string} goal
 * @property {string} text
 * @property {Fault} [fault]
 */

/** Faults of A*: a solution that is too long, or a reopened position. @typedef {'longer' | 'reopened'} Fault */

/** @typedef {{type: 'work', module: Engine, puzzle: string, tasks: readonly Task[]}} Order */

/**
 * @typedef {{type: 'tables', report: WorkshopReport}
 *   | {type: 'audit', report: AuditReport}
 *   | {type: 'score', report: ScoreReport}
 *   | {type: 'astray', report: AstrayReport}
 *   | {type: 'done'}} News
 */

export {};
