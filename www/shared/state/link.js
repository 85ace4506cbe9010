// The page's state and its link: the engine writes and reads the text, so that page, elements and command line agree.

import { readLink, writeLink } from '../engine/engine.js';
import { keyOf } from '../puzzles/puzzles.js';
import { gameChanged } from './actions.js';
import { isOpen } from './challenge.js';
import { indexOf, newGame } from './games.js';
import { views } from './offered.js';
import { ownKeys, withLength, withOwn } from './own.js';
import { puzzleOf } from './puzzles.js';
import { partOf } from './reading.js';
import { shownOf, withShown } from './shown.js';
import { FIRST_SPEED, freshGame, freshLane, isAtWork, problemOf } from './state.js';
import { withMade } from './workshop-link.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Game} Game */
/** @typedef {import('../../pkg/rolling_cubes.js').Catalogue} Catalogue */
/** @typedef {import('../../pkg/rolling_cubes.js').Link} Link */

/**
 * The link that remakes a state, to stand after an address's `#`. Searches are deterministic, so that with the nodes the lanes
 * stand at it holds every count.
 * @type {(state: State) => string}
 */
export function linkOf(state) {
  const { start, goal } = problemOf(state);
  // A solution that a race has put on the board comes again with the race.
  const isPlayed = state.ownMoves || state.at > 0;
  const link = writeLink({
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
    view: state.view === 'workshop' ? 'race' : state.view,
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
  });
  // What is of exercises is of their view alone, and so are sweeps of theirs.
  const { sweep = '', ...exercise } = state.own;
  const own = { exercises: exercise, atlas: { sweep } }[/** @type {string} */ (state.view)];
  const text = own ? withOwn(link, own) : link;
  return withLength(withMade(text, state) + partOf(state.lesson));
}

/** The speed of a link, null for full speed. @type {(link: Link) => number | null} */
export const speedOf = ({ speed }) => (speed === 'full' ? null : (speed ?? FIRST_SPEED));

/** The state with the lanes that are at work where they began: their place is of the moment. @type {(state: State) => State} */
export const atRest = (state) => ({
  ...state,
  lanes: state.lanes.map((lane) => (isAtWork(lane) ? freshLane(lane.spec) : lane)),
});

/**
 * The state that a link asks for, every lane at its beginning. What links do not hold stays as it is.
 * @type {(state: State, catalogue: Catalogue, reading: import('../../pkg/rolling_cubes.js').Reading) => State}
 */
export function opened(state, catalogue, { link, misread }) {
  const game = gameOf(state, catalogue, link);
  const changed = game.key === state.key ? { ...state, ...game } : gameChanged(state, game);
  /** @type {State} */
  const followed = {
    ...changed,
    mode: link.mode,
    // The other views tell more than a challenge may.
    view: link.challenge ? 'race' : link.view,
    challenge: link.challenge ? { phase: 'open', guess: null } : null,
    present: link.present,
    lang: link.lang ?? state.lang,
    theme: link.theme ?? state.theme,
    camera: link.camera,
    speed: speedOf(link),
    lanes: changed.lanes.map((lane, n) => ({ ...lane, breakpoints: link.breaks[n] ?? {} })),
    design: link.experiment,
    misread: misread.map(withOwnNames),
  };
  const shown = withShown(followed, link.show);
  return { ...shown, tree: { ...shown.tree, zoom: link.zoom } };
}

/** What the engine allows in the place of a key: it says so of a part that has none. */
const keysOfEngine = () => readLink('=').misread[0]?.allowed;

/** What was not understood, with all views or keys where it is one: the engine does not know of the page's own. @type {(part: import('../../pkg/rolling_cubes.js').Misread) => import('../../pkg/rolling_cubes.js').Misread} */
function withOwnNames(part) {
  if (part.key === 'view') return { ...part, allowed: views().join(', ') };
  const isNoKey = typeof part.allowed === 'string' && part.allowed === keysOfEngine();
  return isNoKey ? { ...part, allowed: [part.allowed, ...ownKeys].join(', ') } : part;
}

/** The state as it is, seen as a link sees it: its view, and what of that is shown. @type {(state: State, link: Link) => State} */
export function lookedAtAs(state, { view, show, zoom }) {
  // A challenge has but the one.
  if (isOpen(state)) return state;
  const shown = withShown({ ...state, view }, show);
  return { ...shown, tree: { ...shown.tree, zoom } };
}

/** The game of a link: its problem in the list that has it, or as one's own. @type {(state: State, catalogue: Catalogue, link: Link) => Game} */
function gameOf(state, catalogue, { puzzle, start, goal, moves, made, race }) {
  const choice = catalogue.puzzles.find(
    ({ name, side }) => name === puzzle && side ** 2 === start.length,
  );
  if (!choice) throw new Error(`no board of '${puzzle}' has ${start.length} squares`);
  const key = keyOf(choice);
  const wanted = { start, goal };
  const lists = [state.key === key ? state : state.shelf[key], newGame(catalogue, key)];
  const list = lists.find((game) => game && indexOf(game.problems, wanted) >= 0);
  const { problems, source } = list ?? { problems: [wanted], source: 'own' };
  const game = freshGame(key, problems, indexOf(problems, wanted), race);
  return { ...game, source, moves, at: made, ownMoves: moves.length > 0 };
}
