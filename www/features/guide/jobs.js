import { play, Search } from '../../pkg/rolling_cubes.js';
import { fewDistances, LARGE } from './few.js';
import { shortestWay } from './way.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */

/** Units of table building between two reports; takes milliseconds. */
const BATCH = 200_000;

/**
 * Positions whose distance is asked for, or one whose shortest path is.
 * @typedef {{states: readonly string[]} | {from: string}} Ask
 *
 * @typedef {{percent: number} | {distances: Record<string, number>} | {from: string, moves: string[]}} News
 */

/**
 * Answers first requests by searches while that is fast; all others from a table of exact distances.
 * @param {{request: Request, few: Request | null}} order a search that uses the table, and one that finds distances
 *   without it
 * @param {Ask[]} asks @returns {Generator<News | undefined, never, void>}
 */
export function* measure({ request, few }, asks) {
  const search = new Search(request);
  if (few && (search.snapshot().table?.total ?? 0) >= LARGE) yield* fewAnswers(few, asks);
  while (search.prepare(BATCH)) {
    const { table } = search.snapshot();
    yield { percent: table?.total ? Math.floor((100 * table.done) / table.total) : 0 };
  }
  const distanceOf = (/** @type {string} */ state) => search.estimate(state) ?? 0;
  for (;;) {
    for (const ask of asks.splice(0)) {
      if ('states' in ask) {
        yield { distances: Object.fromEntries(ask.states.map((text) => [text, distanceOf(text)])) };
      } else {
        const { puzzle, goal } = request;
        const onwardOf = (/** @type {string} */ text) => play(puzzle, text, goal, []).onward;
        yield { from: ask.from, moves: shortestWay(ask.from, distanceOf, onwardOf) };
      }
    }
    yield;
  }
}

/** Answers until searches take too long. A path needs too many. @param {Request} few @param {Ask[]} asks */
function* fewAnswers(few, asks) {
  for (;;) {
    const [ask] = asks;
    if (!ask) yield;
    else {
      const distances = 'states' in ask && fewDistances(few, ask.states);
      if (!distances) return;
      asks.shift();
      yield { distances };
    }
  }
}
