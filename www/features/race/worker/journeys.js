// Ways through the run of a lane, forward and back. The engine goes back to a state that it has kept, and on from
// there: searches are deterministic, so every node is what it was.

/** @import { Search, Task } from './tasks.js' */

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
 * Back to the last node of the iteration, layer or level before; from the first to where nothing is generated. Where that is
 * nobody knows: the run is gone through again from a state that is kept, and from an earlier one if no end lies behind it.
 * @type {(search: Search) => Task}
 */
export function stagingBack(search) {
  /** The last node that may be it. */
  let last = search.generated - 1;
  /** Of the stretch that is gone through: where it begins, and the newest end on it. @type {{from: number, end: number} | null} */
  let stretch = null;
  /** @type {Task | null} */
  let there = null;
  const noted = () => (search.generated > 0 && search.stage_end ? search.generated : 0);
  return {
    act(nodes) {
      if (there) return there.act(nodes);
      if (!stretch) {
        search.rewind(Math.max(0, last));
        stretch = { from: search.generated, end: noted() };
      } else {
        search.step_to_stage_end(Math.min(nodes, last - search.generated));
        stretch.end = noted() || stretch.end;
      }
      if (search.generated >= last) {
        const { from, end } = stretch;
        if (end > 0 || from === 0) there = seeking(search, end, Number.POSITIVE_INFINITY);
        last = from - 1;
        stretch = null;
      }
      return true;
    },
    enough: () => there?.enough() ?? false,
    rest: 'paused',
    journey: { to: null },
  };
}
