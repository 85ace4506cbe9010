// Sorts what a search expands.

import { BACKWARD_BIT, NO_ESTIMATE, NO_RECORD } from '../trace/trace.js';

/** @import { Tracer } from '../../pkg/rolling_cubes.js' */

export class Sorter {
  #tracer;
  #length;
  #distances;
  #records = /** @type {{depth: number, estimate: number, side: number}[]} */ ([]);
  #expansions = 0;
  /** Positions of each side that were expanded by a shortest way. @type {readonly Set<string>[]} */
  #seen = [new Set(), new Set()];
  /** @type {Record<'below' | 'at' | 'rest', number[][]>} */
  sorted = { below: [[], []], at: [[], []], rest: [[], []] };

  /**
   * @param {Tracer} tracer @param {number} length C*
   * @param {readonly ((text: string) => number)[]} distances of a position from the root of each side
   */
  constructor(tracer, length, distances) {
    this.#tracer = tracer;
    this.#length = length;
    this.#distances = distances;
  }

  /** Sorts what was expanded since the last call. */
  sort() {
    const { depths, estimates, fates, expandedRecords } = this.#tracer.chunk(
      this.#records.length,
      this.#expansions,
    );
    depths.forEach((depth, n) => {
      const [estimate = NO_ESTIMATE, fate = 0] = [estimates[n], fates[n]];
      // Without a heuristic, h is 0.
      const h = estimate === NO_ESTIMATE ? 0 : estimate;
      this.#records.push({ depth, estimate: h, side: fate & BACKWARD_BIT ? 1 : 0 });
    });
    this.#expansions += expandedRecords.length;
    for (const record of expandedRecords) {
      const known = record === NO_RECORD ? undefined : this.#records[record];
      if (known) this.#expanded(known, this.#tracer.step_of(record).state);
    }
  }

  /** @param {{depth: number, estimate: number, side: number}} record @param {string} text */
  #expanded({ depth, estimate, side }, text) {
    const seen = this.#seen[side];
    const isFirst =
      this.#distances[side]?.(text) === depth && seen !== undefined && !seen.has(text);
    if (isFirst) seen.add(text);
    const f = depth + estimate;
    const sort = isFirst && f <= this.#length ? (f < this.#length ? 'below' : 'at') : 'rest';
    const counts = this.sorted[sort][side] ?? [];
    while (counts.length <= depth) counts.push(0);
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
}
