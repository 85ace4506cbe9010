// What a page and a lane's worker say to each other. Plain data; the newest order counts.

/**
 * From the page.
 * - `load`: the compiled engine and what to search; an earlier search is dropped.
 * - `run`: go on by so many nodes a second, null for as fast as it goes.
 * - `share`: go on as fast as it goes until so many positions are expanded in all, then wait.
 * - `pause`: stop at the next node.
 * - `step`: generate so many nodes, then pause.
 * - `stage`: go on to the next layer or bound, then pause.
 * - `seek`: go to so many nodes from the beginning, forward or back, then pause.
 *
 * Tables of a heuristic are built first, at full speed, whichever of these is to be done.
 *
 * @typedef {{type: 'load', module: WebAssembly.Module, request: import('../pkg/rolling_cubes.js').Request}
 *   | {type: 'run', rate: number | null}
 *   | {type: 'share', expansions: number}
 *   | {type: 'pause'}
 *   | {type: 'step', nodes: number}
 *   | {type: 'stage'}
 *   | {type: 'seek', nodes: number}} Order
 */

/**
 * From the worker: how the search stands. `samples` are those since the last report; `from` says how many came before them.
 *
 * @typedef {object} Report
 * @property {'report'} type
 * @property {'paused' | 'running' | 'waiting' | 'ended'} phase
 * @property {import('../pkg/rolling_cubes.js').Snapshot} snapshot
 * @property {number} time milliseconds of running
 * @property {number} rate nodes a second over the last while
 * @property {number} from
 * @property {import('../state/state.js').Sample[]} samples
 */

/**
 * From the worker: it cannot go on. The message is empty when it has none to give.
 * @typedef {{type: 'failed', message: string}} Failed
 */

export {};
