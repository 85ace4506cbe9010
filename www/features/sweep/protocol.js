// Messages between the page and the worker that sweeps.

/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Row } from './report.js' */

/**
 * Counts about `wanted` problems with `fixed` as start or goal, for each pair of heuristics.
 * @typedef {{type: 'sweep', module: Engine, puzzle: string, fixed: string, end: 'start' | 'goal',
 *   pairs: readonly (readonly [string, string])[], wanted: number, seed: number}} Order
 */

/** @typedef {{type: 'swept', done: number, of: number} | {type: 'rows', every: number, rows: Row[]}} News */

export {};
