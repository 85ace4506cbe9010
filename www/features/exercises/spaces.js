// What is searched in an exercise: a puzzle's positions with the engine's rules and heuristics, or a map of roads.

import { play, Search } from '../../shared/engine/engine.js';
import { INFORMED } from '../../shared/puzzles/exercises.js';
import { keyOf, piecesOfTops } from '../../shared/puzzles/puzzles.js';
import { goalIsTops } from '../../shared/state/puzzles.js';

/** @import { Line } from '../../pkg/rolling_cubes.js' */
/** @import { Roads } from './kind.js' */
/** @import { Random } from '../../shared/kit/random.js' */

/**
 * @typedef {{to: string, cost: number, move: string}} Step
 *
 * @typedef {object} Space
 * @property {string} puzzle '' for a map
 * @property {string} start
 * @property {(place: string) => readonly Step[]} steps
 * @property {(place: string) => number} h
 * @property {(place: string) => boolean} isGoal
 * @property {(place: string) => readonly (string | null)[]} pieces
 * @property {readonly (string | null)[]} goalPieces
 */

/** The engine's results for positions before one goal: exercises request the same ones repeatedly. */
class Known {
  /** @type {Map<string, Line>} */
  lines = new Map();
  /** @type {Map<string, {search: Search, estimates: Map<string, number>}>} */
  heuristics = new Map();
}

/** @type {Map<string, Known>} */
const known = new Map();
/** Limits on cached goals and positions: a room's results have thousands. */
const MOST_GOALS = 64;
const MOST_LINES = 5_000;
let lines = 0;

/** Clears the cache; objects in use keep their own references. */
export function forgetSpaces() {
  known.clear();
  lines = 0;
}

/** @param {string} puzzle @param {string} goal */
function knownOf(puzzle, goal) {
  const key = `${puzzle} ${goal}`;
  const there = known.get(key);
  if (there) return there;
  if (known.size >= MOST_GOALS || lines >= MOST_LINES) forgetSpaces();
  const fresh = new Known();
  known.set(key, fresh);
  return fresh;
}

/** A puzzle's positions: the engine tells their moves, and what a heuristic says of them. @implements {Space} */
export class BoardSpace {
  #known;
  #heuristic;

  /** @param {string} puzzle @param {string} start @param {string} goal @param {string} heuristic one that needs no table */
  constructor(puzzle, start, goal, heuristic) {
    this.puzzle = puzzle;
    this.start = start;
    this.goal = goal;
    this.#heuristic = heuristic;
    this.#known = knownOf(puzzle, goal);
  }

  /** @param {string} place */
  #line(place) {
    const { lines: known } = this.#known;
    const there = known.get(place);
    if (there) return there;
    const line = play(this.puzzle, place, this.goal, []);
    known.set(place, line);
    lines += 1;
    return line;
  }

  /** @param {string} place @returns {Step[]} */
  steps(place) {
    return this.#line(place).onward.map(({ move, state }) => ({ to: state, cost: 1, move }));
  }

  /** @param {string} place */
  isGoal(place) {
    return this.#line(place).solved;
  }

  /** @param {string} place */
  pieces(place) {
    return this.#line(place).positions[0] ?? [];
  }

  get key() {
    return keyOf({ name: this.puzzle, side: Math.sqrt(this.goal.length) });
  }

  get goalPieces() {
    // A goal of tops alone is not a position.
    return goalIsTops(this.key) ? piecesOfTops(this.key, this.goal) : this.pieces(this.goal);
  }

  /** @param {string} place */
  h(place) {
    const { search, estimates } = this.#asked();
    const there = estimates.get(place);
    if (there !== undefined) return there;
    const h = search.estimate(place);
    if (h === undefined) throw new Error(`'${this.#heuristic}' needs a table, and none is made`);
    estimates.set(place, h);
    return h;
  }

  #asked() {
    const { heuristics } = this.#known;
    const there = heuristics.get(this.#heuristic);
    if (there) return there;
    const search = new Search({
      puzzle: this.puzzle,
      start: this.start,
      goal: this.goal,
      algorithm: INFORMED,
      heuristic: this.#heuristic,
      unsolvable: true,
    });
    const fresh = { search, estimates: new Map() };
    heuristics.set(this.#heuristic, fresh);
    return fresh;
  }
}

