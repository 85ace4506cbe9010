// From a picture to the board and back: which node is under a finger, and by which moves it is reached.

import { play } from '../../shared/engine/engine.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { intervalsOf } from './places.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Place } from './places.js' */
/** @import { Frame } from './trees.js' */

/** Farthest node under a finger, in pixels. */
const NEAR = 12;

/**
 * The sampled node in a row of depth that is nearest to a point. Only nodes whose moves from the start are known, as the
 * board can show those.
 * @type {(frame: Frame, places: readonly Place[], x: number, y: number) => Place | null}
 */
export function nearest({ width, height, rows }, places, x, y) {
  const depth = Math.floor((y * rows) / height);
  let best = null;
  let least = NEAR;
  for (const place of places) {
    if (place.side !== 0 || place.from > 0 || place.moves.length < 2 * depth) continue;
    const intervals = intervalsOf(place);
    const [from = 0, wide = 0] = [intervals[2 * depth], intervals[2 * depth + 1]];
    const off = Math.abs((from + wide / 2) * width - x);
    if (off < least) [best, least] = [place, off];
  }
  return best && { ...best, moves: best.moves.slice(0, 2 * depth) };
}

/** Whether a path of the start's side leads through a node. @type {(places: readonly Place[], node: Pick<Place, 'moves'>) => boolean} */
export const leadsThrough = (places, { moves }) =>
  places.some(
    (place) =>
      place.side === 0 && place.from === 0 && moves.every((number, n) => place.moves[n] === number),
  );

/**
 * Walks from the start. `choose` picks one of the moves worth trying, undoing left out; -1 ends the walk.
 * @param {State} state @param {(moves: readonly string[], step: number) => number} choose
 */
function walk(state, choose) {
  const { start, goal } = problemOf(state);
  /** @type {string[]} */
  const moves = [];
  /** @type {number[]} */
  const ranks = [];
  for (;;) {
    const { onward, states } = play(puzzleOf(state.key), start, goal, moves);
    const choice = onward.filter((next) => next.state !== states.at(-2));
    const rank = choose(
      choice.map(({ move }) => move),
      moves.length,
    );
    const next = choice[rank];
    if (!next) return { moves, ranks };
    moves.push(next.move);
    ranks.push(rank, choice.length);
  }
}

/** The place of a line of moves. @type {(state: State, moves: readonly string[]) => number[]} */
export const ranksOf = (state, moves) =>
  walk(state, (choice, step) => choice.indexOf(moves[step] ?? '')).ranks;

/** The moves that lead to a place. @type {(state: State, place: Pick<Place, 'moves'>) => string[]} */
export const movesOf = (state, { moves }) => walk(state, (_, step) => moves[2 * step] ?? -1).moves;
