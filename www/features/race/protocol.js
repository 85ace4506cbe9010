// Messages between the page and a lane's worker: plain data; the newest order counts.

/** @import { Break, Breakpoints, Parts, Request, Snapshot, Step, TraceChunk, WaitingReport } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../shared/engine/link.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Sample } from '../../shared/state/state.js' */

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
 *   | {type: 'heard'}} Order
 */

/**
 * Orders that step a lane through its run.
 * @typedef {{type: 'pause' | 'stage' | 'stage-back'} | {type: 'back' | 'seek', nodes: number}
 *   | {type: 'step', nodes: number, passing?: boolean}} Travel
 */

/**
 * From the worker: the search's status. `samples` are those since the last report; `from` is the number of earlier
 * ones.
 * @typedef {object} Report
 * @property {'report'} type
 * @property {'paused' | 'running' | 'waiting' | 'ended'} phase
 * @property {Snapshot} snapshot
 * @property {Step | null} step what generated the newest node, or null before the first
 * @property {readonly WaitingReport[] | null} waiting the open list, if requested
 * @property {Parts | null} parts terms of the newest node's estimate, if requested; null for a heuristic with one term
 * @property {number} furthest the last node ever generated
 * @property {Break | null} broke the breakpoint that paused the lane
 * @property {number} time milliseconds of searching up to this node when it was new, without waiting
 * @property {number} tableTime milliseconds of building the heuristic's tables, before the first node
 * @property {number | null} rate positions generated per second; null while the time is too short
 * @property {number} from
 * @property {Sample[]} samples
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
