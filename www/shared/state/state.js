// The page's state: one plain value. Views are functions of it; only `actions.js` makes the next one.

import { freshAtlas } from './slices/atlas.js';
import { freshFloor } from './slices/floor.js';
import { freshQuality } from './slices/quality.js';
import { INITIAL_STATISTICS } from './slices/statistics.js';
import { freshTree } from './slices/tree.js';
import { freshWorkshop } from './slices/workshop.js';
import { numbered } from './twins.js';

/** @import { AstrayRun, Break, Breakpoints, Misread, Parts, Request, Snapshot, Step, WaitingReport } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../engine/link.js' */
/** @import { Lesson, Own } from './page-keys.js' */
/** @import { Design, Experiment } from './plan.js' */
/** @import { Atlas } from './slices/atlas.js' */
/** @import { Floor } from './slices/floor.js' */
/** @import { Guess } from './slices/guess.js' */
/** @import { Quality } from './slices/quality.js' */
/** @import { StatisticsSettings } from './slices/statistics.js' */
/** @import { Tree } from './slices/tree.js' */
/** @import { Workshop } from './slices/workshop.js' */
/** @import { View as PageKeysView } from './page-keys.js' */

/**
 * A start and a goal in the puzzle's text forms; `name` is a preset's name in the message catalogue.
 * @typedef {{start: string, goal: string, name?: string}} Problem
 */

/**
 * What a lane runs: the names and numbers of an engine request, without the problem.
 * @typedef {Omit<Request, 'puzzle' | 'start' | 'goal'>} Search
 */

/**
 * A lane keeps its `id`, and with it its place and colour, when its search changes. `twin` is its number among lanes that run the
 * same search, see `twins.js`.
 * @typedef {{id: number, search: Search, twin?: number}} LaneSpec
 */

/**
 * One moment of a run, for the charts: positions generated, milliseconds of searching, the most positions
 * stored at once so far and the bytes for them, and the bound or the layers complete.
 * @typedef {{nodes: number, time: number, stored: number, bytes: number, depth: number}} Sample
 */

/**
 * How a lane stands. `waiting` is a lane that has done its share in a race of same nodes, `away` one on its way to another
 * node of its run.
 * @typedef {'ready' | 'running' | 'waiting' | 'paused' | 'away' | 'ended' | 'failed'} Phase
 * @typedef {object} LaneState
 * @property {LaneSpec} spec
 * @property {Phase} phase
 * @property {Snapshot | null} snapshot the newest, or null before the first
 * @property {Step | null} step what made the newest node, or null before the first
 * @property {readonly WaitingReport[] | null} waiting what waits to be looked at; null while nobody
 *   looks
 * @property {Parts | null} parts what the newest node's estimate is made of
 * @property {number} furthest the number of the last node that was ever generated
 * @property {Breakpoints} breakpoints what it pauses at
 * @property {Break | null} broke the one that made it pause
 * @property {{at: number, to: number | null} | null} journey where it is on a long way, when phase is 'away'
 * @property {number} time milliseconds of searching, without any waiting
 * @property {number} tableTime milliseconds of building the heuristic's tables
 * @property {number | null} rate positions generated for each second of searching; null while that is too short to say
 * @property {readonly Sample[]} samples
 * @property {boolean} isSilent whether its worker owes news for too long: it hangs, or is busy beyond measure
 * @property {Failure | null} failure what went wrong, when phase is 'failed'
 * @property {boolean} frozen whether it stands still while the others go on
 * @property {AstrayRun} [astray] where its run goes wrong because of a bound that was made, and why
 */

/** @typedef {'stored' | 'generated' | 'depth'} ChartKind */

/**
 * `time`: each lane at the chosen speed, or as fast as it goes. `nodes`: all lanes get the same number of
 * expansions, so that counts are compared fairly on any machine.
 * @typedef {'time' | 'nodes'} Mode
 */

/**
 * The panel below the lanes.
 * @typedef {PageKeysView} View
 */

/**
 * What belongs to one puzzle, and is put aside while another is on the page.
 * @typedef {object} Game
 * @property {string} key which of the catalogue's puzzles, see `games.js`
 * @property {readonly Problem[]} problems to pick from
 * @property {'presets' | 'pasted' | 'own'} source where they come from
 * @property {number} chosen the index of the one in hand
 * @property {readonly string[]} moves the line of play on the board
 * @property {number} at how many of its moves have been made
 * @property {boolean} playing
 * @property {boolean} watched whether the board follows the search that is looked into
 * @property {string} hinted the position that a hint was asked for, or ''
 * @property {boolean} ownMoves whether a person made the line; a race never replaces that
 * @property {readonly LaneState[]} lanes
 * @property {number} focus the id of the lane that is looked into
 * @property {Experiment | null} experiment the newest comparison on random instances
 * @property {Design | null} design what a person has chosen for the next; null for what is suggested
 */

