// Messages between the page and the worker that compares heuristics.

/** @import { QualityReport, Request } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */

/**
 * Heuristics to compare, by name, over all positions reachable from the start, or over the positions of a search's
 * first `nodes` nodes.
 * @typedef {{type: 'compare', module: Engine, puzzle: string, start: string, goal: string, heuristics: readonly string[],
 *   touched: {request: Request, nodes: number} | null}} Order
 */

/**
 * Reports of one heuristic after the other, possibly incomplete; `done` after the last.
 * @typedef {{type: 'report', heuristic: string, report: QualityReport}
 *   | {type: 'done'}} News
 */

export {};
