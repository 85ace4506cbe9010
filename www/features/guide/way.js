/**
 * A shortest path by exact distances. Evaluates the neighbours of one position per move.
 * @param {string} from a position from which the goal is reachable
 * @param {(state: string) => number} distanceOf exact distances to the goal, in moves
 * @param {(state: string) => readonly {move: string, state: string}[]} onwardOf the moves of a position and their
 *   results
 * @returns {string[]} the moves
 */
export function shortestWay(from, distanceOf, onwardOf) {
  /** @type {string[]} */
  const moves = [];
  let here = from;
  for (let left = distanceOf(from); left > 0; left -= 1) {
    const nearer = onwardOf(here).find(({ state }) => distanceOf(state) === left - 1);
    if (!nearer) throw new Error(`no move leads from ${here} to a position ${left - 1} away`);
    moves.push(nearer.move);
    here = nearer.state;
  }
  return moves;
}
