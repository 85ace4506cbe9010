// Journeys through a lane's run, forward and back. The engine returns to a snapshot and repeats the run from there;
// searches are deterministic, so every node is identical.

/** @import { Search, Task } from './tasks.js' */

/**
 * To a node by number. `end` is the search's last node, infinite while unknown. The last unit of work may generate
 * nothing, so going to the last node runs it, to show the result. `from` is a node to begin at, at the latest.
 * @type {(search: Search, to: number, end: number, from?: number) => Task}
 */
export function seeking(search, to, end, from = to) {
  let begun = false;
  return {
    act(nodes) {
      // Going back is separate: the rest is timed as far as it is new.
      if (!begun) {
        begun = true;
        search.rewind(from);
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
 * Back to the last node of the previous stage; from the first to the beginning. Its number is unknown, so the run is
 * repeated from a snapshot, and from an earlier one if no stage ends after it.
 * @type {(search: Search) => Task}
 */
export function stagingBack(search) {
  let last = search.generated - 1;
  /** The repeated stretch: its beginning, and the last stage's end on it. @type {{from: number, end: number} | null} */
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
