import { readMap } from '../../shared/engine/engine.js';

/** @import { Problem } from '../../shared/state/state.js' */
/** @import { MapNode } from '../trace/posthoc.js' */

/** A map's nodes by number. A grid's are its cells without a wall, row by row. @type {(problem: Problem) => (place: number) => MapNode} */
export function nodesOf({ start, goal }) {
  const { nodes, grid } = readMap(start, goal);
  if (!grid) return (place) => nodes[place] ?? { name: '', x: null, y: null };
  const cells = [...grid.ground].flatMap((cost, cell) => (cost > 0 ? [cell] : []));
  return (place) => {
    const cell = cells[place] ?? 0;
    const x = cell % grid.width;
    const y = (cell - x) / grid.width;
    return { name: `${x}.${y}`, x, y };
  };
}
