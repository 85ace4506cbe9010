// Restricts a comparison to the positions that a search generated.

import { Search } from '../../pkg/rolling_cubes.js';
import { MOST_TOUCHED } from './state.js';

/** @import { Request, Tracer } from '../../pkg/rolling_cubes.js' */

/** Nodes between two checks for the end; nothing waits for them. */
const BATCH = 1_000_000;

/** @type {(request: Request, nodes: number) => Tracer} */
export function traceOf(request, nodes) {
  const search = new Search(request);
  while (search.prepare(BATCH));
  const tracer = search.tracer(1, Math.min(nodes, MOST_TOUCHED));
  while (tracer.advance_to(nodes, BATCH));
  search.free();
  return tracer;
}
