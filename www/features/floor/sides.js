// Which heuristics the floor is measured with: what can be chosen for each side, and what follows from the lanes where nothing is.

import { readHeuristic } from '../../shared/engine/engine.js';
import { problemOf } from '../../shared/state/state.js';
import { isMade } from '../../shared/words/made.js';
import { turns, weakestOf } from './other-way.js';

/** @import { HeuristicChoice, PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { SideName } from './state.js' */
/** @import { State } from '../../shared/state/state.js' */

/** @typedef {{forward: string, backward: string}} Sides */
/** @typedef {Pick<HeuristicChoice, 'name' | 'consistent'>} Offered */

/**
 * The puzzle's heuristics, then the lanes' custom bounds. A bound counts as consistent only if its construction proves it.
 * @type {(state: State, puzzle: PuzzleChoice) => Record<SideName, Offered[]>}
 */
export function offeredOf(state, puzzle) {
  const { start, goal } = problemOf(state);
  const texts = state.lanes.flatMap(({ spec: { search } }) => search.heuristic ?? []);
  const made = [...new Set(texts.filter(isMade))];
  const proved = (/** @type {string} */ from, /** @type {string} */ to) =>
    made.map((name) => ({ name, consistent: isProved(puzzle.name, from, to, name) }));
  return {
    forward: [...puzzle.heuristics, ...proved(start, goal)],
    backward: [...puzzle.backward, ...(turns(puzzle) ? proved(goal, start) : [])],
  };
}

/**
 * Forward: the first lane's; backward: the same if available, else the weakest. Only consistent ones determine by f what must be expanded.
 * @type {(state: State, puzzle: PuzzleChoice) => Sides}
 */
export function sidesOf(state, puzzle) {
  const { chosen } = state.floor;
  const offered = offeredOf(state, puzzle);
  const named = (/** @type {readonly Offered[]} */ of, /** @type {unknown} */ wanted) =>
    of.find(({ name, consistent }) => consistent && name === wanted)?.name;
  const ofLanes = state.lanes.flatMap(
    ({ spec }) => named(offered.forward, spec.search.heuristic) ?? [],
  );
  const forward = at(offered.forward, chosen.forward) ?? ofLanes[0] ?? puzzle.heuristic;
  const backward =
    at(offered.backward, chosen.backward) ??
    named(offered.backward, forward) ??
    weakestOf(puzzle.backward);
  return { forward, backward };
}

/** Cached by problem and text, as the page reads it in each frame. @type {Map<string, boolean>} */
const read = new Map();

/** @type {(...given: [puzzle: string, start: string, goal: string, text: string]) => boolean} */
function isProved(...given) {
  const key = given.join(' ');
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size > 100) read.clear();
  const { facts } = readHeuristic(...given);
  const proved = facts?.consistent ?? false;
  read.set(key, proved);
  return proved;
}

/** Null for a missing or inconsistent one, as a link may say. @param {readonly Offered[]} heuristics @param {number | null} place */
function at(heuristics, place) {
  const one = place === null ? undefined : heuristics[place];
  return one?.consistent ? one.name : undefined;
}
