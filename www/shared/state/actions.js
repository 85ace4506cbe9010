// State transitions: pure functions, one per event.

import { isWritten } from '../puzzles/map.js';
import { hasOwnSpace } from '../puzzles/puzzles.js';
import { viewFor } from './features.js';
import { fitted, isRace, raceOf } from './games.js';
import { mostLanes } from './offered.js';
import { puzzle } from './puzzles.js';
import { treeLeft } from './slices/tree.js';
import { focusedLane, freshLane } from './state.js';
import { numbered } from './twins.js';

/** @import { Report } from './lane-news.js' */
/** @import { AstrayRun } from '../../pkg/rolling_cubes.js' */
/** @import { Design } from './plan.js' */
/** @import { Game, LaneState, Problem, Search, State } from './state.js' */

const EMPTY_LINE = /** @type {const} */ ({
  moves: [],
  at: 0,
  playing: false,
  watched: false,
  ownMoves: false,
});

/** Resets a lane; its breakpoints stay. @type {(lane: LaneState) => LaneState} */
const unrun = ({ spec, breakpoints }) => ({ ...freshLane(spec), breakpoints });

/** @type {(state: State) => State} */
export const restarted = (state) => ({ ...state, lanes: state.lanes.map(unrun) });

/** @type {(state: State, id: number) => State} */
export const laneRestarted = (state, id) => ({
  ...state,
  lanes: state.lanes.map((lane) => (lane.spec.id === id ? unrun(lane) : lane)),
});

/**
 * The lanes for another problem. A map with a race of its own brings it, unless the lanes were changed; else all lanes get a heuristic
 * that the map has.
 * @type {(state: State, problem: Problem) => readonly LaneState[]}
 */
function lanesFor({ key, lanes, problems, chosen }, problem) {
  if (!hasOwnSpace(key)) return lanes;
  const [map, before] = [puzzle(key), problems[chosen]];
  const searches = lanes.map(({ spec }) => spec.search);
  const race = isWritten(problem.goal) ? raceOf(map, problem) : problem.race;
  if (race && before && isRace(searches, raceOf(map, before)))
    return numbered(
      race.map((search, n) =>
        freshLane({ id: lanes[n]?.spec.id ?? n, search: fitted(search, problem) }),
      ),
    );
  return numbered(
    lanes.map((lane) => {
      const search = fitted(lane.spec.search, problem);
      return { ...lane, spec: { ...lane.spec, search } };
    }),
  );
}

/** Chooses another problem of the list. Breakpoints on positions are dropped. @type {(state: State, chosen: number) => State} */
export const problemChosen = (state, chosen) => problemTaken(state, state.problems, chosen);

/** @type {(state: State, problems: Game['problems'], chosen: number) => State} */
function problemTaken(state, problems, chosen) {
  const problem = problems[chosen];
  const lanes = problem ? lanesFor(state, problem) : state.lanes;
  return treeLeft({
    ...state,
    tree: { ...state.tree, travelled: false },
    ...EMPTY_LINE,
    problems,
    chosen,
    challenge: null,
    lanes: lanes.map((lane) => {
      const { position: _, ...breakpoints } = lane.breakpoints;
      return unrun({ ...lane, breakpoints });
    }),
  });
}

/**
 * A pasted list or a set-up problem replaces the list.
 * @type {(state: State, problems: Game['problems'], source: Game['source']) => State}
 */
export const problemsTaken = (state, problems, source) =>
  problemTaken({ ...state, source }, problems, 0);

/** Switches the puzzle; the previous game is shelved with its lanes reset. @type {(state: State, game: Game) => State} */
export function gameChanged(state, game) {
  const { key, problems, source, chosen, moves, at, ownMoves, lanes, focus, experiment, design } =
    restarted(state);
  const playing = false;
  const aside = {
    key,
    problems,
    source,
    chosen,
    moves,
    at,
    ownMoves,
    lanes,
    focus,
    experiment,
    design,
    playing,
    watched: false,
    hinted: '',
  };
  const { [game.key]: _, ...others } = state.shelf;
  const view = viewFor(state.view, game.key);
  return treeLeft({ ...state, ...game, view, challenge: null, shelf: { ...others, [key]: aside } });
}

/** @type {(state: State, id: number, news: Partial<LaneState>) => State} */
export function laneChanged(state, id, news) {
  const lanes = state.lanes.map((lane) => (lane.spec.id === id ? { ...lane, ...news } : lane));
  const next = { ...state, lanes };
  // The first solution goes on the board, then that of the lane in focus, unless a person is playing there.
  const lane = lanes.find(({ spec }) => spec.id === id);
  const solution = lane?.snapshot?.moves ?? [];
  const isIdle = lane === focusedLane(next) && next.at === 0 && !next.playing;
  const isWanted = (isIdle || next.moves.length === 0) && !next.ownMoves && solution.length > 0;
  return isWanted ? { ...next, moves: solution, at: 0 } : next;
}

/**
 * A worker reported. Outside a race in rounds no lane waits; a frozen lane never does.
 * @type {(state: State, id: number, report: Report, inRounds: boolean) => State}
 */
