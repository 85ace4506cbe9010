// What an experiment is: searches compared on random instances. The same plan gives the same instances and the same counts,
// on any machine and however many workers share the work.

import { pageOf } from '../puzzles/puzzles.js';
import { rangeOf } from './page-keys.js';
import { isShortest } from './proved.js';

/** @import { Request, Said, Snapshot, Table } from '../../pkg/rolling_cubes.js' */
/** @import { LaneSpec } from './state.js' */

/**
 * What a person chooses.
 * @typedef {object} Design
 * @property {number} instances how many
 * @property {number} from the least distance from the goal, in moves
 * @property {number} to the greatest
 * @property {number} seed of the first instance; the others count on from it
 * @property {number} max_nodes where each run ends at the latest
 * @property {boolean} [floors] whether the floor of each instance is counted, too
 */

/**
 * @typedef {object} Subject what it is about
 * @property {string} puzzle
 * @property {string} start any position of the component that instances are drawn from
 * @property {string} goal
 * @property {readonly LaneSpec[]} lanes
 *
 * @typedef {Design & Subject} Plan
 *
 * @typedef {{index: number, seed: number, wanted: number}} Draw what instance to draw: its number, and how
 */

/**
 * What a search came to.
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
 * @property {number | null} [floor] the least that any search must expand that knows as much; null where it has none, or none is counted
 *
 * @typedef {Draw & {start: string, depth: number, exact: boolean, runs: readonly Run[]}} Instance
 *
 * What is made ready before runs: the neighbourhood of the goal, from which starts are drawn, known as far as `looked` moves away
 * where `wanted` are asked for; or the tables of a heuristic.
 * @typedef {{looked: number, wanted: number} | {table: Table}} Doing
 *
 * @typedef {object} Experiment
 * @property {Plan} plan
 * @property {'running' | 'done' | 'cancelled' | 'failed'} status
 * @property {Said} failure
 * @property {Doing | null} doing what is made ready; null while runs go on, and before anything is known of it
 * @property {number} runs how many runs are done
 * @property {number} time milliseconds so far
 * @property {readonly Instance[]} instances those that are complete, by their numbers
 */

/** What may be chosen: enough for a curve, and no more than a class's laptops can do. */
export const RANGE = {
  instances: rangeOf('experiment', 0),
  from: rangeOf('experiment', 1),
  to: rangeOf('experiment', 2),
  seed: rangeOf('experiment', 3),
  max_nodes: rangeOf('experiment', 4),
};

/** What is offered first for a game. @type {(key: string) => Design} */
export function firstDesign(key) {
  const [from, to] = pageOf(key).distances;
  return { instances: 100, from, to, seed: 1, max_nodes: 1_000_000 };
}

/** Memory that a run may take, in bytes: up to four of them go on at once. */
const RUN_BYTES = 2 ** 28;

/** What is chosen by a number. @typedef {keyof typeof RANGE} NumberName */

/** A design as near to what was asked for as is allowed. @type {(asked: Design) => Design} */
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
 * Instance by instance what is to be drawn: the distances in turn, so that an experiment that is cancelled has some of each.
 * @type {(design: Design) => Draw[]}
 */
export const drawsOf = ({ instances, from, to, seed }) =>
  Array.from({ length: instances }, (_, index) => ({
    index,
    seed: (seed + index) % 2 ** 32,
    wanted: from + (index % (to - from + 1)),
  }));

/** The request of each lane, for some start. @type {(plan: Plan) => {lane: number, request: Request}[]} */
export const requestsOf = ({ puzzle, start, goal, lanes, max_nodes }) =>
  lanes.map(({ id, search }) => ({
    lane: id,
    request: {
      ...search,
      puzzle,
      start,
      goal,
      max_nodes: Math.min(max_nodes, search.max_nodes ?? max_nodes),
      max_bytes: Math.min(RUN_BYTES, search.max_bytes ?? RUN_BYTES),
    },
  }));

/** How many runs it takes in all. @type {(plan: Plan) => number} */
export const runsOf = ({ instances, lanes }) => instances * lanes.length;

/**
 * How far the goal is from an instance's start: as drawn, when that is the true distance, else as long as a solution is. Null when
 * no lane has found one.
 * @type {(instance: Instance) => number | null}
 */
export const distanceOf = ({ depth, exact, runs }) =>
  exact ? depth : (runs.find((run) => run.length !== null && isShortest(run))?.length ?? null);
