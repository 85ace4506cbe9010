// The page's state: one plain value. Views are functions of it; only `actions.js` makes the next one.

/**
 * A start and a goal in the puzzle's text forms.
 * @typedef {{start: string, goal: string}} Problem
 */

/**
 * What a lane runs. A lane keeps its `id`, and with it its place and colour, when its search changes.
 * @typedef {{id: number, algorithm: string, heuristic?: string}} LaneSpec
 */

/**
 * One moment of a run, for the chart: positions generated, milliseconds of running, the most positions
 * stored at once so far, and the bound or the layers complete.
 * @typedef {{nodes: number, time: number, stored: number, depth: number}} Sample
 */

/**
 * How a lane stands.
 * @typedef {'ready' | 'running' | 'paused' | 'ended' | 'failed'} Phase
 * @typedef {object} LaneState
 * @property {LaneSpec} spec
 * @property {Phase} phase
 * @property {import('../pkg/rolling_cubes.js').Snapshot | null} snapshot the newest, or null before the first
 * @property {number} time milliseconds of running
 * @property {number} rate nodes a second over the last while
 * @property {readonly Sample[]} samples
 * @property {string} failure what went wrong, when phase is 'failed'
 */

/** @typedef {'stored' | 'generated' | 'depth'} ChartKind */

/**
 * @typedef {object} State
 * @property {string} puzzle
 * @property {readonly Problem[]} problems to pick from
 * @property {'samples' | 'pasted'} source where they come from
 * @property {number} chosen the index of the one in hand
 * @property {readonly string[]} moves the line of play on the board
 * @property {number} at how many of its moves have been made
 * @property {boolean} playing
 * @property {boolean} ownMoves whether a person made the line; a race never replaces that
 * @property {readonly LaneState[]} lanes
 * @property {number} speed nodes a second for each lane; Infinity is full speed
 * @property {{kind: ChartKind, logarithmic: boolean}} chart
 * @property {boolean} patterns dots and stripes on the cubes
 */

/** @type {(spec: LaneSpec) => LaneState} */
export const freshLane = (spec) => ({
  spec,
  phase: 'ready',
  snapshot: null,
  time: 0,
  rate: 0,
  samples: [],
  failure: '',
});

/** The two that the page is about. */
const DEFAULT_LANES = /** @type {const} */ ([
  { id: 0, algorithm: 'ida-star', heuristic: 'misplaced' },
  { id: 1, algorithm: 'bidirectional-bfs' },
]);

/**
 * The state that the page opens with.
 * @param {readonly Problem[]} problems
 * @param {number} chosen
 * @returns {State}
 */
export const initialState = (problems, chosen) => ({
  puzzle: 'cubes',
  problems,
  source: 'samples',
  chosen,
  moves: [],
  at: 0,
  playing: false,
  ownMoves: false,
  lanes: DEFAULT_LANES.map(freshLane),
  speed: 30_000,
  chart: { kind: 'stored', logarithmic: true },
  patterns: false,
});

/** The problem in hand. @type {(state: State) => Problem} */
export function problemOf(state) {
  const problem = state.problems[state.chosen];
  if (!problem) throw new Error(`problem ${state.chosen} of ${state.problems.length} is not there`);
  return problem;
}

/** Whether any lane is at work. @type {(state: State) => boolean} */
export const isRunning = (state) => state.lanes.some((lane) => lane.phase === 'running');

/** Whether no lane has anything left to do. @type {(state: State) => boolean} */
export const isOver = (state) =>
  state.lanes.every((lane) => lane.phase === 'ended' || lane.phase === 'failed');
