// Where the nodes of a map are drawn.

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */

/** @typedef {{x: number, y: number}} Place */

/**
 * The places that the map gives, or, if a node has none, columns: by the number of edges from the start, or given. Scaled to a width of 1.
 * @type {(map: MapReport) => Place[]}
 */
export function placesOf({ nodes, edges, start }) {
  const given = nodes.map(({ x, y }) => (x === null || y === null ? null : { x, y }));
  const places = given.every((place) => place !== null) ? given : layered(nodes, edges, start);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  return places.map(({ x, y }) => ({ x: (x - left) / size, y: (y - top) / size }));
}

/** @type {(nodes: MapReport['nodes'], edges: MapReport['edges'], start: string) => Place[]} */
function layered(nodes, edges, start) {
  /** @type {number[]} */
  const column = nodes.map(
    ({ name, x, y }) => (y === null ? x : null) ?? (name === start ? 0 : -1),
  );
  /** @type {number[][]} */
  const beside = nodes.map(() => []);
  for (const { from, to } of edges) {
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  const reached = [column.indexOf(0)];
  for (const node of reached)
    for (const other of beside[node] ?? [])
      if (column[other] === -1) {
        column[other] = (column[node] ?? 0) + 1;
        reached.push(other);
      }
  const last = Math.max(...column) + 1;
  const known = column.map((at) => (at === -1 ? last : at));
  // Around a way some layers have no node; they take no room.
  const used = [...new Set(known)].sort((a, b) => a - b);
  const of = known.map((at) => used.indexOf(at));
  /** @type {number[]} */
  const filled = [];
  const row = of.map((at) => {
    filled[at] = (filled[at] ?? 0) + 1;
    return filled[at];
  });
  // Few long columns stand apart, so that the picture is as wide as high.
  const apart = Math.max(
    1,
    (1.2 * Math.max(...filled.filter(Number.isFinite))) / Math.max(...of, 1),
  );
  return of.map((at, node) => ({
    x: at * apart,
    // A column is centred; odd ones lie a little lower, so that no edge passes behind a node.
    y: ((row[node] ?? 0) - ((filled[at] ?? 0) + 1) / 2) * 1.2 + (at % 2) * 0.3,
  }));
}

/** What the cheapest way to the farthest node costs. @type {(map: MapReport) => number} */
export function farthest({ nodes, edges, start }) {
  const least = nodes.map(({ name }) => (name === start ? 0 : Number.POSITIVE_INFINITY));
  const shorten = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ cost,
  ) => {
    const sum = (least[from] ?? 0) + cost;
    if (sum >= (least[to] ?? 0)) return false;
    least[to] = sum;
    return true;
  };
  // Terminates: each round finds a cheaper way.
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const { from, to, cost, both } of edges) {
      if (shorten(from, to, cost)) isMore = true;
      if (both && shorten(to, from, cost)) isMore = true;
    }
  }
  return Math.max(0, ...least.filter(Number.isFinite));
}

/** What a way costs, whose nodes follow each other. @type {(map: MapReport, names: readonly string[]) => number} */
export function costOf({ nodes, edges, grid }, names) {
  const steps = names.slice(1).map((to, n) => [names[n] ?? '', to]);
  if (grid) {
    const place = (/** @type {string} */ name) => name.split('.').map(Number);
    return steps.reduce((sum, [from = '', to = '']) => {
      const [[x = 0, y = 0], [toX = 0, toY = 0]] = [place(from), place(to)];
      const unit = grid.neighbours === 4 ? 1 : x === toX || y === toY ? 10 : 14;
      return sum + unit * (grid.ground[toY * grid.width + toX] ?? 0);
    }, 0);
  }
  const number = new Map(nodes.map(({ name }, node) => [name, node]));
  /** The cheapest edge of each pair. @type {Map<string, number>} */
  const costs = new Map();
  const add = (/** @type {string} */ pair, /** @type {number} */ cost) =>
    costs.set(pair, Math.min(cost, costs.get(pair) ?? cost));
  for (const { from, to, cost, both } of edges) {
    add(`${from} ${to}`, cost);
    if (both) add(`${to} ${from}`, cost);
  }
  return steps.reduce((sum, [one = '', other = '']) => {
    return sum + (costs.get(`${number.get(one)} ${number.get(other)}`) ?? Infinity);
  }, 0);
}

/** Published lengths have few decimals. */
const NEAR = 1e-4;

/**
 * The length of a way on a grid with the square root of 2 for a diagonal step, and how a published length compares with it:
 * a diagonal step of 14 tenths may lead to another way.
 * @type {(names: readonly string[], published: number) => {found: number, comparison: 'equal' | 'rounded' | 'different'}}
 */
export function besidePublished(names, published) {
  const places = names.map((name) => name.split('.').map(Number));
  const lengthBy = (/** @type {number} */ diagonal) =>
    places.slice(1).reduce((sum, [x, y], n) => {
      const [fromX, fromY] = places[n] ?? [];
      return sum + (x === fromX || y === fromY ? 1 : diagonal);
    }, 0);
  const found = lengthBy(Math.SQRT2);
  const isEqual = Math.abs(found - published) < NEAR;
  const isRounded = lengthBy(1.4) < published + NEAR && published < found + NEAR;
  return { found, comparison: isEqual ? 'equal' : isRounded ? 'rounded' : 'different' };
}
