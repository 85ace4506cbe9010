// Messages between the page and a lane's worker: plain data; the newest order counts.

/** @import { Breakpoints, Request, Step, TraceChunk } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../shared/engine/link.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Travel } from '../../shared/state/lane-news.js' */

/**
 * From the page.
 * - `engine`: the whole engine, for a lane that started with a part of it.
 * - `load`: the compiled engine and a request; an earlier search is dropped.
 * - `run`: continue at `rate` nodes a second; null is full speed.
 * - `share`: continue at full speed up to a total number of expansions, then wait.
 * - `pause`: stop at the next node.
 * - `step`: generate a number of nodes, then pause.
 * - `stage`: continue to the last node of this stage (iteration, layer or level), or of the next, then pause.
 * - `back`: go a number of nodes back, then pause.
 * - `stage-back`: go back to the last node of the previous stage, or to the beginning, then pause.
 * - `seek`: go to the node with this number, forward or back, then pause.
 * - `watch`: pause at these breakpoints, too, except on journeys (`back`, `stage-back`, `seek`).
 * - `trace`: trace exactly these parts of the run.
 * - `inspect`: report the details of a node.
 * - `look`: include the open list in reports, up to `most` entries from each end of each list, and the terms of the
 *   newest node's estimate; 0 stops. Answered by a report at once.
 * - `sketch`: include sampled paths in reports from now on, see `Report`. The lane runs again to its node.
 * - `heard`: the page confirms one message. It confirms every message.
 *
 * A `passing` order ignores breakpoints: the lane of a link already went past them.
 *
 * During a journey the next order waits for its end, but a newer `seek` replaces it.
 *
 * A heuristic's tables are built before any of these, at full speed.
 *
 * @typedef {{type: 'engine', module: Engine}
 *   | {type: 'load', module: Engine, request: Request}
 *   | {type: 'run', rate: number | null, passing?: boolean}
 *   | {type: 'share', expansions: number}
 *   | Travel
 *   | {type: 'watch', breakpoints: Breakpoints}
 *   | {type: 'trace', windows: readonly Window[]}
 *   | {type: 'inspect', node: number}
 *   | {type: 'look', most: number}
 *   | {type: 'sketch'}
 *   | {type: 'heard'}} Order
 */

/**
 * From the worker: progress of a journey to a node, if its number is known.
 * @typedef {{type: 'away', at: number, to: number | null}} Away
 */

/** From the worker or its link: it has failed. @typedef {{type: 'failed'} & Failure} Failed */

/**
 * A part of a run to trace: up to `most` nodes from number `from`. The page gives each a unique name.
 * @typedef {{name: number, from: number, most: number}} Window
 */

/** From the worker: the next chunk of a trace. @typedef {{type: 'traced', name: number, chunk: TraceChunk}} Traced */

/**
 * From the worker: a node's details; null if no trace stores it.
 * @typedef {{type: 'inspected', node: number, step: Step | null}} Inspected
 */

export {};
