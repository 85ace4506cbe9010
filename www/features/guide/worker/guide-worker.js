// The guide's worker: answers first requests by searches while that is fast; all others from a table of exact
// distances, built in the background.

import { play, Search } from '../../../pkg/rolling_cubes.js';
import { attend, portOf } from '../../../shared/engine/attend.js';
import { startEngine } from '../../../shared/engine/start.js';
import { fewDistances, LARGE } from '../few.js';
import { shortestWay } from '../way.js';

/** @import { Request } from '../../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../../shared/engine/start.js' */

/**
 * @typedef {{type: 'load', module: Engine, request: Request,
 *     few: Request | null}
 *   | {type: 'ask', states: string[]} | {type: 'way', from: string}} Order
 * @typedef {{type: 'progress', percent: number} | {type: 'distances', distances: Record<string, number>}
 *   | {type: 'way', from: string, moves: string[]}} News
 */

/** Milliseconds of building between two reports; counters change at most ten times a second. */
const SLICE = 100;
/** Units of building between two checks of the clock; takes milliseconds. */
const BATCH = 200_000;

/** @type {Search | null} */
let guide = null;
/** @type {Request | null} */
let few = null;
/** @type {{puzzle: string, goal: string}} */
let about = { puzzle: '', goal: '' };
/** @type {string[]} */
let waiting = [];
let from = '';

/** Answers by searches, or, if these exceed the limit, by the table for all pending requests. */
function search() {
  const distances = few && fewDistances(few, waiting);
  if (!distances) return begin();
  waiting = [];
  page.tell({ type: 'distances', distances });
}

function begin() {
  few = null;
  build();
}

function build() {
  const end = performance.now() + SLICE;
  while (guide?.prepare(BATCH) && performance.now() < end);
  if (!guide?.preparing) return answer();
  const { table } = guide.snapshot();
  const percent = table?.total ? Math.floor((100 * table.done) / table.total) : 0;
  page.tell({ type: 'progress', percent });
  setTimeout(page.guarded(build), 0);
}

function answer() {
  const search = guide;
  if (search && from) page.tell({ type: 'way', from, moves: way(search) });
  from = '';
  if (!search || waiting.length === 0) return;
  /** @type {Record<string, number>} */
  const distances = {};
  for (const state of waiting) distances[state] = search.estimate(state) ?? 0;
  waiting = [];
  page.tell({ type: 'distances', distances });
}

/** @param {Search} search */
const way = (search) =>
  shortestWay(
    from,
    (state) => search.estimate(state) ?? 0,
    (state) => play(about.puzzle, state, about.goal, []).onward,
  );

const page = attend((/** @type {Order} */ order) => {
  if (order.type === 'load') {
    startEngine(order.module);
    guide = new Search(order.request);
    about = order.request;
    waiting = [];
    const { table } = guide.snapshot();
    few = (table?.total ?? 0) < LARGE ? null : order.few;
    if (!few) begin();
  } else if (order.type === 'way') {
    from = order.from;
    // A path needs more positions than searches can answer.
    if (few) begin();
    else if (!guide?.preparing) answer();
  } else {
    waiting.push(...order.states);
    if (few) search();
    else if (!guide?.preparing) answer();
  }
}, portOf('guide'));
