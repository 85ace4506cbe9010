// The page's state and its link: the engine writes and reads the text, so that page, elements and command line agree.

import { writeLink } from '../engine.js';
import { puzzleOf } from './lines.js';
import { problemOf } from './state.js';

/** @typedef {import('./state.js').State} State */

/**
 * The link that remakes a state, to stand after an address's `#`. Searches are deterministic, so that with the nodes the lanes
 * stand at it holds every count.
 * @type {(state: State) => string}
 */
export function linkOf(state) {
  const { start, goal } = problemOf(state);
  // A solution that a race has put on the board comes again with the race.
  const isPlayed = state.ownMoves || state.at > 0;
  return writeLink({
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
    lang: null,
    theme: null,
    camera: null,
    challenge: false,
  });
}
