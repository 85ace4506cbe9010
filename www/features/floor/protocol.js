// What the page and the floor's worker say to each other.

/** @import { FloorReport, Request } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Laid } from './laid.js' */

/**
 * What the page wants: the floor of a problem, for a heuristic of either side. IDA* is given up when it has generated so many.
 * @typedef {{type: 'measure', module: Engine, puzzle: string, start: string, goal: string, forward: string, backward: string,
 *   giveUpAfter: number}} Order
 */

/** How far it is, and at last what it has come to. @typedef {{type: 'progress' | 'complete', report: FloorReport}} News */

/**
 * What the page wants of another worker: that what a search expands be sorted. `length` is C*; `oracle` asks a heuristic that is the
 * distance to the goal, where the puzzle has one.
 * @typedef {{type: 'lay', module: Engine, request: Request, length: number,
 *   oracle: Request | null}} Lay
 *
 * And how far, in units of the search's work.
 * @typedef {{type: 'until', units: number}} Until
 */

/** That it is still at it, and what it has come to. @typedef {{type: 'laying'} | {type: 'laid', laid: Laid}} Laying */

export {};
