// What a search has done to the nodes of a map, read from a trace of its run.

import { Search } from '../../shared/engine/engine.js';
import { BACKWARD_BIT, FATES, NO_RECORD } from '../trace/trace.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Most nodes of a run that are traced; of a longer run only the path is drawn. */
const MOST = 200_000;

/**
 * A node's newest g and h. `was` is its g before, where a cheaper way was found; `met` says that both sides know it.
 * @typedef {{g: number, h: number, state: 'open' | 'closed', backward: boolean, met: boolean, was: number | null}} Mark
 */

/**
 * The nodes by number, and the numbers along the way to the newest node.
 * @typedef {{nodes: ReadonlyMap<number, Mark>, path: readonly number[]}} Marks
 */

/** @type {Marks} */
export const UNMARKED = { nodes: new Map(), path: [] };

/**
 * The marks after `generated` nodes. `from` is the first node of the current iteration, of a search that begins anew. Runs that part of
 * the search once more: O(generated).
 * @type {(request: Request, generated: number, from?: number) => Marks}
 */
export function marksOf(request, generated, from = 1) {
  const most = generated - from + 1;
  if (most < 1 || most > MOST) return UNMARKED;
  const search = new Search(request);
  try {
    while (search.preparing && search.prepare(1_000_000));
    const tracer = search.tracer(from, most);
    while (tracer.advance_to(Number.MAX_SAFE_INTEGER, 1_000_000) && !tracer.full);
    const chunk = tracer.chunk(0, 0);
    tracer.free();
    const { gs, hs, places, parents, fates, expandedRecords } = chunk;
    if (!gs || !hs || !places) return UNMARKED;
    const expanded = new Set(expandedRecords);
    /** @type {Map<number, Mark>} */
    const nodes = new Map();
    for (const [record, place] of places.entries()) {
      const [g = 0, h = 0, fate = 0] = [gs[record], hs[record], fates[record]];
      const before = nodes.get(place);
      const isExpanded = expanded.has(record);
      const kind = FATES[fate & (BACKWARD_BIT - 1)];
      const backward = (fate & BACKWARD_BIT) !== 0;
      // A duplicate on a cheaper path replaces the node.
      const isCheaper = kind === 'duplicate' && before?.backward === backward && g < before.g;
      // Other dropped nodes change nothing, unless nothing else is known of the node.
      if (before && !isExpanded && kind !== 'open' && kind !== 'solution' && !isCheaper) continue;
      nodes.set(place, {
        g,
        h,
        state: isExpanded || kind === 'pruned' || kind === 'solution' ? 'closed' : 'open',
        backward,
        met: before !== undefined && (before.met || before.backward !== backward),
        was: before && before.g > g ? before.g : null,
      });
    }
    const path = [];
    for (let at = places.length - 1; at >= 0 && at !== NO_RECORD; at = parents[at] ?? NO_RECORD)
      path.unshift(places[at] ?? 0);
    return { nodes, path };
  } finally {
    search.free();
  }
}
