// Runs a search once more and sorts what it expands, in slices.
//
// Waiting, posting and time are injected, for unit tests.

import { BACKWARD_BIT, NO_ESTIMATE, NO_RECORD } from '../../trace/trace.js';

/** @import { Request, Tracer } from '../../../pkg/rolling_cubes.js' */
/** @import { Laid } from '../../../shared/state/slices/floor.js' */
/** @import { Lay, Laying } from '../protocol.js' */
/** @import { Job as EngineJob, Search as EngineSearch } from '../../../pkg/rolling_cubes.js' */

/** Milliseconds of work between two reports. */
const SLICE = 100;

/** Units of work between two checks of the clock: sorting takes longer than searching. */
const BATCH = 1000;

/** The most nodes that are kept. */
const MOST = 500_000;

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later
 * @property {(news: Laying) => void} post
 * @property {() => number} now in milliseconds
 *
 * @typedef {{Job: typeof EngineJob, Search: typeof EngineSearch}} Engine
 */

export class Sorter {
  #lay;
  #engine;
  #host;
  #work;
  /** In units of the search's work. */
  #until = 0;
  #isWorking = false;
  #end = 0;
  /** @type {{depth: number, estimate: number, side: number}[]} */
  #records = [];
  #expansions = 0;
  /** Positions of each side that were expanded by a shortest way. @type {readonly Set<string>[]} */
  #seen = [new Set(), new Set()];
  /** @type {Record<'below' | 'at' | 'rest', number[][]>} */
  #sorted = { below: [[], []], at: [[], []], rest: [[], []] };

  /** @param {Omit<Lay, 'type' | 'module'>} lay @param {Engine} engine @param {Host} host */
  constructor(lay, engine, host) {
    this.#lay = lay;
    this.#engine = engine;
    this.#host = host;
    this.#work = this.#working();
  }

  /** @param {number} units */
  until(units) {
    this.#until = Math.max(this.#until, units);
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#slice();
  }

  #slice() {
    this.#end = this.#host.now() + SLICE;
    const { value: laid } = this.#work.next();
    this.#isWorking = !laid;
    if (laid) this.#host.post({ type: 'laid', laid });
    else {
      this.#host.post({ type: 'laying' });
      this.#host.later(() => this.#slice());
    }
  }

  get #isOver() {
    return this.#host.now() >= this.#end;
  }

  /** Continues on each call; yields results at the limit. @returns {Generator<Laid | null, never, void>} */
  *#working() {
    const { request, oracle } = this.#lay;
    const { Job, Search } = this.#engine;
    const search = new Search(request);
    while (search.prepare(10_000)) if (this.#isOver) yield null;
    const around = function* (/** @type {string} */ from) {
      const survey = Job.survey(request.puzzle, from);
      while (survey.run_for(SLICE)) yield null;
      return (/** @type {string} */ text) => survey.depth_of(text) ?? -1;
    };
    const exact = function* (/** @type {Request} */ asked) {
      const knowing = new Search(asked);
      while (knowing.prepare(10_000)) yield null;
      return (/** @type {string} */ text) => knowing.estimate(text) ?? -1;
    };
    // Distances to both roots; without a backward side one is unavailable.
    const forward = yield* around(request.start);
    const backward = oracle ? yield* exact(oracle) : yield* around(request.goal);
    const tracer = search.tracer(1, MOST);
    for (;;) {
      let more = true;
      while (more) {
        more = tracer.advance_to(this.#until, BATCH);
        this.#sort(tracer, [forward, backward]);
        if (more && this.#isOver) yield null;
      }
      yield { ...structuredClone(this.#sorted), generated: tracer.seen, full: tracer.full };
    }
  }

  /** @param {Tracer} tracer @param {readonly ((text: string) => number)[]} distances */
  #sort(tracer, distances) {
    const { depths, estimates, fates, expandedRecords } = tracer.chunk(
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
      if (known) this.#expanded(known, tracer.step_of(record).state, distances);
    }
  }

  /** @param {{depth: number, estimate: number, side: number}} record @param {string} text @param {readonly ((text: string) => number)[]} distances */
  #expanded({ depth, estimate, side }, text, distances) {
    const { length } = this.#lay;
    const seen = this.#seen[side];
    const isFirst = distances[side]?.(text) === depth && seen !== undefined && !seen.has(text);
    if (isFirst) seen.add(text);
    const f = depth + estimate;
    const sort = isFirst && f <= length ? (f < length ? 'below' : 'at') : 'rest';
    const counts = this.#sorted[sort][side] ?? [];
    while (counts.length <= depth) counts.push(0);
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
}