/**
 * What stays when the puzzle changes.
 * @typedef {object} Settings
 * @property {Readonly<Record<string, Game>>} shelf the games that are put aside
 * @property {Mode} mode
 * @property {View} view
 * @property {number | null} speed nodes a second for each lane; null is full speed
 * @property {{kind: ChartKind, logarithmic: boolean}} chart
 * @property {StatisticsSettings} statistics
 * @property {Tree} tree
 * @property {boolean} patterns dots and stripes on the cubes
 * @property {'light' | 'dark' | null} theme null is the system's
 * @property {boolean} help whether the panel with rules, words and keys is open
 * @property {boolean} finder whether what finds anything by its name is open
 * @property {string | null} lang null is the visitor's own language
 * @property {{yaw: number, pitch: number} | null} camera where the board is seen from, in degrees; null is where it is seen
 *   from first
 * @property {{phase: 'open' | 'guessed' | 'solved', guess: number | null} | null} challenge what the visitor was challenged to,
 *   and the lane that was guessed; see `challenge.js`
 * @property {boolean} present whether the page is shown as from the front of a room, see `www/features/present`
 * @property {readonly Misread[]} misread what was not understood of the link in the address
 * @property {{percent: number, distances: Readonly<Record<string, number>>} | null} guide true distances of positions
 *   in text form, and how far their table is built; null for a puzzle that has none
 * @property {Atlas} atlas
 * @property {Quality} quality
 * @property {Floor} floor
 * @property {Lesson | null} lesson the one that is read beside all this
 * @property {Guess | null} guess what is guessed before a race; null while nobody guesses
 * @property {Own} own what the link's keys say that are the page's alone
 * @property {Workshop} workshop
 */

/** @typedef {Game & Settings} State */

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

/** Nodes a second at which lanes go at first: slow enough to be followed. */
export const FIRST_SPEED = 30_000;

/**
 * The state that the page opens with.
 * @type {(game: Game) => State}
 */
export const initialState = (game) => ({
  ...game,
  shelf: {},
  mode: 'time',
  view: 'race',
  speed: FIRST_SPEED,
  chart: { kind: 'stored', logarithmic: true },
  statistics: INITIAL_STATISTICS,
  tree: freshTree,
  patterns: false,
  help: false,
  finder: false,
  theme: null,
  lang: null,
  camera: null,
  challenge: null,
  present: false,
  misread: [],
  guide: null,
  atlas: freshAtlas(),
  quality: freshQuality(''),
  floor: freshFloor(''),
  lesson: null,
  guess: null,
  own: {},
  workshop: freshWorkshop,
});

/** The problem in hand. @type {(state: Game) => Problem} */
export function problemOf(state) {
  const problem = state.problems[state.chosen];
  if (!problem) throw new Error(`problem ${state.chosen} of ${state.problems.length} is not there`);
  return problem;
}

/** The lane that is looked into: the one in focus, or the first when that is gone. @type {(state: Game) => LaneState | undefined} */
export const focusedLane = ({ lanes, focus }) =>
  lanes.find(({ spec }) => spec.id === focus) ?? lanes[0];

/** @type {(lane: LaneState) => boolean} */
export const isAtWork = ({ phase }) => phase === 'running' || phase === 'waiting';

/** Whether a lane's worker is doing something and will tell of it. @type {(lane: LaneState) => boolean} */
export const isBusy = ({ phase }) => phase === 'running' || phase === 'away';

/** Whether any lane is at work. @type {(state: Game) => boolean} */
export const isRunning = (state) => state.lanes.some(isAtWork);

/** @type {(lane: LaneState) => boolean} */
export const hasEnded = ({ phase }) => phase === 'ended' || phase === 'failed';

/** Whether a lane goes on when the race does. @type {(lane: LaneState) => boolean} */
export const goesOn = (lane) => !hasEnded(lane) && !lane.frozen;

/** Whether no lane has anything left to do. @type {(state: Pick<Game, 'lanes'>) => boolean} */
export const isOver = (state) => state.lanes.every(hasEnded);
