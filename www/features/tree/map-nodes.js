import { puzzleName, readMap } from '../../shared/engine/engine.js';

/** @import { Problem } from '../../shared/state/state.js' */
/** @import { MapNode } from '../trace/posthoc.js' */

/**
 * A map's nodes by number, those to look at with a pointer. A grid's are its cells without a wall, row by row.
 * @type {(problem: Problem, look?: readonly string[]) => (place: number) => MapNode}
 */
export function nodesOf({ start, goal }, look = []) {
  const { nodes, grid, numbers } = readMap(start, goal);
  const shown = nodes.map((node) =>
    look.includes(node.name) ? { ...node, name: `▸${node.name}` } : node,
  );
  if (numbers) return (place) => ({ name: puzzleName(goal, place), x: null, y: null });
  if (!grid) return (place) => shown[place] ?? { name: '', x: null, y: null };
  const cells = [...grid.ground].flatMap((cost, cell) => (cost > 0 ? [cell] : []));
  return (place) => {
    const cell = cells[place] ?? 0;
    const x = cell % grid.width;
    const y = (cell - x) / grid.width;
    return { name: `${x}.${y}`, x, y };
  };
}
