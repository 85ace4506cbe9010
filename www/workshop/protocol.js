// What the page and the workshop's worker say to each other.

/**
 * Something to be worked out: the tables, the audit or the score of a bound. `tag` tells the page what it is for.
 * @typedef {{what: 'tables' | 'audit' | 'score', tag: string, start: string, goal: string, text: string}} Task
 */

/** What the page wants: some tasks, one after the other. @typedef {{type: 'work', module: WebAssembly.Module, puzzle: string, tasks: readonly Task[]}} Order */

/**
 * How far a task is, and at last what it has come to; and that all are done.
 * @typedef {{type: 'tables', tag: string, report: import('../pkg/rolling_cubes.js').WorkshopReport}
 *   | {type: 'audit', tag: string, report: import('../pkg/rolling_cubes.js').AuditReport}
 *   | {type: 'score', tag: string, report: import('../pkg/rolling_cubes.js').ScoreReport}
 *   | {type: 'done'}} News
 */

export {};
