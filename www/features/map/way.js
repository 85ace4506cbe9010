// A way in the picture of a large puzzle.

import { puzzlePosition } from '../../shared/engine/engine.js';

/** @import { MapReport, WrittenPosition } from '../../pkg/rolling_cubes.js' */

/** A picture of some positions with a way in it, whose positions follow each other. @type {(map: MapReport, goal: string, way: readonly string[]) => MapReport} */
export function withWay(map, goal, way) {
  const places = new Map(map.nodes.map(({ name }, place) => [name, place]));
  const known = places.size;
  if (way.every((name) => places.has(name))) return map;
  /** @type {WrittenPosition[]} */
  let positions;
  try {
    positions = way.map((name) => puzzlePosition(goal, name));
  } catch {
    // The way of another puzzle, while the page changes to this one.
    return map;
  }
  const [nodes, edges, numbers] = [[...map.nodes], [...map.edges], [...(map.numbers ?? [])]];
  for (const [x, name] of way.entries()) {
    if (places.has(name)) continue;
    places.set(name, nodes.length);
    nodes.push({ name, x, y: null, h: null });
    numbers.push(positions[x]?.number ?? 0);
  }
  const costTo = (/** @type {number} */ step, /** @type {string | undefined} */ name) =>
    positions[step]?.moves.find(({ to }) => to === name)?.cost;
  for (const [n, name] of way.slice(0, -1).entries()) {
    const [from = 0, to = 0] = [places.get(name), places.get(way[n + 1] ?? '')];
    const cost = costTo(n, way[n + 1]) ?? 1;
    if (Math.max(from, to) >= known)
      edges.push({ from, to, cost, both: costTo(n + 1, name) === cost });
  }
  return { ...map, nodes, edges, numbers };
}
