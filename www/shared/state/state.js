// The page's state: one plain value. Views are functions of it; only `actions.js` computes the next one.

import { features } from './features.js';
import { freshTree } from './slices/tree.js';
import { numbered } from './twins.js';

/** @import { AstrayRun, Break, Breakpoints, Misread, Parts, Request, Snapshot, Step, WaitingReport } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../engine/link.js' */
/** @import { Slices, Views } from '../kit/feature.d.ts' */
/** @import { Lesson, Own } from './page-keys.js' */
/** @import { Design, Experiment } from './plan.js' */
/** @import { Tree } from './slices/tree.js' */

/**
 * A lane's search: an engine request without the problem.
 * @typedef {Omit<Request, 'puzzle' | 'start' | 'goal'>} Search
 */

/**
 * Start and goal in the puzzle's text forms; `name` is a preset's key in the message catalogue. `race` replaces the
 * puzzle's opening lanes.
 * @typedef {{start: string, goal: string, name?: string, race?: readonly Search[], published?: string | undefined}} Problem
 */

/**
 * A lane keeps its `id`, place and colour when its search changes. `twin` numbers lanes that run the same search, see
 * `twins.js`.
 * @typedef {{id: number, search: Search, twin?: number}} LaneSpec
 */

/**
 * A chart's sample: positions generated, milliseconds of searching, peak of stored positions and their bytes, and the
 * bound or complete layers.
 * @typedef {{nodes: number, time: number, stored: number, bytes: number, depth: number}} Sample
 */

/**
 * A lane's state. `waiting`: has done its share in a race in rounds. `away`: on its way to another node.
 * @typedef {'ready' | 'running' | 'waiting' | 'paused' | 'away' | 'ended' | 'failed'} Phase
 * @typedef {object} LaneState
 * @property {LaneSpec} spec
 * @property {Phase} phase
 * @property {Snapshot | null} snapshot the newest, or null before the first
 * @property {Step | null} step what generated the newest node, or null before the first
 * @property {readonly WaitingReport[] | null} waiting the open list; null unless requested
 * @property {Parts | null} parts terms of the newest node's estimate
 * @property {number} furthest the last node ever generated
 * @property {Breakpoints} breakpoints where it pauses
 * @property {Break | null} broke the breakpoint that paused it
 * @property {{at: number, to: number | null} | null} journey progress of a long replay, when phase is 'away'
 * @property {number} time milliseconds of searching, without waiting
 * @property {number} tableTime milliseconds of building the heuristic's tables
 * @property {number | null} rate positions generated per second; null while the time is too short
 * @property {readonly Sample[]} samples
 * @property {boolean} isSilent its worker's news is overdue: it hangs or is very busy
 * @property {Failure | null} failure the error, when phase is 'failed'
 * @property {boolean} frozen paused while the others go on
 * @property {AstrayRun} [astray] where its run goes wrong because of a custom bound, and why
 */

/** @typedef {'stored' | 'generated' | 'depth'} ChartKind */

/** The searches of a race as pictures, the rounds of each as a table, or all in a chart. @typedef {'pictures' | 'table' | 'curves'} Face */

/**
 * `time`: each lane at the chosen speed. `nodes`: all lanes get equal numbers of expansions, so that counts compare
 * fairly on any machine.
 * @typedef {'time' | 'nodes'} Mode
 */

/** @typedef {keyof Views} View */

/**
 * The state of one puzzle, shelved while another is on the page.
 * @typedef {object} Game
 * @property {string} key a puzzle of the catalogue, see `games.js`
 * @property {readonly Problem[]} problems the list to choose from
 * @property {'presets' | 'pasted' | 'own'} source its source
 * @property {number} chosen index of the current problem
 * @property {readonly string[]} moves the line of play on the board
 * @property {number} at number of moves made
 * @property {boolean} playing
 * @property {boolean} watched whether the board follows the lane in focus
 * @property {string} hinted the position of the last hint, or ''
 * @property {boolean} ownMoves whether a person made the line; a race never replaces it
 * @property {readonly LaneState[]} lanes
 * @property {number} focus id of the lane in focus
 * @property {Experiment | null} experiment the newest experiment
 * @property {Design | null} design the chosen design of the next; null is the default
 */

