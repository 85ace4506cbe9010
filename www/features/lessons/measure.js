// Counts a lesson's measures with the engine. Tests write and check the table of numbers with it, and the page evaluates other lessons with
// it. Every run goes to its end, whatever state the link has.

import { inWords } from '../../shared/engine/error-words.js';
import { inFull } from '../../shared/export/packed.js';
import { readPage } from '../../shared/state/page-keys.js';
import { BOUND, CENSUS, COUNTS, FLOOR } from './measured.js';

/** @import { Request, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Measure } from './formula.js' */

/** @typedef {Pick<typeof import('../../pkg/rolling_cubes.js'), 'read_link' | 'solve' | 'Search' | 'Job'>} Engine */

/** Units of work in a slice. */
const SLICE = 1_000_000;
const STRIDE = 100_000;

/** @param {string} what @param {unknown} found @returns {number} */
function whole(what, found) {
  if (typeof found !== 'number' || !Number.isFinite(found)) throw new Error(`no ${what} there`);
  return found;
}

/** @type {<T>(list: readonly T[], key: keyof T, value: number) => T} */
function oneOf(list, key, value) {
  const found = list.find((one) => one[key] === value);
  if (!found) throw new Error(`no ${String(key)} ${value}`);
  return found;
}

export class Meter {
  #engine;
  #most;
  /** @type {Map<string, unknown>} */
  #known = new Map();

  /** @param {Engine} engine @param {number} [most] limit on generated positions of a run, and on positions for a table */
  constructor(engine, most) {
    this.#engine = engine;
    this.#most = most;
  }

  /** @param {Measure} measure @returns {number} @throws {Error} */
  count({ what, of, part }) {
    const { rest, own, misread } = readPage(of);
    const { link, misread: others } = this.#engine.read_link(inFull(rest));
    const wrong = [...others, ...misread];
    if (wrong.length > 0) throw new Error(wrong.map(({ given }) => inWords(given)).join(', '));
    const lane = link.race[(part.lane ?? 1) - 1];
    if (!lane) throw new Error(`no lane ${part.lane}`);
    const { puzzle, start, goal } = link;
    const request = { puzzle, start, goal, ...lane };
    if (includes(BOUND, what)) {
      return whole(what, this.#ofBound(what, { puzzle, start, goal, text: own.workshop ?? '' }));
    }
    if (includes(CENSUS, what)) return whole(what, this.#ofSpace(what, request, part.depth));
    const ofFloor = FLOOR[what];
    if (ofFloor) {
      return whole(what, ofFloor(this.#once('floor', request, () => this.#floorOf(request))));
    }
    if (what === 'estimate') return whole(what, this.#estimateOf(request));
    return whole(what, this.#ofRun(what, request, part));
  }

  /** @param {string} what @param {Request} request @param {Measure['part']} part */
  #ofRun(what, request, part) {
    const run = this.#once('run', request, () => this.#runOf(request));
    if (includes(COUNTS, what)) {
      const at = { stored: run.stored_peak, bytes: run.bytes_peak }[/** @type {string} */ (what)];
      if (at !== undefined) return at;
      const counts =
        part.bound !== undefined
          ? oneOf(run.iterations, 'bound', part.bound)
          : part.depth !== undefined
            ? oneOf(run.depths, 'depth', part.depth)
            : run;
      return /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (counts))[what];
    }
    switch (what) {
      case 'moves':
        return run.length;
      case 'cost':
        return run.cost ?? run.length;
      case 'iterations':
        return run.iterations.length;
      case 'first-bound':
        return run.iterations[0]?.bound;
      case 'last-bound':
        return run.iterations.at(-1)?.bound;
      case 'table':
        return run.table?.states;
      case 'forward-radius':
        return run.sides?.[0].radius;
      case 'backward-radius':
        return run.sides?.[1].radius;
      case 'forward-stored':
        return run.sides?.[0].stored;
      case 'backward-stored':
        return run.sides?.[1].stored;
      default:
        throw new Error(`nothing counts '${what}'`);
    }
  }

  /** @param {Request} request @returns {Snapshot} */
  #runOf(request) {
    if (this.#most !== undefined) this.#prepared(request).free();
    const limit = this.#most === undefined ? {} : { max_nodes: this.#most };
    const run = this.#engine.solve({ ...limit, ...request });
    // A lane's own limit belongs to its result.
    if (run.limit === 'nodes' && request.max_nodes === undefined) throw new Error('too many nodes');
    return run;
  }

  /** @param {Request} request */
  #estimateOf(request) {
    const search = this.#prepared(request);
    try {
      return search.estimate(request.start);
    } finally {
      search.free();
    }
  }

  /** @param {Request} request */
  #prepared(request) {
    const search = new this.#engine.Search(request);
    for (let built = 0; search.preparing; built += STRIDE) {
      if (built >= (this.#most ?? Number.POSITIVE_INFINITY)) {
        search.free();
        throw new Error('too large a table');
      }
      search.prepare(STRIDE);
    }
    return search;
  }

  /** @param {string} what @param {Request} request @param {number | undefined} depth */
  #ofSpace(what, { puzzle, start }, depth) {
    const { layers } = this.#once('space', { puzzle, start }, () => {
      const survey = this.#engine.Job.survey(puzzle, start);
      try {
        while (survey.step(SLICE));
        return survey.report();
      } finally {
        survey.free();
      }
    });
    if (what === 'deepest') return layers.length - 1;
    const key = what === 'patterns' ? 'patterns' : 'positions';
    if (depth !== undefined) return oneOf(layers, 'depth', depth)[key];
    return layers.reduce((sum, layer) => sum + layer[key], 0);
  }

