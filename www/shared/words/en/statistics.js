// Words for the statistics: pictures, tables, experiments and what is exported.

import { entry } from '../entry.js';
import { allOf, count, fixed, seconds } from '../format.js';
import { plusTable, unknown } from './counters.js';
import { algorithm, lane, moves, plural, puzzle } from './names.js';

/** @import { Miss } from '../../state/plan.js' */
/** @import { PictureName } from '../../state/slices/statistics.js' */
/** @import { Standing } from '../../state/standing.js' */
/** @import { LaneSpec } from '../../state/state.js' */
/** @import { Stage } from '../../state/traits.js' */

/** @type {(key: string, range: readonly [number, number]) => string} */
const span = (key, [from, to]) => (from === to ? moves(key, from) : `${count(from)} to ${moves(key, to)}`);

/** Their keys are the columns' names in exported files. */
const columns = {
  outcome: {
    name: 'outcome',
    meaning: 'State of the search: “solved” with a solution proved shortest, “found” with one that is not',
  },
  generated: {
    name: 'generated',
    meaning: 'Positions created, duplicates included; a root counts once per search, or once per iteration',
  },
  expanded: { name: 'expanded', meaning: 'Positions whose successors were generated' },
  evaluated: { name: 'evaluated', meaning: 'Positions whose heuristic was computed' },
  pairs: {
    name: 'pairs',
    meaning: 'Pairs of a position and one of the perimeter’s rim for which the heuristic was computed',
  },
  duplicates: { name: 'duplicates', meaning: 'Generated positions that were already stored' },
  pruned: { name: 'pruned', meaning: 'Generated positions cut by the bound or the limit' },
  stored: {
    name: 'stored now',
    meaning: 'Positions in memory now. A depth-first search holds those of its path, and of its table if it has one',
  },
  stored_peak: { name: 'stored at most', meaning: 'The most that were stored at once' },
  bytes: {
    name: 'memory now',
    meaning: 'Bytes for stored positions and their data now, with room for growth',
  },
  bytes_peak: {
    name: 'memory at most',
    meaning: 'The most of these bytes at once, moments of growing included',
  },
  table_bytes: {
    name: 'tables',
    meaning: 'Bytes of the heuristic’s tables, which are built before the search',
  },
  length: { name: 'length', meaning: 'Moves in the solution, once the search has ended with one' },
  bound: {
    name: 'bound',
    /** @type {(searchesOf: (stage: Stage) => readonly string[]) => string} */
    meaning(searchesOf) {
      const named = (/** @type {Stage} */ stage) => allOf(searchesOf(stage).map(algorithm));
      return `The iteration’s limit on f; on the depth without a heuristic; on q g + p h with the weight p/q. For ${named('f')}: the greatest f expanded, at the end the goal’s. For ${named('incumbent')}: the current upper bound, given or found. For ${named('learned')}: the greatest value expanded. For ${named('proved')}: the least that a solution can have by the open lists of both sides`;
    },
  },
  incumbent: {
    name: 'incumbent',
    meaning: 'The best solution found so far, in moves, or in cost where the search counts it; only if the search continues after one',
  },
  depth: {
    name: 'depth',
    meaning: 'Moves from the root; with two sides, from the side’s own. In total: of the position being expanded, or the complete layers after the root’s own',
  },
  g: {
    name: 'g',
    meaning: 'Cost of the moves from the root; with two sides, from the side’s own',
  },
  branching: {
    name: 'b*',
    meaning: 'Effective branching factor: that of a uniform tree with the depth of the solution and as many positions below its root as were generated',
  },
  time: {
    name: 'time',
    meaning: 'Milliseconds spent in the search itself, without waiting for the chosen speed, other lanes or the page',
  },
  table_time: {
    name: 'time for tables',
    meaning: 'Milliseconds spent building the heuristic’s tables, before the search',
  },
  rate: {
    name: 'rate',
    meaning: 'Positions generated per second spent in the search itself; unknown while that time is too short',
  },
  floor: {
    name: 'lower limit',
    meaning: 'The fewest positions that any search with the same knowledge can expand here, if measured with the lane’s heuristics',
  },
  times_floor: {
    name: 'times the limit',
    meaning: 'Positions expanded, divided by the lower limit',
  },
  growth: {
    name: 'growth',
    meaning: 'Positions generated in this iteration, divided by those of the iteration before',
  },
  growth_per_move: {
    name: 'growth per move',
    meaning: 'Growth for each move by which the bound was raised: after k moves, the k-th root of the growth',
  },
  side: {
    name: 'side',
    meaning: 'Which way the search goes: from the start or from the goal',
  },
  layer: { name: 'layer', meaning: 'Moves from the frontier’s own root' },
  new: { name: 'new', meaning: 'Positions of this layer that were not stored before' },
  nodes: { name: 'nodes', meaning: 'Positions generated up to this point' },
  brute_force: {
    name: 'brute force',
    meaning: 'Brute-force branching factor: growth of the tree of all moves from layer to layer, without undoing the last move',
  },
  instance: { name: 'instance', meaning: 'The number of the problem in its experiment' },
  seed: {
    name: 'seed',
    meaning: 'Number that the start was drawn with; the same seed, goal and distance give the same start',
  },
  wanted: { name: 'wanted', meaning: 'Requested distance of the start from the goal' },
  start: { name: 'start', meaning: 'The start in text form' },
  goal: { name: 'goal', meaning: 'The goal in text form' },
  distance: {
    name: 'distance',
    meaning: 'Moves from the start to the goal, if known: from the table the start was drawn from, or from a solution',
  },
  limit: { name: 'limit', meaning: 'Which limit the search reached' },
};

