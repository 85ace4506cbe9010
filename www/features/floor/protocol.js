// What the page and the floor's worker say to each other.

/**
 * What the page wants: the floor of a problem, for a heuristic of either side. IDA* is given up when it has generated so many.
 * @typedef {{type: 'measure', module: import('../../shared/engine/start.js').Engine, puzzle: string, start: string, goal: string, forward: string, backward: string,
 *   giveUpAfter: number}} Order
 */

/** How far it is, and at last what it has come to. @typedef {{type: 'progress' | 'complete', report: import('../../pkg/rolling_cubes.js').FloorReport}} News */

/**
 * What the page wants of another worker: that what a search expands be sorted. `length` is C*; `oracle` asks a heuristic that is the
 * distance to the goal, where the puzzle has one.
 * @typedef {{type: 'lay', module: import('../../shared/engine/start.js').Engine, request: import('../../pkg/rolling_cubes.js').Request, length: number,
 *   oracle: import('../../pkg/rolling_cubes.js').Request | null}} Lay
 *
 * And how far, in units of the search's work.
 * @typedef {{type: 'until', units: number}} Until
 */

/** That it is still at it, and what it has come to. @typedef {{type: 'laying'} | {type: 'laid', laid: import('./laid.js').Laid}} Laying */

export {};
