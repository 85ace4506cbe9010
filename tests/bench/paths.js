// Grids beside PathFinding.js, in one process and by turns: making the map and running the search to its end. The
// engine reads a text of 40,000 characters and checks each; PathFinding.js gets a finished table of walls.
//
//     node tests/bench/paths.js

import { performance } from 'node:perf_hooks';
// @ts-expect-error: it has no types
import pathfinding from 'pathfinding';
import { Search } from '../../www/pkg/rolling_cubes.js';
import { loadEngine } from './measures.js';

/** @import { Figure } from './budgets.js' */

const SIZE = 200;
const TURNS = 25;
/** Walls in a hundred cells. */
const WALLS = [0, 25];

/** Cells that are walls, the same in each run; start and goal are free. @param {number} share @returns {number[][]} */
function wallsOf(share) {
  let word = 88_172_645;
  const next = () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => {
      const isEnd = (row === column && row === 0) || (row === column && row === SIZE - 1);
      return next() % 100 < share && !isEnd ? 1 : 0;
    }),
  );
}

/** @type {readonly (readonly [string, 4 | 8, 'manhattan' | 'octile' | null])[]} */
const TASKS = [
  ['A*, 4 neighbours', 4, 'manhattan'],
  ['Dijkstra, 4 neighbours', 4, null],
  ['A*, 8 neighbours', 8, 'octile'],
  ['Dijkstra, 8 neighbours', 8, null],
];

/** @param {() => () => number} work @returns {[number, number]} milliseconds and length of the path */
function timed(work) {
  const began = performance.now();
  const length = work();
  return [performance.now() - began, length()];
}

/** @returns {Figure[]} */
export const besidePathFinding = () =>
  WALLS.flatMap((share) => {
    const walls = wallsOf(share);
    const rows = walls.map((row) => row.map((wall) => (wall ? '#' : '.')).join('')).join('\n');
    const last = SIZE - 1;
    return TASKS.map(([name, neighbours, heuristic]) => {
      const goal = `grid ${neighbours}\n${rows}\nstart 0.0\ngoal ${last}.${last}\n`;
      const algorithm = heuristic ? 'a-star' : 'uniform-cost';
      const own = () => {
        const search = new Search({
          ...{ puzzle: 'map', start: '', goal, algorithm },
          ...(heuristic && { heuristic }),
        });
        while (search.prepare(1e9));
        while (search.step(1e9));
        // The path is found; the length is read after the clock, with the counts for each cost.
        return () => {
          const { length } = search.snapshot();
          search.free();
          return length ?? -1;
        };
      };
      const { AStarFinder, DijkstraFinder, DiagonalMovement, Grid, Heuristic } = pathfinding;
      const diagonalMovement =
        neighbours === 4 ? DiagonalMovement.Never : DiagonalMovement.OnlyWhenNoObstacles;
      const theirs = () => {
        const finder = heuristic
          ? new AStarFinder({ diagonalMovement, heuristic: Heuristic[heuristic] })
          : new DijkstraFinder({ diagonalMovement });
        const path = finder.findPath(0, 0, last, last, new Grid(walls));
        return () => path.length - 1;
      };
      const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const [[mine, found], [other, known]] = [timed(own), timed(theirs)];
        if (neighbours === 4 && found !== known) throw new Error(`${name}: ${found}, not ${known}`);
        best[0] = Math.min(best[0] ?? mine, mine);
        best[1] = Math.min(best[1] ?? other, other);
      }
      const [mine = 0, other = 1] = best;
      return {
        name: `grid of ${SIZE}x${SIZE}, ${share} % walls, beside PathFinding.js: ${name}`,
        value: mine / other,
        unit: /** @type {const} */ ('ratio'),
        limit: 1,
        took: mine,
      };
    });
  });

if (process.argv[1] === import.meta.filename) {
  loadEngine();
  for (const { name, value, ...rest } of besidePathFinding())
    console.log(name, value.toFixed(2), rest);
}
