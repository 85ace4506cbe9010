// Counts the floors of many problems of one space in slices.
//
// It knows nothing of workers: waiting, posting and the time are handed in, and the unit tests hand in their own.

import { COUNTS } from '../../../shared/puzzles/swept.js';

/** @import { FloorCounts } from '../../../pkg/rolling_cubes.js' */
/** @import { News, Order } from '../protocol.js' */
/** @import { Row } from '../report.js' */
/** @import { Survey as EngineSurvey, Floor as EngineFloor } from '../../../pkg/rolling_cubes.js' */

/** Milliseconds of work between two reports: counters tick at most ten times a second. */
const SLICE = 100;

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later calls back when the mail is read
 * @property {(news: News) => void} post
 * @property {() => number} now in milliseconds
 *
 * What of the engine is used.
 * @typedef {{Survey: typeof EngineSurvey, Floor: typeof EngineFloor}} Engine
 */

/** The counts of a floor in the order of a row's. @type {(floor: FloorCounts) => (number | null)[]} */
const countsOf = (floor) =>
  COUNTS.map((name) =>
    name === 'ida_star'
      ? (floor.ida_star?.reduce((sum, { expanded }) => sum + expanded, 0) ?? null)
      : floor[name],
  );

/**
 * One problem after the other, paused wherever the time is over.
 * @param {Omit<Order, 'type' | 'module'>} order
 * @param {Engine} engine
 * @param {() => number} left milliseconds until it is to be paused
 * @param {(every: number, of: number) => void} begun hears which problems are chosen
 * @returns {Generator<null, void, void>} which counts on with each call, and adds to `rows`
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
      // What IDA* must expand may be a thousand times the rest.
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
 * Sweeps, and tells how far it is and what has come of it.
 * @param {Omit<Order, 'type' | 'module'>} order
 * @param {Engine} engine
 * @param {Host} host
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
