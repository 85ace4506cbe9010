// Counts what lessons name, by the engine. The table of numbers is written and checked with it, and the page counts with it what a
// lesson of a teacher's own names. Every run goes to its end, wherever the link has its lanes stand: searches are deterministic.

import { CENSUS, COUNTS, FLOOR } from './measured.js';

/** @typedef {import('./formula.js').Measure} Measure */
/** @typedef {import('../pkg/rolling_cubes.js').Snapshot} Snapshot */
/** The engine's functions that are needed. @typedef {Pick<typeof import('../pkg/rolling_cubes.js'), 'read_link' | 'solve' | 'Search' | 'Survey' | 'Floor'>} Engine */

/** Units of work at a time. */
const SLICE = 1_000_000;

/** @param {string} what @param {unknown} found @returns {number} */
function whole(what, found) {
  if (typeof found !== 'number' || !Number.isFinite(found)) throw new Error(`no ${what} there`);
  return found;
}

/** One of a list by the value of a key; an error where there is none. @type {<T>(list: readonly T[], key: keyof T, value: number) => T} */
function oneOf(list, key, value) {
  const found = list.find((one) => one[key] === value);
  if (!found) throw new Error(`no ${String(key)} ${value}`);
  return found;
}

export class Meter {
  #engine;
  #most;
  /** What was run before, by link and lane. @type {Map<string, unknown>} */
  #known = new Map();

  /** @param {Engine} engine @param {number} [most] the most positions that a run may generate */
  constructor(engine, most) {
    this.#engine = engine;
    this.#most = most;
  }

  /**
   * @param {Measure} measure
   * @returns {number}
   * @throws {Error} what there is not, or that it would take too long
   */
  count({ what, of, part }) {
    const { link, misread } = this.#engine.read_link(of);
    if (misread.length > 0) throw new Error(misread.map(({ given }) => given).join(', '));
    const lane = link.race[(part.lane ?? 1) - 1];
    if (!lane) throw new Error(`no lane ${part.lane}`);
    const { puzzle, start, goal } = link;
    const request = { puzzle, start, goal, ...lane };
    if (includes(CENSUS, what)) return whole(what, this.#ofSpace(what, request, part.depth));
    const ofFloor = FLOOR[what];
    if (ofFloor) {
      return whole(what, ofFloor(this.#once('floor', request, () => this.#floorOf(request))));
    }
    if (what === 'estimate') return whole(what, this.#estimateOf(request));
    return whole(what, this.#ofRun(what, request, part));
  }

  /** @param {string} what @param {import('../pkg/rolling_cubes.js').Request} request @param {Measure['part']} part */
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

  /** @param {import('../pkg/rolling_cubes.js').Request} request @returns {Snapshot} */
  #runOf(request) {
    const limit = this.#most === undefined ? {} : { max_nodes: this.#most };
    const run = this.#engine.solve({ ...limit, ...request });
    // A limit that the lane has itself is part of what is asked.
    if (run.limit === 'nodes' && request.max_nodes === undefined) throw new Error('too many nodes');
    return run;
  }

  /** @param {import('../pkg/rolling_cubes.js').Request} request */
  #estimateOf(request) {
    const search = new this.#engine.Search(request);
    try {
      while (search.preparing) search.prepare(SLICE);
      return search.estimate(request.start);
    } finally {
      search.free();
    }
  }

  /** @param {string} what @param {import('../pkg/rolling_cubes.js').Request} request @param {number | undefined} depth */
  #ofSpace(what, { puzzle, start }, depth) {
    const { layers } = this.#once('space', { puzzle, start }, () => {
      const survey = new this.#engine.Survey(puzzle, start);
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

  /** @param {import('../pkg/rolling_cubes.js').Request} request */
  #floorOf({ puzzle, start, goal, heuristic, backward }) {
    if (heuristic === undefined) throw new Error('no heuristic in that lane');
    const floor = new this.#engine.Floor(puzzle, start, goal, heuristic, backward);
    try {
      while (floor.step(SLICE));
      const { floor: counts } = floor.report();
      if (!counts) throw new Error('no floor');
      return counts;
    } finally {
      floor.free();
    }
  }

  /** What is the same however often it is asked for. @template T @param {string} kind @param {object} request @param {() => T} make @returns {T} */
  #once(kind, request, make) {
    const key = `${kind} ${JSON.stringify(request)}`;
    if (!this.#known.has(key)) this.#known.set(key, make());
    return /** @type {T} */ (this.#known.get(key));
  }
}

/** @template {string} T @param {readonly T[]} list @param {string} name @returns {name is T} */
const includes = (list, name) => /** @type {readonly string[]} */ (list).includes(name);
