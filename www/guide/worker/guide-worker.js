// The guide's worker: builds the table of true distances in the background, then answers for positions.

import { attend, portOf } from '../../engine/attend.js';
import { startEngine } from '../../engine/start.js';
import { play, Search } from '../../pkg/rolling_cubes.js';
import { shortestWay } from '../way.js';

/**
 * @typedef {{type: 'load', module: import('../../engine/start.js').Engine, request: import('../../pkg/rolling_cubes.js').Request}
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
/** What it is about. @type {{puzzle: string, goal: string}} */
let about = { puzzle: '', goal: '' };
/** Asked while the table was not there yet. @type {string[]} */
let waiting = [];
/** Where a way was asked from meanwhile. */
let from = '';

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
    build();
  } else {
    if (order.type === 'way') from = order.from;
    else waiting.push(...order.states);
    if (!guide?.preparing) answer();
  }
}, portOf('guide'));
