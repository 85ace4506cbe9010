// What the page and the floor's worker say to each other.

/**
 * What the page wants: the floor of a problem, for a heuristic of either side. IDA* is given up when it has generated so many.
 * @typedef {{type: 'measure', module: WebAssembly.Module, puzzle: string, start: string, goal: string, forward: string, backward: string,
 *   giveUpAfter: number}} Order
 */

/** How far it is, and at last what it has come to. @typedef {{type: 'progress' | 'complete', report: import('../pkg/rolling_cubes.js').FloorReport}} News */

export {};
