import { Job, Search } from '../../pkg/rolling_cubes.js';
import { reportsOf } from '../../shared/engine/work.js';
import { Sorter } from './sorter.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */
/** @import { Laid } from './state.js' */

/** Units of work between two yields; sorting takes longer than building tables. */
const [TABLE, SORTED] = [10_000, 1000];

/** The most nodes that are kept. */
const MOST = 500_000;

/**
 * IDA* is given up after this many nodes.
 * @param {{puzzle: string, start: string, goal: string, forward: string, backward: string, giveUpAfter: number}} order
 */
export const measure = ({ puzzle, start, goal, forward, backward, giveUpAfter }) =>
  reportsOf(Job.floor(puzzle, start, goal, forward, backward, giveUpAfter));

/**
 * Runs a search once more, up to the units of work asked for, and sorts what it expands. `length` is C*; `oracle` asks an
 * exact heuristic, if the puzzle has one.
 * @param {{request: Request, length: number, oracle: Request | null}} order @param {number[]} asks
 * @returns {Generator<Laid | null | undefined, never, void>}
 */
export function* lay({ request, length, oracle }, asks) {
  const search = new Search(request);
  yield* prepared(search);
  // Without a backward side, one is unavailable.
  const forward = yield* around(request.puzzle, request.start);
  const backward = oracle ? yield* exact(oracle) : yield* around(request.puzzle, request.goal);
  const tracer = search.tracer(1, MOST);
  const sorter = new Sorter(tracer, length, [forward, backward]);
  for (let until = 0; ; ) {
    yield;
    until = Math.max(until, ...asks.splice(0));
    for (let more = true; more; ) {
      more = tracer.advance_to(until, SORTED);
      sorter.sort();
      yield null;
    }
    yield { ...sorter.sorted, generated: tracer.seen, full: tracer.full };
  }
}

/** @param {Search} search */
function* prepared(search) {
  while (search.prepare(TABLE)) yield null;
}

/** Distances from a position. @param {string} puzzle @param {string} from */
function* around(puzzle, from) {
  const survey = Job.survey(puzzle, from);
  while (survey.step(TABLE)) yield null;
  return (/** @type {string} */ text) => survey.depth_of(text) ?? -1;
}

/** Distances to the goal. @param {Request} request */
function* exact(request) {
  const search = new Search(request);
  yield* prepared(search);
  return (/** @type {string} */ text) => search.estimate(text) ?? -1;
}
