// A challenge hides solution and counts until the visitor solves the puzzle or guesses which lane generates fewest.

import { freshLane, hasEnded } from './state.js';

/** @import { LaneState, State } from './state.js' */

/** @type {(state: State) => boolean} */
export const isOpen = ({ challenge }) => challenge?.phase === 'open';

/** The state as a challenge to others: nothing played, nothing run. @type {(state: State) => State} */
export const asChallenge = (state) => ({
  ...state,
  moves: [],
  at: 0,
  ownMoves: false,
  playing: false,
  lanes: state.lanes.map(({ spec }) => freshLane(spec)),
  view: 'race',
  challenge: { phase: 'open', guess: null },
});

/** @type {(state: State, lane: number) => State} */
export const guessed = (state, lane) => ({
  ...state,
  challenge: { phase: 'guessed', guess: lane },
});

/** @type {(state: State) => State} */
export const solved = (state) =>
  isOpen(state) ? { ...state, challenge: { phase: 'solved', guess: null } } : state;

/** @type {(state: State) => State} */
export const over = (state) => ({ ...state, challenge: null });

/**
 * The result of a guess, and whether all lanes were compared; null until every lane has ended, and if none found a
 * solution.
 * @type {(state: State) => {right: boolean, best: readonly LaneState[], generated: number, isAll: boolean} | null}
 */
export function guessOutcome({ challenge, lanes }) {
  if (challenge?.phase !== 'guessed' || !lanes.every(hasEnded)) return null;
  const counted = lanes.filter(({ snapshot }) => snapshot?.outcome === 'solved');
  if (counted.length === 0) return null;
  const generated = Math.min(...counted.map(({ snapshot }) => snapshot?.generated ?? 0));
  const isAll = counted.length === lanes.length;
  const best = counted.filter(({ snapshot }) => snapshot?.generated === generated);
  return { right: best.some(({ spec }) => spec.id === challenge.guess), best, generated, isAll };
}
