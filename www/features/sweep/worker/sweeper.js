// Counts the floors of many problems of one space in slices.
//
// Waiting, posting and the clock are injected, so that unit tests run it without a worker.

import { COUNTS } from '../../../shared/puzzles/swept.js';

/** @import { FloorCounts } from '../../../pkg/rolling_cubes.js' */
/** @import { News, Order } from '../protocol.js' */
/** @import { Row } from '../report.js' */
/** @import { Survey as EngineSurvey, Floor as EngineFloor } from '../../../pkg/rolling_cubes.js' */

/** Milliseconds of work between two reports; counters change at most ten times a second. */
const SLICE = 100;

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later calls back after pending messages
 * @property {(news: News) => void} post
 * @property {() => number} now in milliseconds
 * @typedef {{Survey: typeof EngineSurvey, Floor: typeof EngineFloor}} Engine
 */

/** In the order of a row. @type {(floor: FloorCounts) => (number | null)[]} */
const countsOf = (floor) =>
  COUNTS.map((name) =>
    name === 'ida_star'
      ? (floor.ida_star?.reduce((sum, { expanded }) => sum + expanded, 0) ?? null)
      : floor[name],
  );

/**
 * Counts problems one by one and yields when time is up.
 * @param {Omit<Order, 'type' | 'module'>} order @param {Engine} engine
 * @param {() => number} left milliseconds left
 * @param {(every: number, of: number) => void} begun receives the chosen problems
 * @returns {Generator<null, void, void>} continues on each call and appends to `rows`
 * @param {Row[]} rows
 */
function* counted(
  { puzzle, fixed, end, pairs, wanted, seed },
  { Survey, Floor },
  left,
  begun,
  rows,
) {
  const survey = new Survey(puzzle, fixed);
  while (survey.run_for(left())) yield null;
  const every = Math.max(1, Math.round(survey.report().positions / wanted));
  const texts = survey.every(every, seed);
  begun(every, texts.length);
  for (const text of texts) {
    const [start, goal] = end === 'goal' ? [text, fixed] : [fixed, text];
    const counts = [];
    for (const [towards, from] of pairs) {
      const floor = new Floor(puzzle, start, goal, towards, from);
      // IDA*'s expansions may take a thousand times longer than the rest.
      floor.give_up_after(0);
      while (floor.run_for(left())) yield null;
      const found = floor.report().floor;
      floor.free();
      if (!found) throw new Error(`${text} and ${fixed} are not in one space`);
      counts.push(countsOf(found));
      if (left() <= 0) yield null;
    }
    rows.push([text, survey.depth_of(text) ?? 0, counts]);
  }
  survey.free();
}

/**
 * Sweeps, and reports progress and results.
 * @param {Omit<Order, 'type' | 'module'>} order @param {Engine} engine @param {Host} host
 */
export function sweep(order, engine, host) {
  /** @type {Row[]} */
  const rows = [];
  let [end, chosen, every] = [0, 0, 1];
  const left = () => end - host.now();
  const work = counted(
    order,
    engine,
    left,
    (n, of) => {
      [every, chosen] = [n, of];
    },
    rows,
  );
  const slice = () => {
    end = host.now() + SLICE;
    if (work.next().done) return host.post({ type: 'rows', every, rows });
    host.post({ type: 'swept', done: rows.length, of: chosen });
    host.later(slice);
  };
  slice();
}
