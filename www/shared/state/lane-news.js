// Messages between the page and a lane about its search; the rest is in the race's protocol.

/** @import { Break, Parts, Snapshot, Step, WaitingReport } from '../../pkg/rolling_cubes.js' */
/** @import { Sample } from './state.js' */

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
 * @property {Float64Array} paths sampled paths of the newest nodes since the last report, see `worker/sketch.js`
 */

export {};