export function laneReported(state, id, report, inRounds) {
  const { type: _, from, samples, paths: __, ...news } = report;
  const lane = state.lanes.find(({ spec }) => spec.id === id);
  const before = lane?.samples ?? [];
  const waits = inRounds && !lane?.frozen;
  return laneChanged(state, id, {
    ...news,
    phase: news.phase === 'waiting' && !waits ? 'paused' : news.phase,
    samples: [...before.slice(0, from), ...samples],
    journey: null,
    isSilent: false,
  });
}

/** @type {(state: State, id: number, breakpoints: LaneState['breakpoints']) => State} */
export const breakpointsSet = (state, id, breakpoints) =>
  laneChanged(state, id, { breakpoints, broke: null });

/** Adds a lane with the lowest free number. @type {(state: State, search: Search) => State} */
export function laneAdded(state, search) {
  const taken = new Set(state.lanes.map(({ spec }) => spec.id));
  const id = Array.from({ length: mostLanes() }, (_, n) => n).find((n) => !taken.has(n));
  if (id === undefined) return state;
  return { ...state, lanes: numbered([...state.lanes, freshLane({ id, search })]) };
}

/** A lane gets another search and starts over. @type {(state: State, id: number, search: Search) => State} */
export const laneConfigured = (state, id, search) =>
  treeLeft({
    ...state,
    lanes: numbered(
      state.lanes.map((lane) => (lane.spec.id === id ? freshLane({ id, search }) : lane)),
    ),
  });

/** Sets where a lane's run goes wrong. @type {(state: State, id: number, astray: AstrayRun) => State} */
export const laneRemarked = (state, id, astray) => laneChanged(state, id, { astray });

/** Focuses a lane and shows its solution, unless the board has a person's line or follows a search. If its tree was the one beside, the two swap. @type {(state: State, id: number) => State} */
export function laneFocused(state, id) {
  if (id === state.focus) return state;
  const { tree, focus } = state;
  const beside = tree.beside === id ? focus : tree.beside;
  const focused = treeLeft({ ...state, focus: id, tree: { ...tree, beside } });
  const isKept = state.ownMoves || state.watched || solutionOf(focused).length === 0;
  return isKept ? focused : boardReset(focused);
}

/**
 * Presents the page or stops. Frozen lanes are released, as nothing then shows that they are frozen. The teacher's page
 * is hidden from a room, and *Play* has nothing that a room could read.
 * @type {(state: State) => State}
 */
export const presentToggled = (state) => ({
  ...state,
  present: !state.present,
  // A lesson's step may show the board alone.
  view: state.view === 'teach' || (state.view === 'play' && !state.lesson) ? 'race' : state.view,
  lanes: state.lanes.map((lane) => (lane.frozen ? { ...lane, frozen: false } : lane)),
});

/** @type {(state: State, design: Design) => State} */
export const designed = (state, design) => ({ ...state, design });

/** The last lane cannot be removed. Numbers are reused. @type {(state: State, id: number) => State} */
export function laneRemoved(state, id) {
  if (state.lanes.length === 1) return state;
  const lanes = numbered(state.lanes.filter(({ spec }) => spec.id !== id));
  const { tree } = state;
  return { ...state, lanes, tree: tree.beside === id ? { ...tree, beside: null } : tree };
}

/** @type {(state: State, moves: readonly string[]) => State} */
export const solutionShown = (state, moves) => ({ ...state, ...EMPTY_LINE, moves });

/** Plays a solution from the start. @type {(state: State, moves: readonly string[]) => State} */
export const solutionPlayed = (state, moves) => ({
  ...solutionShown(state, moves),
  playing: moves.length > 0,
});

/** A move by hand replaces the rest of the line. @type {(state: State, move: string) => State} */
export function movePlayed(state, move) {
  if (state.moves[state.at] === move)
    return { ...state, at: state.at + 1, playing: false, watched: false };
  const moves = [...state.moves.slice(0, state.at), move];
  return { ...state, moves, at: moves.length, playing: false, watched: false, ownMoves: true };
}

/** @type {(state: State, at: number) => State} */
export const wentTo = (state, at) => ({
  ...state,
  at: Math.min(Math.max(at, 0), state.moves.length),
  playing: false,
  watched: false,
});

/** The solution of the lane in focus, if it has one. @type {(state: Game) => readonly string[]} */
const solutionOf = (state) => focusedLane(state)?.snapshot?.moves ?? [];

/** Resets the board to the start; the solution of the lane in focus replaces the played line. @type {(state: State) => State} */
export const boardReset = (state) => solutionShown(state, solutionOf(state));

/** At the end, play restarts from the start. @type {(state: State) => State} */
export function playToggled(state) {
  if (state.playing || state.moves.length === 0) return { ...state, playing: false };
  return {
    ...state,
    playing: true,
    watched: false,
    at: state.at === state.moves.length ? 0 : state.at,
  };
}

/** Advances by a move and stops at the end. @type {(state: State) => State} */
export function playedOn(state) {
  const at = Math.min(state.at + 1, state.moves.length);
  return { ...state, at, playing: state.playing && at < state.moves.length };
}
