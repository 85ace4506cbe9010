// An experiment compares searches on random instances. A plan determines instances and counts, on any machine and with
// any number of workers.

import { pageOf } from '../puzzles/puzzles.js';
import { rangeOf } from './page-keys.js';
import { isShortest } from './proved.js';

/** @import { Request, Said, Snapshot, Table } from '../../pkg/rolling_cubes.js' */
/** @import { LaneSpec, Search } from './state.js' */

/**
 * The visitor's choices.
 * @typedef {object} Design
 * @property {number} instances number of instances
 * @property {number} from least distance from the goal, in moves
 * @property {number} to greatest distance
 * @property {number} seed of the first instance; the others count up from it
 * @property {number} max_nodes limit of each run
 * @property {boolean} [floors] whether to count the floor of each instance
 */

/**
 * @typedef {object} Subject the subject of an experiment
 * @property {string} puzzle
 * @property {string} start any position of the component from which instances are drawn
 * @property {string} goal
 * @property {readonly LaneSpec[]} lanes
 *
 * @typedef {Design & Subject} Plan
 *
 * @typedef {{index: number, seed: number, wanted: number}} Draw an instance to draw: its number and method
 */

/**
 * @typedef {object} Run
 * @property {number} lane the id
 * @property {Snapshot['outcome']} outcome
 * @property {Snapshot['limit']} limit
 * @property {number | null} length
 * @property {Snapshot['proves']} proves
 * @property {string | null} within
 * @property {number} generated
 * @property {number} expanded
 * @property {number} stored_peak
 * @property {number} bytes_peak
 * @property {number | null} [floor] least expansions of any search with the same knowledge; null if there is none, or
 *   floors are not counted
 * @typedef {Draw & {start: string, depth: number, exact: boolean, runs: readonly Run[]}} Instance Preparation before
 *   runs: the neighbourhood of the goal, from which starts are drawn, known up to `looked` moves of `wanted`; or the
 *   tables of a heuristic.
 * @typedef {{looked: number, wanted: number} | {table: Table}} Doing
 *
 * @typedef {object} Experiment
 * @property {Plan} plan
 * @property {'running' | 'done' | 'cancelled' | 'failed'} status
 * @property {Said} failure
 * @property {Doing | null} doing the preparation; null during runs, and at first
 * @property {number} runs number of completed runs
 * @property {number} time elapsed milliseconds
 * @property {readonly Instance[]} instances completed instances, by number
 */

/** Allowed values: enough for a curve, and within the power of a class's laptops. */
export const RANGE = {
  instances: rangeOf('experiment', 0),
  from: rangeOf('experiment', 1),
  to: rangeOf('experiment', 2),
  seed: rangeOf('experiment', 3),
  max_nodes: rangeOf('experiment', 4),
};

/** The default design for a game. @type {(key: string) => Design} */
export function firstDesign(key) {
  const [from, to] = pageOf(key).distances;
  return { instances: 100, from, to, seed: 1, max_nodes: 1_000_000 };
}

/** Memory limit of a run in bytes; up to four run at once. */
const RUN_BYTES = 2 ** 28;

/** Instances that missed the requested distance, and both ranges. @typedef {{instances: number, asked: [from: number, to: number], drawn: [from: number, to: number]}} Miss */

/** @typedef {keyof typeof RANGE} NumberName */

/** The allowed design nearest to the requested one. @type {(asked: Design) => Design} */
export function allowed(asked) {
  const design = { ...asked };
  for (const name of /** @type {NumberName[]} */ (Object.keys(RANGE))) {
    const { min, max } = RANGE[name];
    design[name] = Math.min(max, Math.max(min, Math.round(asked[name]) || min));
  }
  return {
    ...design,
    from: Math.min(design.from, design.to),
    to: Math.max(design.from, design.to),
  };
}

/**
 * The instances to draw. Distances alternate, so that a cancelled experiment has some of each.
 * @type {(design: Design) => Draw[]}
 */
export const drawsOf = ({ instances, from, to, seed }) =>
  Array.from({ length: instances }, (_, index) => ({
    index,
    seed: (seed + index) % 2 ** 32,
    wanted: from + (index % (to - from + 1)),
  }));

/** Each lane's request, for any start. @type {(plan: Plan) => {lane: number, search: Search, request: Request}[]} */
export const requestsOf = ({ puzzle, start, goal, lanes, max_nodes }) =>
  lanes.map(({ id, search }) => ({
    lane: id,
    search,
    request: {
      ...search,
      puzzle,
      start,
      goal,
      max_nodes: Math.min(max_nodes, search.max_nodes ?? max_nodes),
      max_bytes: Math.min(RUN_BYTES, search.max_bytes ?? RUN_BYTES),
    },
  }));

/** Total number of runs. @type {(plan: Plan) => number} */
export const runsOf = ({ instances, lanes }) => instances * lanes.length;

/**
 * The distance of an instance: as drawn if that is exact, else the solution's length. Null if no lane found one.
 * @type {(instance: Instance) => number | null}
 */
export const distanceOf = ({ depth, exact, runs }) =>
  exact ? depth : (runs.find((run) => run.length !== null && isShortest(run))?.length ?? null);