  /** @param {Request} request */
  #floorOf({ puzzle, start, goal, heuristic, backward }) {
    if (heuristic === undefined) throw new Error('no heuristic in that lane');
    const floor = this.#engine.Job.floor(puzzle, start, goal, heuristic, backward);
    try {
      while (floor.step(SLICE));
      const { floor: counts } = floor.report();
      if (!counts) throw new Error('no floor');
      return counts;
    } finally {
      floor.free();
    }
  }

  /** @param {typeof BOUND[number]} what @param {{puzzle: string, start: string, goal: string, text: string}} made */
  #ofBound(what, made) {
    if (what === 'score') return this.#judged('score', made).score;
    const audit = this.#judged('audit', made);
    switch (what) {
      case 'asked':
        return audit.positions;
      case 'failures':
        return audit.failures;
      case 'refuted-at':
        return audit.counterexample?.distance;
      case 'says-there':
        return audit.counterexample?.bound;
      case 'entries':
        return audit.table?.states;
    }
  }

  /**
   * @template {'audit' | 'score'} Kind
   * @param {Kind} kind
   * @param {{puzzle: string, start: string, goal: string, text: string}} made
   * @returns {ReturnType<ReturnType<Engine['Job'][Kind]>['report']>}
   */
  #judged(kind, made) {
    return this.#once(kind, made, () => {
      const { puzzle, start, goal, text } = made;
      const work = this.#engine.Job[kind](puzzle, start, goal, text);
      try {
        while (work.run_for(1000));
        return /** @type {any} */ (work.report());
      } finally {
        work.free();
      }
    });
  }

  /** @template T @param {string} kind @param {object} request @param {() => T} make @returns {T} */
  #once(kind, request, make) {
    const key = `${kind} ${JSON.stringify(request)}`;
    if (!this.#known.has(key)) this.#known.set(key, make());
    return /** @type {T} */ (this.#known.get(key));
  }
}

/** @template {string} T @param {readonly T[]} list @param {string} name @returns {name is T} */
const includes = (list, name) => /** @type {readonly string[]} */ (list).includes(name);