/**
 * @typedef {object} Settings
 * @property {Readonly<Record<string, Game>>} shelf the other games
 * @property {Mode} mode
 * @property {View} view
 * @property {number | null} speed nodes per second of each lane; null is full speed
 * @property {{face: Face, kind: ChartKind, logarithmic: boolean}} chart
 * @property {Tree} tree
 * @property {boolean} patterns dots and stripes on the cubes
 * @property {readonly string[]} look what a step of the lesson points at, see `parse.js`
 * @property {'' | 'chequer' | 'paint'} coat of the board to play on: coloured as a chessboard, or all but white painted out
 * @property {'light' | 'dark' | null} theme null is the system's
 * @property {boolean} help whether the panel with rules, words and keys is open
 * @property {boolean} finder whether the finder is open
 * @property {string | null} lang null is the browser's language
 * @property {{yaw: number, pitch: number} | null} camera in degrees; null is the initial camera
 * @property {{phase: 'open' | 'guessed' | 'solved', guess: number | null} | null} challenge the challenge and the
 *   visitor's guess, see `challenge.js`
 * @property {boolean} present whether the page is presented, see `www/features/present`
 * @property {boolean} alone whether the page shows an exercise or a lesson without ways to the rest of the page
 * @property {readonly Misread[]} misread invalid parts of the address's link
 * @property {{percent: number, distances: Readonly<Record<string, number>>} | null} guide exact distances by position
 *   text, and the progress of their table; null for puzzles without one
 * @property {Lesson | null} lesson the open lesson
 * @property {Own} own page-only keys of the link
 */

/** @typedef {Game & Settings & Slices} State */

/** @type {(spec: LaneSpec) => LaneState} */
export const freshLane = (spec) => ({
  spec,
  phase: 'ready',
  snapshot: null,
  step: null,
  waiting: null,
  parts: null,
  furthest: 0,
  breakpoints: {},
  broke: null,
  journey: null,
  time: 0,
  tableTime: 0,
  rate: null,
  samples: [],
  isSilent: false,
  failure: null,
  frozen: false,
});

/** @type {(key: string, problems: readonly Problem[], chosen: number, searches: readonly Search[]) => Game} */
export const freshGame = (key, problems, chosen, searches) => ({
  key,
  problems,
  source: 'presets',
  chosen,
  moves: [],
  at: 0,
  playing: false,
  watched: false,
  hinted: '',
  ownMoves: false,
  lanes: numbered(searches.map((search, id) => freshLane({ id, search }))),
  focus: 0,
  experiment: null,
  design: null,
});

/** Default nodes per second, slow enough to follow. */
export const FIRST_SPEED = 30_000;

/** @type {(game: Game) => State} */
export const initialState = (game) => ({
  ...game,
  shelf: {},
  mode: 'time',
  view: 'race',
  speed: FIRST_SPEED,
  chart: { face: 'pictures', kind: 'stored', logarithmic: true },
  tree: freshTree,
  patterns: false,
  look: [],
  coat: '',
  help: false,
  finder: false,
  theme: null,
  lang: null,
  camera: null,
  challenge: null,
  present: false,
  alone: false,
  misread: [],
  guide: null,
  .../** @type {Slices} */ (
    Object.assign({}, ...Object.values(features).map(({ fresh }) => fresh?.()))
  ),
  lesson: null,
  own: {},
});

/** @type {(state: Game) => Problem} */
export function problemOf(state) {
  const problem = state.problems[state.chosen];
  if (!problem) throw new Error(`problem ${state.chosen} of ${state.problems.length} is not there`);
  return problem;
}

/** The lane in focus, or the first if that was removed. @type {(state: Game) => LaneState | undefined} */
export const focusedLane = ({ lanes, focus }) =>
  lanes.find(({ spec }) => spec.id === focus) ?? lanes[0];

/** @type {(lane: LaneState) => boolean} */
export const isAtWork = ({ phase }) => phase === 'running' || phase === 'waiting';

/** Whether a lane's worker is busy and will report. @type {(lane: LaneState) => boolean} */
export const isBusy = ({ phase }) => phase === 'running' || phase === 'away';

/** @type {(state: Game) => boolean} */
export const isRunning = (state) => state.lanes.some(isAtWork);

/** @type {(lane: LaneState) => boolean} */
export const hasEnded = ({ phase }) => phase === 'ended' || phase === 'failed';

/** Whether a lane continues when the race does. @type {(lane: LaneState) => boolean} */
export const goesOn = (lane) => !hasEnded(lane) && !lane.frozen;

/** @type {(state: Pick<Game, 'lanes'>) => boolean} */
export const isOver = (state) => state.lanes.every(hasEnded);
