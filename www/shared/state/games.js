// The catalogue's puzzles with their opening problems and lanes.

import { catalogue, parseContest } from '../engine/engine.js';
import { keyOf, pageOf } from '../puzzles/puzzles.js';
import { freshGame } from './state.js';
import { traitsOf } from './traits.js';

/** @import { Catalogue, Lane, PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Game, Problem } from './state.js' */

/** @type {(catalogue: Catalogue, key: string) => PuzzleChoice} */
export function choiceOf(catalogue, key) {
  const choice = catalogue.puzzles.find((puzzle) => keyOf(puzzle) === key);
  if (!choice) throw new Error(`no puzzle is called '${key}'`);
  return choice;
}

/** Constant while the engine is loaded. @type {Catalogue | null} */
let known = null;

/** A puzzle's default order of moves. @type {(key: string) => string} */
export function usualOrder(key) {
  known ??= catalogue();
  return choiceOf(known, key).order;
}

/** The first opening lane with an informed search. @type {(puzzle: PuzzleChoice) => Lane} */
export function informedLane({ name, opening }) {
  const lane = opening.race.find((search) => traitsOf(search).informed);
  if (!lane) throw new Error(`no lane that '${name}' opens with asks a heuristic`);
  return lane;
}

/** A new lane's default: that search with the strongest bound that needs no table of the state space. @type {(puzzle: PuzzleChoice) => Lane} */
export function suggestedLane(puzzle) {
  const { algorithm } = informedLane(puzzle);
  const strongest = puzzle.heuristics.filter(({ exact }) => !exact).at(-1);
  return { algorithm, heuristic: strongest?.name ?? puzzle.heuristic };
}

/** @type {(catalogue: Catalogue, key: string) => Game} */
export function newGame(catalogue, key) {
  const { name, opening } = choiceOf(catalogue, key);
  const { small, contest, noted, opening: first } = pageOf(key).problems;
  const samples = parseContest(name, contest).map((problem, n) => ({
    ...problem,
    name: `sample ${n + 1}`,
  }));
  const problems = [...small, ...samples, ...noted];
  const chosen =
    first === undefined
      ? indexOf(problems, opening)
      : problems.findIndex((problem) => problem.name === first);
  if (chosen < 0) throw new Error(`'${key}' opens with none of its problems`);
  return freshGame(key, problems, chosen, opening.race);
}

/**
 * Index of a problem in a list, or -1.
 * @type {(problems: readonly Problem[], wanted: {start: string, goal: string}) => number}
 */
export const indexOf = (problems, { start, goal }) =>
  problems.findIndex((problem) => problem.start === start && problem.goal === goal);
