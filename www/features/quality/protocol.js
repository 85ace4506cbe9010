// What the page and the worker that compares heuristics say to each other.

/** @import { QualityReport, Request } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */

/**
 * What is to be compared: heuristics of a puzzle by name, over all that the start can reach, or where a search is `touched` over
 * the positions of its first `nodes` nodes.
 * @typedef {{type: 'compare', module: Engine, puzzle: string, start: string, goal: string, heuristics: readonly string[],
 *   touched: {request: Request, nodes: number} | null}} Order
 */

/**
 * What the worker has found: of one heuristic after the other, as far as it is compared; `done` after the last.
 * @typedef {{type: 'report', heuristic: string, report: QualityReport}
 *   | {type: 'done'}} News
 */

export {};
