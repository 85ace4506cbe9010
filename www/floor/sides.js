// Which heuristics the floor is measured with: what can be chosen for each side, and what follows from the lanes where nothing is.

/** @typedef {import('../pkg/rolling_cubes.js').PuzzleChoice} PuzzleChoice */
/** @typedef {import('../pkg/rolling_cubes.js').HeuristicChoice} HeuristicChoice */
/** @typedef {import('../state/state.js').State} State */

/** @typedef {{forward: string, backward: string}} Sides the heuristic of each side, by name */

/**
 * The heuristics in force. Forward it is that of the first lane that has one, backward the same if the puzzle has it for that side,
 * else the weakest, which needs to know nothing. Only consistent ones tell by f what must be expanded.
 * @type {(state: State, puzzle: PuzzleChoice) => Sides}
 */
export function sidesOf({ lanes, floor: { chosen } }, puzzle) {
  const [towards, from] = [puzzle.heuristics, puzzle.backward].map(consistentOf);
  const named = (/** @type {readonly HeuristicChoice[]} */ of, /** @type {unknown} */ wanted) =>
    of.find(({ name }) => name === wanted)?.name;
  const ofLanes = lanes.flatMap(({ spec }) => named(towards ?? [], spec.search.heuristic) ?? []);
  const forward = at(puzzle.heuristics, chosen.forward) ?? ofLanes[0] ?? puzzle.heuristic;
  const backward =
    at(puzzle.backward, chosen.backward) ??
    named(from ?? [], forward) ??
    weakestOf(puzzle.backward);
  return { forward, backward };
}

/** @type {(heuristics: readonly HeuristicChoice[]) => HeuristicChoice[]} */
const consistentOf = (heuristics) => heuristics.filter(({ consistent }) => consistent);

/** They are listed weakest first. @type {(heuristics: readonly HeuristicChoice[]) => string} */
export function weakestOf([weakest]) {
  if (!weakest) throw new Error('a puzzle has a heuristic for either side');
  return weakest.name;
}

/** The one at a place; none where that is not there, or not consistent, as a link may say. @param {readonly HeuristicChoice[]} heuristics @param {number | null} place */
function at(heuristics, place) {
  const one = place === null ? undefined : heuristics[place];
  return one?.consistent ? one.name : undefined;
}
