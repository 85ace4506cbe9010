// The guide's worker: answers for positions, the first by searches where these are soon done; all else from a table of true distances,
// which it builds in the background.

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

/** Milliseconds of building between two reports: counters tick at most ten times a second. */
const SLICE = 100;
/** Units of building between two looks at the clock: some milliseconds. */
const BATCH = 200_000;

/** @type {Search | null} */
let guide = null;
/** The search that answers as long as the table is not begun. @type {Request | null} */
let few = null;
/** What it is about. @type {{puzzle: string, goal: string}} */
let about = { puzzle: '', goal: '' };
/** Asked while the table was not there yet. @type {string[]} */
let waiting = [];
/** Where a way was asked from meanwhile. */
let from = '';

/** Answers by searches, or once these are too much, for all that wait, by the table. */
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

/** A shortest way from where one was asked. @param {Search} search */
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
    // A way asks for more positions than there are searches for.
    if (few) begin();
    else if (!guide?.preparing) answer();
  } else {
    waiting.push(...order.states);
    if (few) search();
    else if (!guide?.preparing) answer();
  }
}, portOf('guide'));
