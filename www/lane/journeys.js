// Ways through the run of a lane, forward and back. The engine goes back to a state that it has kept, and on from
// there: searches are deterministic, so every node is what it was.

/** @typedef {import('./tasks.js').Search} Search */
/** @typedef {import('./tasks.js').Task} Task */

/**
 * To a node by its number. `end` is the last node of the search, infinite while that is not known: the last unit of a
 * search may generate nothing, and whoever goes to its last node is to see how it ended.
 * @type {(search: Search, to: number, end: number) => Task}
 */
export function seeking(search, to, end) {
  let begun = false;
  return {
    act(nodes) {
      // Going back is for itself: what follows is timed as far as it is new.
      if (!begun) {
        begun = true;
        search.rewind(to);
        return true;
      }
      return search.step(Math.min(nodes, Math.max(to < end ? 0 : 1, to - search.generated)));
    },
    enough: () => begun && search.generated >= to && to < end,
    rest: 'paused',
    journey: { to },
  };
}

/**
 * Back to where a layer or bound began: the one that the node before this one belongs to.
 * @type {(search: Search) => Task}
 */
export function stagingBack(search) {
  const before = seeking(search, Math.max(0, search.generated - 1), Number.POSITIVE_INFINITY);
  /** The stage looked for, once it is known. @type {number | null} */
  let stage = null;
  return {
    act(nodes) {
      if (stage !== null) return search.step_to_stage(stage, nodes);
      before.act(nodes);
      if (before.enough()) {
        stage = search.stage;
        // States are kept here and there; the nearest one before that stage will do.
        while (search.generated > 0 && search.stage >= stage) search.rewind(search.generated - 1);
      }
      return true;
    },
    enough: () => stage !== null && search.stage >= stage,
    rest: 'paused',
    journey: { to: null },
  };
}
