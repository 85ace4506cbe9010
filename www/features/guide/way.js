// A shortest way by true distances: from each position to one that is a move nearer.

/**
 * Cost: as many looks at the neighbours of a position as the way has moves.
 * @param {string} from a position that the goal can be reached from
 * @param {(state: string) => number} distanceOf true distances to the goal, in moves
 * @param {(state: string) => readonly {move: string, state: string}[]} onwardOf the moves there are, and where they lead
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
