import { Dealer } from '../../pkg/rolling_cubes.js';

/** Positions to expand between two reports; takes milliseconds. */
const UNITS = 50_000;

/**
 * Deals a start. A deep one examines up to 1.8 million positions; past them it is drawn by a random walk. Yields the
 * distance within which all positions are known.
 * @param {{puzzle: string, start: string, goal: string, depth: number, seed: number}} order
 */
export function* deal({ puzzle, start, goal, depth, seed }) {
  const dealer = new Dealer(puzzle, start, goal);
  while (dealer.look(depth, UNITS)) yield dealer.known;
  return dealer.walk(depth, seed);
}