/** How a search stands, by the name that files have for it. @type {Readonly<Record<string, string>>} */
const OUTCOMES = {
  ready: 'ready',
  waiting: 'waiting',
  paused: 'paused',
  away: 'away',
  ended: 'ended',
  preparing: 'preparing',
  running: 'running',
  solved: 'solved',
  /** Without proof. */
  found: 'found',
  exhausted: 'exhausted',
  failed: 'failed',
  limit: 'limit',
  'limit depth': 'limit depth',
  'limit nodes': 'limit nodes',
  'limit bytes': 'limit bytes',
};

/** @type {Readonly<Record<string, string>>} */
const LIMITS = { depth: 'depth', nodes: 'nodes', bytes: 'bytes' };

/** @type {Readonly<Record<string, string>>} */
const SIDES = { start: 'start', goal: 'goal' };

export const statistics = {
  region: 'Charts',
  choose: 'Picture',
  pictures: /** @type {Record<PictureName, string>} */ ({
    depths: 'Depths',
    iterations: 'Iterations',
    branching: 'Branching',
    memory: 'Memory',
    frontiers: 'Frontiers',
    quality: 'Heuristics',
    counters: 'Counters',
    experiment: 'Experiment',
  }),
  columns,
  cells: {
    outcome: (/** @type {string} */ name) => entry(OUTCOMES, name),
    limit: (/** @type {string} */ name) => entry(LIMITS, name),
    side: (/** @type {string} */ name) => entry(SIDES, name),
  },
  counter: 'Counter',
  quantity: 'Quantity',
  quantities: {
    generated: 'generated',
    expanded: 'expanded',
    growth: 'growth per move',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmic scale',
  numbers: 'Numbers',
  lane: 'lane',
  more: (/** @type {number} */ shown, /** @type {number} */ all) => `The first ${count(shown)} rows of ${count(all)}; the export has them all.`,
  unknown,
  sides: { start: 'from the start', goal: 'from the goal' },

  /** Lanes that a chart by cost leaves out. @type {(names: readonly string[]) => string} */
  inMoves: (names) => `Counted in moves, and therefore not drawn: ${allOf(names)}.`,
  depths: {
    /** On boards whose moves have costs, most searches count by g. */
    title: {
      /** @type {(counter: string) => string} */
      moves: (counter) => `Positions ${counter} at each depth`,
      /** @type {(counter: string) => string} */
      cost: (counter) => `Positions ${counter} at each g`,
    },
    x: {
      moves: 'depth, in moves from the root; with two sides, from each its own',
      cost: 'g, the cost of the moves from the root; with two sides, from each its own',
    },
    said: {
      /** @type {(depth: number, n: number, counter: string) => string} */
      moves: (depth, n, counter) => `depth ${depth}: ${count(n)} ${counter}`,
      /** @type {(g: number, n: number, counter: string) => string} */
      cost: (g, n, counter) => `g ${g}: ${count(n)} ${counter}`,
    },
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'Press Run to see how many positions there are at each depth.',
      running: 'Nothing is generated yet.',
      over: 'No lane has generated anything.',
    }),
  },
  iterations: {
    /** @type {(quantity: string) => string} */
    title: (quantity) => `Iterations: ${quantity}`,
    x: {
      moves: 'bound, in moves',
      cost: 'bound, in cost',
    },
    /** @type {(bound: number, n: string, quantity: string, open: boolean) => string} */
    said: (bound, n, quantity, open) => `bound ${bound}: ${n} ${quantity}${open ? ', not run to its end' : ''}`,
    none: 'Only iterative deepening has iterations: add a lane with IDA* or IDDFS.',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'Press Run to see how many positions each iteration generates.',
      running: 'No iteration has begun yet.',
      over: 'No lane has begun an iteration.',
    }),
  },
  branching: {
    title: 'Effective branching factor b*',
    x: 'b*',
    /** @type {(factor: number, settled: boolean, layers: number) => string} */
    bruteForce: (factor, settled, layers) => (settled ? `brute force: ${fixed(factor, 4)}` : `brute force: ${fixed(factor, 1)}, measured in layer ${layers}`),
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'b* is known once a lane has found its solution.',
      running: 'b* is known once a lane has found its solution.',
      over: 'There is no b*: no lane has found a solution of a move or more.',
    }),
  },
  memory: {
    title: 'Memory over positions generated',
    x: 'positions generated',
    y: 'bytes at most: stored positions, and tables below them',
    /** `table` is what the heuristic's tables take, or empty. @type {(nodes: number, bytes: string, table: string) => string} */
    said: (nodes, bytes, table) => `${bytes}${table && ` ${plusTable(table)}`} after ${plural(nodes, 'position')}`,
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'Press Run to see how much memory each search needs.',
      running: 'Nothing is generated yet.',
      over: 'No lane has generated anything.',
    }),
  },
  frontiers: {
    title: 'New positions in each layer',
    x: 'layer, in moves from its own root',
    y: 'new positions',
    /** @type {(layer: number, n: number) => string} */
    said: (layer, n) => `layer ${layer}: ${plural(n, 'new position')}`,
    none: 'Only breadth-first searches that store their layers are drawn: add a lane with BFS or bidirectional BFS.',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'Press Run to see how the layers grow.',
      running: 'No layer has begun yet.',
      over: 'No lane has begun a layer.',
    }),
  },

  exports: {
    region: 'Export',
    formats: {
      csv: 'CSV',
      json: 'JSON',
      svg: 'SVG',
      png: 'PNG',
      dot: 'DOT',
      tex: 'TikZ',
      'trace.json': 'Posthoc',
    },
    long: {
      csv: 'Save the numbers as comma-separated values',
      json: 'Save the numbers as JSON',
      svg: 'Save the picture as SVG',
      png: 'Save the picture as PNG',
      dot: 'Save the drawn nodes as a DOT graph for Graphviz',
      tex: 'Save the drawn nodes as TikZ for LaTeX, with the package forest',
      'trace.json': 'Save the run as a search trace for Posthoc',
    },
    failed: (/** @type {string} */ why) => `The file could not be created: ${why}`,
    /** @type {(key: string, start: string, goal: string) => string} */
    subtitle: (key, start, goal) => `${puzzle(key).full}: start ${start}, goal ${goal}`,
  },

  experiment: {
    title: 'Positions generated on random instances',
    how: /** @type {(n: number) => string} */ (n) => `Runs ${n === 1 ? 'the lane' : n === 2 ? 'both lanes' : `all ${count(n)} lanes`} on random starts with this goal.`,
    x: 'distance to the goal, in moves',
    instances: 'Instances',
    from: 'Depth from',
    to: 'to',
    seed: 'Seed',
    max_nodes: 'Limit of nodes',
    floors: 'Lower limits',
    floorsLong: 'Also measure the lower limit of each instance, as a column of the files',
    run: 'Begin',
    cancel: 'Cancel',
    progress: 'Progress of the experiment',
    /** @type {(done: number, all: number, ms: number) => string} */
    running: (done, all, ms) => `${count(done)} of ${plural(all, 'run')} done, ${seconds(ms)}`,
    /** @type {(key: string, looked: number, wanted: number) => string} */
    looking: (key, looked, wanted) => `Searching around the goal: all positions within ${moves(key, looked)} found, ${wanted} wanted`,
    /** @type {(instances: number, runs: number, ms: number) => string} */
    done: (instances, runs, ms) => `${plural(instances, 'instance')}, ${plural(runs, 'run')}, in ${seconds(ms)}`,
    /** @type {(instances: number, all: number) => string} */
    cancelled: (instances, all) => `Cancelled after ${count(instances)} of ${plural(all, 'instance')}`,
    /** @type {(why: string) => string} */
    failed: (why) => `The experiment stopped: ${why}.`,
    /** @type {(n: number, most: number) => string} */
    limited: (n, most) => `${plural(n, 'run')} reached the limit of ${count(most)} nodes: drawn as an outline, because ${n === 1 ? 'it' : 'they'} would have needed more.`,
    /** At a limit of its own lane. */
    limitedByLane: (/** @type {number} */ n) => `${plural(n, 'run')} ended without a solution at a limit of ${n === 1 ? 'its' : 'their'} lane: drawn as an outline.`,
    /** @type {(n: number) => string} */
    unplaced: (n) => `${plural(n, 'instance')} that no lane solved ${n === 1 ? 'is' : 'are'} left out of the picture: ${n === 1 ? 'its distance is' : 'their distances are'} unknown.`,
    /** Nothing is that far away. @type {(key: string, miss: Miss) => string} */
    beyond: (key, { instances, asked, drawn }) => `${plural(instances, 'instance')} requested at ${span(key, asked)}: no position is farther than ${count(drawn[1])}.`,
    /** A random walk has led less far than its length. @type {(key: string, miss: Miss) => string} */
    nearer: (key, { instances, asked, drawn }) =>
      `${plural(instances, 'instance')} requested at ${span(key, asked)} ${instances === 1 ? 'is' : 'are'} nearer, at ${span(key, drawn)}: that far out, starts are drawn by random walks, and a shorter path may exist.`,
    /** @type {(search: LaneSpec, seed: number, key: string, distance: number, n: number, limited: boolean) => string} */
    said: (spec, seed, key, distance, n, limited) => `${lane(spec)}, seed ${seed}, ${moves(key, distance)}: ${limited ? 'more than ' : ''}${count(n)} generated`,
    open: 'Open',
    openLong: /** @type {(seed: number) => string} */ (seed) => `Open the instance of seed ${seed}`,
    pick: 'Click a point to open its instance.',
    legend: 'Line: median. Band: the middle half.',
    empty: /** @type {Record<'none' | 'running' | 'unplaced' | 'over', string>} */ ({
      none: 'Choose the number of instances and their depths, then press Begin.',
      running: 'The first instance is not finished yet.',
      unplaced: 'No lane has solved an instance, so their distances are unknown.',
      over: 'No instance was finished.',
    }),
  },
};
