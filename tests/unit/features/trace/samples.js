import { Trace } from '../../../../www/features/trace/trace.js';
import { Search } from '../../engine.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

/** Contest sample 3, 13 rolls. */
export const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };

/** One search of each kind, with some hundreds of nodes. @type {Readonly<Record<string, Request>>} */
export const REQUESTS = {
  bfs: { puzzle: 'tiles', start: '123748605', goal: '123456780', algorithm: 'bfs' },
  'bidirectional-bfs': { ...CUBES, algorithm: 'bidirectional-bfs' },
  iddfs: { puzzle: 'tiles', start: '123748605', goal: '123456780', algorithm: 'iddfs' },
  'ida-star': { ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced' },
  'a-star': { ...CUBES, algorithm: 'a-star', heuristic: 'misplaced' },
  'branch-and-bound': {
    ...CUBES,
    algorithm: 'branch-and-bound',
    heuristic: 'colours',
    incumbent: 20,
  },
};

/** @param {Request} request */
export function tracer(request, from = 1, most = 200_000) {
  const search = new Search(request);
  while (search.prepare(1e6));
  return search.tracer(from, most);
}

/**
 * A trace up to a search's end or to a unit of work, in several chunks.
 * @param {Request} request @param {{from?: number, most?: number, units?: number}} [part]
 */
export function traced(request, { from = 1, most = 200_000, units = 1e9 } = {}) {
  const run = tracer(request, from, most);
  const trace = new Trace(from, most);
  let more = true;
  while (more) {
    more = run.advance_to(units, 97);
    trace.append(run.chunk(trace.length, trace.expansions));
  }
  return trace;
}
