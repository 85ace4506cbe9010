// What a random start is dealt from, where the start in hand may be none.

import { play } from '../engine.js';

/** @type {(puzzle: string, start: string, goal: string) => boolean} */
function isProblem(puzzle, start, goal) {
  try {
    play(puzzle, start, goal, []);
    return true;
  } catch {
    return false;
  }
}

/**
 * The start whose component is dealt from: the one given, if it is one; else the goal itself, which every start that is dealt can
 * reach; for cubes, whose goal is tops alone, the start that the puzzle opens with. Null where the goal is none.
 * @type {(puzzle: {name: string, opening: {start: string}}, start: string, goal: string) => string | null}
 */
export const dealFrom = ({ name, opening }, start, goal) =>
  [start, name === 'cubes' ? opening.start : goal].find((from) => isProblem(name, from, goal)) ??
  null;
