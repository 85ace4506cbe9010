// What the page and the worker that sweeps say to each other.

/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Row } from './report.js' */

/**
 * What the page wants: about `wanted` of the problems that have `fixed` as their start or as their goal, counted for each of these pairs of
 * heuristics.
 * @typedef {{type: 'sweep', module: Engine, puzzle: string, fixed: string, end: 'start' | 'goal',
 *   pairs: readonly (readonly [string, string])[], wanted: number, seed: number}} Order
 */

/** How far it is, and at last the rows of every `every`-th problem. @typedef {{type: 'swept', done: number, of: number} | {type: 'rows', every: number, rows: Row[]}} News */

export {};
