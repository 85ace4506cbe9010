// The positions that a search has generated, and a comparison over them alone.

import { Search } from '../../pkg/rolling_cubes.js';
import { MOST_TOUCHED } from '../../shared/state/slices/quality.js';

/** @import { Quality, Request, Tracer } from '../../pkg/rolling_cubes.js' */
/** @import { Comparison } from './worker/comparer.js' */

/** Nodes between two looks at whether that is all; nothing waits for them. */
const BATCH = 1_000_000;

/** The trace of a search's first nodes. @type {(request: Request, nodes: number) => Tracer} */
export function traceOf(request, nodes) {
  const search = new Search(request);
  while (search.prepare(BATCH));
  const tracer = search.tracer(1, Math.min(nodes, MOST_TOUCHED));
  while (tracer.advance_to(nodes, BATCH));
  search.free();
  return tracer;
}

/**
 * A comparison that tells of the positions of a trace alone. It takes the distances of all to know theirs.
 * @type {(quality: Quality, trace: Tracer) => Comparison}
 */
export const among = (quality, trace) => ({
  run_for: (milliseconds) => quality.run_for(milliseconds),
  report: () => quality.touched(trace),
  free: () => quality.free(),
});
