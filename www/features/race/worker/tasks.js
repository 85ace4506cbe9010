// Tasks of a lane, which its runner works off in slices.

/** @import { Search as EngineSearch } from '../../../pkg/rolling_cubes.js' */

/**
 * @typedef {Pick<EngineSearch, 'prepare' | 'step' | 'expand_to'
 *   | 'step_to_stage_end' | 'stage_end' | 'step_to_break' | 'set_breakpoints' | 'broke' | 'rewind' | 'last_step' | 'snapshot'
 *   | 'preparing' | 'generated' | 'expanded' | 'waiting' | 'parts' | 'place'>} Search
 */

/**
 * @typedef {object} Task
 * @property {(nodes: number) => boolean} act does up to `nodes`; returns whether the search continues
 * @property {() => boolean} enough whether the task is done
 * @property {'paused' | 'waiting'} rest the lane's phase when it is
 * @property {() => number} [room] nodes until it is done; if unknown, this is checked after each
 * @property {{to: number | null}} [journey] for tasks that go back or far: the target node, if known. Nothing is
 *   reported on the way, and breakpoints are ignored
 * @property {boolean} [passing] whether another task ignores breakpoints, too
 */

/** @type {(search: Search) => Task} */
export const running = (search) => ({
  act: (nodes) => search.step(nodes),
  enough: () => false,
  rest: 'paused',
  room: () => Number.POSITIVE_INFINITY,
});

/** Until a total number of expansions. @type {(search: Search, expansions: number) => Task} */
export const sharing = (search, expansions) => ({
  act: (nodes) => search.expand_to(expansions, nodes),
  enough: () => search.expanded >= expansions,
  rest: 'waiting',
});

/** A number of further nodes. @type {(search: Search, nodes: number) => Task} */
export function stepping(search, nodes) {
  const last = search.generated + nodes;
  return {
    act: (most) => search.step(Math.min(most, last - search.generated)),
    enough: () => search.generated >= last,
    rest: 'paused',
    room: () => last - search.generated,
  };
}

/** To the last node of this stage; from there, of the next. @type {(search: Search) => Task} */
export function staging(search) {
  const begin = search.generated;
  return {
    act: (nodes) => search.step_to_stage_end(nodes),
    enough: () => search.generated > begin && search.stage_end,
    rest: 'paused',
  };
}

/** The task's act with a check for breakpoints. @type {(search: Search, task: Task) => Task['act']} */
export const watched = (search, task) => (nodes) => {
  let left = nodes;
  while (left > 0 && !task.enough()) {
    const most = Math.min(left, task.room?.() ?? 1);
    if (!search.step_to_break(most)) return false;
    if (search.broke) break;
    left -= most;
  }
  return true;
};