/** Positions on a map, and possible roads by numbers of places. No road runs along another, and no two cross. */
const SEVEN = {
  spots: [
    [0.04, 0.5],
    [0.28, 0.08],
    [0.3, 0.92],
    [0.52, 0.46],
    [0.74, 0.06],
    [0.76, 0.94],
    [0.96, 0.52],
  ],
  roads: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [3, 6],
    [4, 6],
    [5, 6],
  ],
  names: ['A', 'B', 'C', 'D', 'E'],
  isWhole: true,
};

/** A larger map, of which some roads are left out. @type {typeof SEVEN} */
export const TEN = {
  spots: [
    [0.05, 0.3],
    [0.28, 0.1],
    [0.28, 0.5],
    [0.28, 0.9],
    [0.51, 0.3],
    [0.51, 0.7],
    [0.73, 0.1],
    [0.73, 0.5],
    [0.73, 0.9],
    [0.95, 0.7],
  ],
  roads: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [2, 3],
    [1, 4],
    [2, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 6],
    [3, 8],
    [4, 6],
    [4, 7],
    [5, 7],
    [5, 8],
    [6, 7],
    [7, 8],
    [6, 9],
    [7, 9],
    [8, 9],
  ],
  names: ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'I'],
  isWhole: false,
};

/** Places with roads from S to G. The heuristic is admissible but may be inconsistent. @implements {Space} */
export class RoadSpace {
  puzzle = '';
  start = 'S';
  goalPieces = /** @type {readonly (string | null)[]} */ ([]);
  /** @type {Roads} */
  roads;

  /** @param {Random} random */
  constructor(random, plan = SEVEN) {
    const names = ['S', ...random.shuffled(plan.names), 'G'];
    const nameOf = (/** @type {number | undefined} */ place) => names[place ?? 0] ?? '';
    const there = plan.roads.filter(() => plan.isWhole || random.below(4) > 0);
    const roads = there.map(([from, to]) => ({
      from: nameOf(from),
      to: nameOf(to),
      cost: random.between(1, 9),
    }));
    const places = names.map((name, n) => {
      const [x = 0, y = 0] = plan.spots[n] ?? [];
      return { name, x, y, h: 0 };
    });
    this.roads = { places, roads, start: 'S', goal: 'G' };
    const distances = this.#distances();
    this.isSolvable = distances.has('S');
    for (const place of places) place.h = random.between(0, distances.get(place.name) ?? 0);
  }

  /** @param {string} place @returns {Step[]} */
  steps(place) {
    return this.roads.roads.flatMap(({ from, to, cost }) => {
      if (from === place) return [{ to, cost, move: to }];
      return to === place ? [{ to: from, cost, move: from }] : [];
    });
  }

  /** @param {string} place */
  h(place) {
    return this.roads.places.find(({ name }) => name === place)?.h ?? 0;
  }

  /** @param {string} place */
  isGoal(place) {
    return place === 'G';
  }

  pieces() {
    return [];
  }

  /** Distances to G (Bellman and Ford: as many rounds as places). */
  #distances() {
    const distances = new Map([['G', 0]]);
    for (const _ of this.roads.places) {
      for (const { from, to, cost } of this.roads.roads) {
        for (const [one, other] of [
          [from, to],
          [to, from],
        ]) {
          const by = (distances.get(other ?? '') ?? Infinity) + cost;
          if (by < (distances.get(one ?? '') ?? Infinity)) distances.set(one ?? '', by);
        }
      }
    }
    return distances;
  }
}

/** Never undoes a move at once. @type {(space: Space, from: string, steps: number, random: Random) => string[]} */
export function walk(space, from, steps, random) {
  const way = [from];
  for (let made = 0; made < steps; made += 1) {
    const before = way.at(-2);
    const on = space.steps(way.at(-1) ?? from).filter(({ to }) => to !== before);
    way.push(random.pick(on).to);
  }
  return way;
}
