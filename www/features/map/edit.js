// A map as it is edited: its nodes and edges, and the text that they are written as.

import { writeLink } from '../../shared/engine/engine.js';
import { MOST_LINK } from '../../shared/state/link.js';
import { placesOf } from './places.js';

/** @import { MapGrid, MapReport, MapScenario } from '../../pkg/rolling_cubes.js' */

/** Columns across a map whose nodes have no places. */
const WIDTH = 12;

/** Columns and rows by arrow key. @type {Readonly<Record<string, readonly [number, number]>>} */
export const STEPS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Maps to begin with; those that are made at random change with the seed. @type {Readonly<Record<string, (seed: number) => string>>} */
export const FRESH = {
  nodes: () => `node A 0 ${WIDTH / 3}\nnode B ${WIDTH} ${WIDTH / 3}\nstart A\ngoal B`,
  ground: () => `grid 4\n${`${'.'.repeat(30)}\n`.repeat(20)}start 4.10\ngoal 25.10`,
  maze: (seed) => `maze 4 41 25 ${seed}`,
  rooms: (seed) => `rooms 8 41 25 ${seed}`,
};

/** The map with a place for each node. @type {(map: MapReport) => MapReport} */
export function placed(map) {
  if (map.nodes.every(({ x, y }) => x !== null && y !== null)) return map;
  const places = placesOf(map);
  const at = (/** @type {number | undefined} */ part) => Math.round((part ?? 0) * WIDTH);
  const nodes = map.nodes.map((node, n) => ({ ...node, x: at(places[n]?.x), y: at(places[n]?.y) }));
  return { ...map, nodes };
}

const BARE = { puzzle: 'map', start: '', moves: [], made: 0, race: [], at: [], breaks: [] };

/** Whether a map leaves less than a tenth of a link to searches and views. @param {string} goal */
export const isTooLong = (goal) => writeLink({ ...BARE, goal }).length > 0.9 * MOST_LINK;

/** A name as the text of a map has it: in quotes unless it has letters, marks, digits, `_`, `.` and apostrophes alone. @param {string} name */
const quoted = (name) => (/^[\p{Alphabetic}\p{Mn}\p{N}_.'’]+$/u.test(name) ? name : `"${name}"`);

/** The text of a map: a line a node or an edge, or a row of cells. @type {(map: MapReport) => string} */
export function written({ nodes, edges, grid, start, goals }) {
  const ends = [`start ${quoted(start)}`, `goal ${goals.map(quoted).join(' ')}`];
  if (grid) return [`grid ${grid.neighbours}`, ...rowsOf(grid), ...ends].join('\n');
  const name = (/** @type {number} */ node) => quoted(nodes[node]?.name ?? '');
  return [
    ...nodes.map((node) =>
      ['node', quoted(node.name), node.x, node.y, node.h].filter((part) => part !== null).join(' '),
    ),
    ...edges.map(
      ({ from, to, cost, both }) => `${name(from)} ${both ? '-' : '->'} ${name(to)} ${cost}`,
    ),
    ...ends,
  ].join('\n');
}

/** @type {(grid: MapGrid) => string[]} */
function rowsOf({ width, height, ground }) {
  const signs = ground.map((cost) => (cost === 0 ? '#' : cost === 1 ? '.' : `${cost}`));
  return Array.from({ length: height }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(''),
  );
}

const isEnd = (/** @type {string} */ row) => /^\s*(start|goal)\b/.test(row);

/** A text with this start and goal in place of its own. @type {(text: string, start: string, goal: string) => string} */
const between = (text, start, goal) =>
  [
    ...text
      .trimEnd()
      .split(/\r?\n/)
      .filter((row) => !isEnd(row)),
    `start ${start}`,
    `goal ${goal}`,
  ].join('\n');

/** The problem of a scenario file on the map of a text. @type {(text: string, scenario: MapScenario) => string} */
export const posed = (text, { start, goal }) => between(text, start, goal);

/**
 * The map and size that scenarios are of, and those of a grid from a file, if they differ. A grid without a file has no name.
 * @type {(scenarios: readonly MapScenario[], file: string, grid: MapGrid | null) => [string, string] | null}
 */
export function otherMap([scenario], file, grid) {
  if (!scenario) return null;
  const { map, width, height } = scenario;
  const name = map.split(/[\\/]/).at(-1) ?? '';
  const isSame = grid?.width === width && grid.height === height && (file === '' || file === name);
  const size = grid ? `${grid.width}×${grid.height}` : '';
  return isSame ? null : [`${name} ${width}×${height}`, `${file} ${size}`.trim()];
}

/** A file's text; a map of the benchmarks gets its first and its last free cell as start and goal. @type {(text: string) => string} */
export function opened(text) {
  const rows = text.split(/\r?\n/);
  if (!rows[0]?.startsWith('type') || rows.some(isEnd)) return text;
  const cells = rows
    .slice(4)
    .flatMap((row, y) =>
      [...row].flatMap((cell, x) => ('.GS'.includes(cell) ? [`${x}.${y}`] : [])),
    );
  return between(text, cells[0] ?? '', cells.at(-1) ?? '');
}

/** What a stroke leaves on a grid's cells: the cost of the ground, 0 for a wall, or the start or a goal. @typedef {number | 'start' | 'goal'} Brush */

/** The grid after a stroke. The start and the goals stay free of walls. @type {(map: MapReport, cells: readonly number[], brush: Brush) => MapReport} */
export function painted(map, cells, brush) {
  const { grid, start, goals } = map;
  if (!grid) return map;
  const { width, ground } = grid;
  const nameOf = (/** @type {number} */ cell) => `${cell % width}.${Math.floor(cell / width)}`;
  const free = cells.filter((cell) => brush === 0 || (ground[cell] ?? 0) > 0);
  const last = free.at(-1);
  if (brush === 'start') return last === undefined ? map : { ...map, start: nameOf(last) };
  if (brush === 'goal') return last === undefined ? map : { ...map, goals: [nameOf(last)] };
  const kept = new Set(brush === 0 ? [start, ...goals] : []);
  const changed = new Set(cells.filter((cell) => !kept.has(nameOf(cell))));
  const next = ground.map((cost, cell) => (changed.has(cell) ? brush : cost));
  return { ...map, grid: { ...grid, ground: next } };
}

/** The grid with 8 neighbours a cell in place of 4, or the other way. @type {(map: MapReport) => MapReport} */
export const turnedGrid = (map) =>
  map.grid ? { ...map, grid: { ...map.grid, neighbours: map.grid.neighbours === 4 ? 8 : 4 } } : map;

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
