// A map as it is edited: its nodes and edges, and the text that they are written as.

import { placesOf } from './places.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */

/** Columns across a map whose nodes have no places. */
const WIDTH = 12;

/** The least that is a map, to begin with. */
export const EMPTY = `node A 0 ${WIDTH / 3}\nnode B ${WIDTH} ${WIDTH / 3}\nstart A\ngoal B`;

/**
 * The map with a place for each node.
 * @type {(map: MapReport) => MapReport}
 */
export function placed(map) {
  if (map.nodes.every(({ x, y }) => x !== null && y !== null)) return map;
  const places = placesOf(map);
  const at = (/** @type {number | undefined} */ part) => Math.round((part ?? 0) * WIDTH);
  const nodes = map.nodes.map((node, n) => ({ ...node, x: at(places[n]?.x), y: at(places[n]?.y) }));
  return { ...map, nodes };
}

/** The text of a map, a line a node or an edge. @type {(map: MapReport) => string} */
export function written({ nodes, edges, start, goals }) {
  const name = (/** @type {number} */ node) => nodes[node]?.name ?? '';
  return [
    ...nodes.map((node) =>
      ['node', node.name, node.x, node.y, node.h].filter((part) => part !== null).join(' '),
    ),
    ...edges.map(
      ({ from, to, cost, both }) => `${name(from)} ${both ? '-' : '->'} ${name(to)} ${cost}`,
    ),
    `start ${start}`,
    `goal ${goals.join(' ')}`,
  ].join('\n');
}

/** The first of A to Z, then A1 and so on, that no node has. @type {(map: MapReport) => string} */
function freeName({ nodes }) {
  const taken = new Set(nodes.map(({ name }) => name));
  for (let n = 0; ; n += 1) {
    const letter = String.fromCodePoint(65 + (n % 26));
    const name = n < 26 ? letter : `${letter}${Math.floor(n / 26)}`;
    if (!taken.has(name)) return name;
  }
}

/** @type {(map: MapReport, x: number, y: number) => MapReport} */
export const withNode = (map, x, y) => ({
  ...map,
  nodes: [...map.nodes, { name: freeName(map), x, y, h: null }],
});

/** @type {(map: MapReport, node: number, x: number, y: number) => MapReport} */
export const moved = (map, node, x, y) => ({
  ...map,
  nodes: map.nodes.map((one, n) => (n === node ? { ...one, x, y } : one)),
});

/** The first edge between two nodes, or -1. @type {(map: MapReport, one: number, other: number) => number} */
export const edgeBetween = ({ edges }, one, other) =>
  edges.findIndex(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );

/** The nodes connected both ways at a cost of 1. @type {(map: MapReport, one: number, other: number) => MapReport} */
export const connected = (map, one, other) => ({
  ...map,
  edges: [...map.edges, { from: one, to: other, cost: 1, both: true }],
});

/** @type {(map: MapReport, edge: number) => MapReport} */
export const cut = (map, edge) => ({ ...map, edges: map.edges.filter((_, n) => n !== edge) });

/** The map without a node and its edges; the last start and goal stay. @type {(map: MapReport, node: number) => MapReport} */
export function without(map, node) {
  const name = map.nodes[node]?.name ?? '';
  const goals = map.goals.filter((goal) => goal !== name);
  if (map.start === name || goals.length === 0) return map;
  const after = (/** @type {number} */ n) => (n > node ? n - 1 : n);
  return {
    ...map,
    goals,
    nodes: map.nodes.filter((_, n) => n !== node),
    edges: map.edges
      .filter(({ from, to }) => from !== node && to !== node)
      .map((edge) => ({ ...edge, from: after(edge.from), to: after(edge.to) })),
  };
}

/** @type {(map: MapReport, node: number, change: Partial<MapReport['nodes'][number]>) => MapReport} */
export const changed = (map, node, change) => ({
  ...map,
  nodes: map.nodes.map((one, n) => (n === node ? { ...one, ...change } : one)),
  start: change.name && map.start === map.nodes[node]?.name ? change.name : map.start,
  goals: map.goals.map((goal) =>
    change.name && goal === map.nodes[node]?.name ? change.name : goal,
  ),
});

/** @type {(map: MapReport, edge: number, cost: number) => MapReport} */
export const costing = (map, edge, cost) => ({
  ...map,
  edges: map.edges.map((one, n) => (n === edge ? { ...one, cost } : one)),
});

/** The edge leads both ways, then one way, then the other. @type {(map: MapReport, edge: number) => MapReport} */
export const turned = (map, edge) => ({
  ...map,
  edges: map.edges.map((one, n) => {
    if (n !== edge) return one;
    if (one.both) return { ...one, both: false };
    return one.from < one.to
      ? { ...one, from: one.to, to: one.from }
      : { ...one, from: Math.min(one.from, one.to), to: Math.max(one.from, one.to), both: true };
  }),
});

/** @type {(map: MapReport, node: number) => MapReport} */
export const startingAt = (map, node) => ({ ...map, start: map.nodes[node]?.name ?? map.start });

/** The node is a goal, or none any more; the last goal stays. @type {(map: MapReport, node: number) => MapReport} */
export function aimedAt(map, node) {
  const name = map.nodes[node]?.name ?? '';
  const goals = map.goals.includes(name)
    ? map.goals.filter((goal) => goal !== name)
    : [...map.goals, name];
  return goals.length === 0 ? map : { ...map, goals };
}
