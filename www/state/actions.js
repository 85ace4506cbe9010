// From one state to the next: pure functions, each a thing that happened.

import { freshLane } from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').LaneState} LaneState */

/** The race and the line of play begin anew. @type {(state: State) => State} */
export const restarted = (state) => ({
  ...state,
  lanes: state.lanes.map(({ spec }) => freshLane(spec)),
});

/** Another problem of the list is in hand. @type {(state: State, chosen: number) => State} */
export const problemChosen = (state, chosen) =>
  restarted({ ...state, chosen, moves: [], at: 0, playing: false, ownMoves: false });

/** A pasted list replaces the one there was. @type {(state: State, problems: State['problems']) => State} */
export const problemsPasted = (state, problems) =>
  problemChosen({ ...state, problems, source: 'pasted' }, 0);

/** A lane has news. @type {(state: State, id: number, news: Partial<LaneState>) => State} */
export function laneChanged(state, id, news) {
  const lanes = state.lanes.map((lane) => (lane.spec.id === id ? { ...lane, ...news } : lane));
  const next = { ...state, lanes };
  // The first solution found goes on the board, unless a person is playing there.
  const solution = lanes.find((lane) => lane.spec.id === id)?.snapshot?.moves ?? [];
  const wanted = next.moves.length === 0 && !next.ownMoves && solution.length > 0;
  return wanted ? { ...next, moves: solution, at: 0 } : next;
}

/** A solution is to be seen on the board. @type {(state: State, moves: readonly string[]) => State} */
export const solutionShown = (state, moves) => ({
  ...state,
  moves,
  at: 0,
  playing: false,
  ownMoves: false,
});

/** A person made a move: what lay ahead on the line gives way to it. @type {(state: State, move: string) => State} */
export function movePlayed(state, move) {
  if (state.moves[state.at] === move) return { ...state, at: state.at + 1, playing: false };
  const moves = [...state.moves.slice(0, state.at), move];
  return { ...state, moves, at: moves.length, playing: false, ownMoves: true };
}

/** The board goes to a place on the line. @type {(state: State, at: number) => State} */
export const wentTo = (state, at) => ({
  ...state,
  at: Math.min(Math.max(at, 0), state.moves.length),
  playing: false,
});

/** Play or pause; from the end, play begins at the start. @type {(state: State) => State} */
export function playToggled(state) {
  if (state.playing || state.moves.length === 0) return { ...state, playing: false };
  return { ...state, playing: true, at: state.at === state.moves.length ? 0 : state.at };
}

/** Playing goes on by a move and stops by itself at the end. @type {(state: State) => State} */
export function playedOn(state) {
  const at = Math.min(state.at + 1, state.moves.length);
  return { ...state, at, playing: state.playing && at < state.moves.length };
}
