// Maps without the engine's searches: edges of a graph or a grid, and Dijkstra's algorithm in its simplest form.

/** @import { MapReport } from '../../../../www/pkg/rolling_cubes.js' */

/** @typedef {{to: string, cost: number}} Way */

/** The ways from each node, by its name. @type {(map: MapReport) => Map<string, Way[]>} */
export function waysOf({ nodes, edges, grid }) {
  if (grid) return gridWays(grid);
  /** @type {Map<string, Way[]>} */
  const ways = new Map(nodes.map(({ name }) => [name, []]));
  const name = (/** @type {number} */ node) => nodes[node]?.name ?? '';
  for (const { from, to, cost, both } of edges) {
    ways.get(name(from))?.push({ to: name(to), cost });
    if (both) ways.get(name(to))?.push({ to: name(from), cost });
  }
  return ways;
}

/** A diagonal step must not cut a corner. @type {(grid: NonNullable<MapReport['grid']>) => Map<string, Way[]>} */
function gridWays({ width, height, neighbours, ground }) {
  const cost = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (ground[y * width + x] ?? 0);
  const near = [-1, 0, 1];
  const steps = near.flatMap((dx) => near.map((dy) => /** @type {const} */ ([dx, dy])));
  const ways = new Map();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (cost(x, y) > 0)
        ways.set(
          `${x}.${y}`,
          steps.flatMap(([dx, dy]) => {
            const enter = cost(x + dx, y + dy);
            const isStraight = dx === 0 || dy === 0;
            if ((dx === 0 && dy === 0) || enter === 0) return [];
            if (!isStraight && (neighbours === 4 || !cost(x + dx, y) || !cost(x, y + dy)))
              return [];
            const length = neighbours === 4 ? 1 : isStraight ? 10 : 14;
            return [{ to: `${x + dx}.${y + dy}`, cost: enter * length }];
          }),
        );
  return ways;
}

/** The least cost from a node to each that can be reached. O(nodes squared). @type {(ways: Map<string, Way[]>, from: string) => Map<string, number>} */
export function costsFrom(ways, from) {
  const costs = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const least = [...open].reduce((a, b) => ((costs.get(b) ?? 0) < (costs.get(a) ?? 0) ? b : a));
    open.delete(least);
    for (const { to, cost } of ways.get(least) ?? []) {
      const sum = (costs.get(least) ?? 0) + cost;
      if (sum >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, sum);
      open.add(to);
    }
  }
  return costs;
}

/** The least cost from the start to a goal. @type {(map: MapReport) => number} */
export function cheapest(map) {
  const costs = costsFrom(waysOf(map), map.start);
  return Math.min(...map.goals.map((goal) => costs.get(goal) ?? Infinity));
}
