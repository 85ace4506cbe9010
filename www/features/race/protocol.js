// What a page and a lane's worker say to each other. Plain data; the newest order counts.

/** @import { Break, Breakpoints, Parts, Request, Snapshot, Step, TraceChunk, WaitingReport } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../shared/engine/link.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Sample } from '../../shared/state/state.js' */

/**
 * From the page.
 * - `engine`: the whole engine, where the lane may have been started with a part of it.
 * - `load`: the compiled engine, and what to search; an earlier search is dropped.
 * - `run`: go on by so many nodes a second, null for as fast as it goes.
 * - `share`: go on as fast as it goes until so many positions are expanded in all, then wait.
 * - `pause`: stop at the next node.
 * - `step`: generate so many nodes, then pause.
 * - `stage`: go on to the last node of this iteration, layer or level, or from there of the next, then pause.
 * - `back`: go so many nodes back, then pause.
 * - `stage-back`: go back to the last node of the iteration, layer or level before, or to the beginning, then pause.
 * - `seek`: go to the node with this number, forward or back, then pause.
 * - `watch`: from now on pause at these breakpoints too; not on the way back or to a node by its number.
 * - `trace`: write down these parts of the run from now on, and no others.
 * - `inspect`: tell all about the node with this number.
 * - `look`: from now on each report tells what waits, up to so many of each end of each list, and what the newest node's estimate is
 *   made of; 0 for no more of that. The search as it stands is told at once.
 * - `heard`: the page has taken one more of the worker's messages, each of which it answers so.
 *
 * Who is `passing` to a place that a link names passes breakpoints by: the lane has been there, and went on.
 *
 * On the way to a node at full speed the next order waits for the arrival, but a newer `seek` takes its place.
 *
 * Tables of a heuristic are built first, at full speed, whichever of these is to be done.
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
 * Those of the orders that take a lane through its run by hand.
 * @typedef {{type: 'pause' | 'stage' | 'stage-back'} | {type: 'back' | 'seek', nodes: number}
 *   | {type: 'step', nodes: number, passing?: boolean}} Travel
 */

/**
 * From the worker: how the search stands. `samples` are those since the last report; `from` says how many came before them.
 *
 * @typedef {object} Report
 * @property {'report'} type
 * @property {'paused' | 'running' | 'waiting' | 'ended'} phase
 * @property {Snapshot} snapshot
 * @property {Step | null} step what made the newest node, or null before the first
 * @property {readonly WaitingReport[] | null} waiting what waits to be looked at, when that is asked for
 * @property {Parts | null} parts what the newest node's estimate is made of, likewise; null for a
 *   heuristic of one piece
 * @property {number} furthest the number of the last node that was ever generated
 * @property {Break | null} broke the breakpoint that made the lane pause
 * @property {number} time milliseconds of searching that it took to this node when it was new, without any waiting
 * @property {number} tableTime milliseconds of building the heuristic's tables, before the first node
 * @property {number | null} rate positions generated for each second of that time; null while it is too short to say
 * @property {number} from
 * @property {Sample[]} samples
 */

/**
 * From the worker: on the way to a node by its number, where that is known, it has come to node `at`.
 * @typedef {{type: 'away', at: number, to: number | null}} Away
 */

/** From the worker, or of it: it cannot go on. @typedef {{type: 'failed'} & Failure} Failed */

/**
 * Part of a run that is to be traced: the nodes from number `from` on, at most `most`. The page gives each a name of its own.
 * @typedef {{name: number, from: number, most: number}} Window
 */

/**
 * From the worker: more of a trace.
 * @typedef {{type: 'traced', name: number, chunk: TraceChunk}} Traced
 */

/**
 * From the worker: all about a node; null if none of the traces keeps it.
 * @typedef {{type: 'inspected', node: number, step: Step | null}} Inspected
 */

export {};
