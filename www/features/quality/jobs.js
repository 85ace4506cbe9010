import { Job } from '../../pkg/rolling_cubes.js';
import { traceOf } from './touched.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Milliseconds between two reports: all maps share colours, so each report repaints all. */
const SLICE = 300;

/**
 * Compares heuristics one after the other, so that only one comparison is in memory at a time: over all positions
 * reachable from the start, or over those of a search's first `nodes` nodes.
 * @param {{puzzle: string, start: string, goal: string, heuristics: readonly string[],
 *   touched: {request: Request, nodes: number} | null}} order
 */
export function* compare({ puzzle, start, goal, heuristics, touched }) {
  const trace = touched && traceOf(touched.request, touched.nodes);
  for (const heuristic of heuristics) {
    const quality = Job.quality(puzzle, start, goal, heuristic);
    for (let more = true; more; ) {
      more = quality.run_for(SLICE);
      yield { heuristic, report: trace ? quality.touched(trace) : quality.report() };
    }
    quality.free();
  }
}
