// Small problems on the puzzles' own boards.

import { EIGHT, FEW_TOYS } from '../../../shared/puzzles/exercises.js';
import { BoardSpace, walk } from '../spaces.js';

/** @import { Random } from '../../../shared/kit/random.js' */

/** An 8-puzzle so many moves at the most from its goal. @type {(random: Random, moves: number, heuristic?: string) => BoardSpace} */
export function slidingTiles(random, moves, heuristic = EIGHT.heuristic) {
  const there = new BoardSpace(EIGHT.name, EIGHT.goal, EIGHT.goal, heuristic);
  const start = walk(there, EIGHT.goal, moves, random).at(-1) ?? EIGHT.goal;
  return new BoardSpace(EIGHT.name, start, EIGHT.goal, heuristic);
}

/** The toys' board with a 1 on some of its squares. @type {(squares: readonly number[]) => string} */
export const toysWith = (squares) =>
  Array.from({ length: FEW_TOYS.side ** 2 }, (_, square) =>
    squares.includes(square) ? '1' : '0',
  ).join('');

/** @type {(one: number, other: number) => number} */
const apart = (one, other) =>
  Math.abs((one % FEW_TOYS.side) - (other % FEW_TOYS.side)) +
  Math.abs(Math.floor(one / FEW_TOYS.side) - Math.floor(other / FEW_TOYS.side));

/** One toy to be brought to another square, so many steps away at the least. @type {(random: Random, least: number) => BoardSpace} */
export function oneToy(random, least) {
  const squares = Array.from({ length: FEW_TOYS.side ** 2 }, (_, square) => square);
  const from = random.pick(squares.filter((one) => squares.some((to) => apart(one, to) >= least)));
  const to = random.pick(squares.filter((other) => apart(from, other) >= least));
  return new BoardSpace(FEW_TOYS.name, toysWith([from]), toysWith([to]), FEW_TOYS.heuristic);
}
