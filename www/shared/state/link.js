// Converts the page's state to a link and back. The engine handles the problem and the race, `page-keys.js` the rest.

import { readLink as readRace, writeLink as writeRace } from '../engine/engine.js';
import { keyOf } from '../puzzles/puzzles.js';
import { spoken } from '../words/languages.js';
import { gameChanged } from './actions.js';
import { isOpen } from './challenge.js';
import { features, labOf, shownOf, viewFor, withShown } from './features.js';
import { indexOf, inFull, mapRead, mapWritten, newGame } from './games.js';
import { noteOf, ownOf, readPage, viewWith, writePage } from './page-keys.js';
import { mapPuzzle, puzzleOf } from './puzzles.js';
import { FIRST_SPEED, freshGame, freshLane, isAtWork, problemOf } from './state.js';

/** @import { Catalogue, Misread } from '../../pkg/rolling_cubes.js' */
/** @import { Page } from './page-keys.js' */
/** @import { Game, State } from './state.js' */
/** @import { Link as EngineLink } from '../../pkg/rolling_cubes.js' */

/** @typedef {EngineLink & Page} Link */
/** @typedef {{link: Link, misread: readonly Misread[]}} Reading */

/** Characters of a link that are read. */
export const MOST_LINK = 65_536;

/** Reads a link: an address, or the part after its `#`. @type {(text: string) => Reading} */
export function readLink(text) {
  const { rest: given, misread, ...page } = readPage(text, spoken());
  const map = mapPuzzle();
  const rest = inFull(map, given);
  const first = readRace(rest);
  const read = first.link.puzzle === map.name ? mapRead(map, rest, first) : first;
  return { link: { ...read.link, ...page }, misread: [...read.misread, ...misread] };
}

/** The link's text without `#`. @type {(link: Link) => string} */
export function writeLink(link) {
  const map = mapPuzzle();
  return writePage(writeRace(link.puzzle === map.name ? mapWritten(map, link) : link), link);
}

/**
 * The link that reproduces a state. Searches are deterministic, so the nodes at which lanes stand determine every
 * count.
 * @type {(state: State) => string}
 */
export function linkOf(state) {
  const { start, goal } = problemOf(state);
  // A solution that a race put on the board comes back with the race.
  const isPlayed = state.ownMoves || state.at > 0;
  const text = writeLink({
    puzzle: puzzleOf(state.key),
    start,
    goal,
    moves: isPlayed ? [...state.moves] : [],
    made: isPlayed ? state.at : 0,
    race: state.lanes.map(({ spec }) => spec.search),
    at: state.lanes.map(({ phase, snapshot }) =>
      phase === 'ended' ? 'end' : (snapshot?.generated ?? 0),
    ),
    mode: state.mode,
    view: state.view,
    show: shownOf(state),
    lang: state.lang,
    theme: state.theme,
    camera: state.camera,
    speed: state.speed === FIRST_SPEED ? null : (state.speed ?? 'full'),
    breaks: state.lanes.map(({ breakpoints }) => breakpoints),
    zoom: state.view === 'tree' ? state.tree.zoom : null,
    experiment: state.design,
    challenge: isOpen(state),
    present: state.present,
    alone: state.alone,
    own: ownOf(features[state.view]?.own?.(state) ?? state.own, state.view),
    lesson: state.lesson,
  });
  // A map that no link can hold is left out: `v=1&puzzle=map` remains.
  return text.length > MOST_LINK ? text.slice(0, text.indexOf('&', 4)) : text;
}

/** The speed of a link; null is full speed. @type {(link: Link) => number | null} */
export const speedOf = ({ speed }) => (speed === 'full' ? null : (speed ?? FIRST_SPEED));

/** The state with busy lanes reset, as their place is transient. @type {(state: State) => State} */
export const atRest = (state) => ({
  ...state,
  lanes: state.lanes.map((lane) => (isAtWork(lane) ? freshLane(lane.spec) : lane)),
});

/**
 * The state for a link, with every lane at its start. Properties that links do not hold stay.
 * @type {(state: State, catalogue: Catalogue, reading: Reading) => State}
 */
export function opened(state, catalogue, { link, misread }) {
  const game = gameOf(state, catalogue, link);
  const changed = game.key === state.key ? { ...state, ...game } : gameChanged(state, game);
  const wanted = viewOf(link);
  const view = viewFor(wanted, game.key);
  const note = () => noteOf('view', wanted, labOf(game.key).join(', '));
  /** @type {State} */
  const followed = {
    ...changed,
    mode: link.mode,
    // Other views reveal more than a challenge may.
    view,
    challenge: link.challenge ? { phase: 'open', guess: null } : null,
    present: link.present,
    alone: link.alone,
    lang: link.lang ?? state.lang,
    theme: link.theme ?? state.theme,
    camera: link.camera,
    speed: speedOf(link),
    lanes: changed.lanes.map((lane, n) => ({ ...lane, breakpoints: link.breaks[n] ?? {} })),
    design: link.experiment,
    lesson: link.lesson,
    own: link.own,
    misread: view === wanted ? misread : [...misread, note()],
  };
  const shown = withShown(followed, link.show);
  return withOwn({ ...shown, tree: { ...shown.tree, zoom: link.zoom } }, link.own, true);
}

/** The view that a link opens: a challenge, and a board that is presented without a lesson, have no other than the race. @type {(link: Link) => State['view']} */
function viewOf({ challenge, lesson, own, present, view }) {
  if (challenge) return 'race';
  return viewWith(own) ?? (present && view === 'play' && !lesson ? 'race' : view);
}

/** Applies a link's view and its options; the rest of the state stays. @type {(state: State, link: Link) => State} */
export function lookedAtAs(state, { view, show, zoom, lesson, own }) {
  const beside = { ...state, lesson };
  // A challenge has only one view.
  if (isOpen(state)) return beside;
  const shown = withShown({ ...beside, view: viewFor(viewWith(own) ?? view, state.key) }, show);
  return withOwn({ ...shown, tree: { ...shown.tree, zoom } }, own, false);
}

/** The state with what the view keeps in links; `due`: its long work begins by itself. @type {(state: State, own: Link['own'], due: boolean) => State} */
const withOwn = (state, own, due) => features[state.view]?.opened?.(state, own, due) ?? state;

/**
 * The game of a link: its problem in the list that contains it, or as a list of its own.
 * @type {(state: State, catalogue: Catalogue, link: Link) => Game}
 */
function gameOf(state, catalogue, { puzzle: named, start, goal, moves, made, race, at }) {
  const choice = [...catalogue.puzzles, catalogue.map].find(
    ({ name, side }) => name === named && (side === 0 || side ** 2 === start.length),
  );
  if (!choice) throw new Error(`no board of '${named}' has ${start.length} squares`);
  const key = keyOf(choice);
  const wanted = { start, goal };
  const lists = [state.key === key ? state : state.shelf[key], newGame(catalogue, key)];
  const list = lists.find((game) => game && indexOf(game.problems, wanted) >= 0);
  const { problems, source } = list ?? { problems: [wanted], source: 'own' };
  const game = freshGame(key, problems, indexOf(problems, wanted), race);
  // Beside an ended search the line is most often its solution, which nobody is praised for.
  const isFound = made > 0 && at.includes('end');
  return { ...game, source, moves, at: made, ownMoves: moves.length > 0 && !isFound };
}
