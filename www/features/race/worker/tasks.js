// What a lane can be told to do: each a task that its runner works off in slices.

/** @import { Search as EngineSearch } from '../../../pkg/rolling_cubes.js' */

/**
 * The part of the engine's search that a lane uses.
 * @typedef {Pick<EngineSearch, 'prepare' | 'step' | 'expand_to'
 *   | 'step_to_stage_end' | 'stage_end' | 'step_to_break' | 'set_breakpoints' | 'broke' | 'rewind' | 'last_step' | 'snapshot'
 *   | 'preparing' | 'generated' | 'expanded' | 'waiting' | 'parts'>} Search
 */

/**
 * @typedef {object} Task
 * @property {(nodes: number) => boolean} act does up to so many nodes; whether the search has more
 * @property {() => boolean} enough whether the task is done
 * @property {'paused' | 'waiting'} rest how the lane is when it is
 * @property {() => number} [room] how many nodes there are until it is; where that cannot be known, it is looked at
 *   after each
 * @property {{to: number | null}} [journey] of a task that goes back, or far: the node where it ends, if that is known.
 *   Nothing is told of the places on the way, and breakpoints are passed by
 * @property {boolean} [passing] whether breakpoints are passed by on any other task, too
 */

/** On and on. @type {(search: Search) => Task} */
export const running = (search) => ({
  act: (nodes) => search.step(nodes),
  enough: () => false,
  rest: 'paused',
  room: () => Number.POSITIVE_INFINITY,
});

/** Until so many positions have been expanded in all. @type {(search: Search, expansions: number) => Task} */
export const sharing = (search, expansions) => ({
  act: (nodes) => search.expand_to(expansions, nodes),
  enough: () => search.expanded >= expansions,
  rest: 'waiting',
});

/** So many more nodes. @type {(search: Search, nodes: number) => Task} */
export function stepping(search, nodes) {
  const last = search.generated + nodes;
  return {
    act: (most) => search.step(Math.min(most, last - search.generated)),
    enough: () => search.generated >= last,
    rest: 'paused',
    room: () => last - search.generated,
  };
}

/** To the last node of this iteration, layer or level; from there, of the next. @type {(search: Search) => Task} */
export function staging(search) {
  const begin = search.generated;
  return {
    act: (nodes) => search.step_to_stage_end(nodes),
    enough: () => search.generated > begin && search.stage_end,
    rest: 'paused',
  };
}

/** The task's act for one who watches for breakpoints. @type {(search: Search, task: Task) => Task['act']} */
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
