import { expect, test } from 'vitest';
import * as actions from '../../../www/state/actions.js';
import { initialState, isOver, isRunning } from '../../../www/state/state.js';
import { verdictOf } from '../../../www/state/verdict.js';
import { solve } from '../engine.js';

const PROBLEM = { start: 'WEWWWWWWW', goal: 'RBWRWWEWW' };
const OTHER = { start: 'WWWEWWWWW', goal: 'WWWEWWWWW' };
const start = () => initialState([PROBLEM, OTHER], 0);

/** The state after a lane has run to its end with the real engine. */
const ended = (
  /** @type {import('../../../www/state/state.js').State} */ state,
  /** @type {number} */ id,
) => {
  const spec = state.lanes.find((lane) => lane.spec.id === id)?.spec;
  const { algorithm = '', heuristic } = spec ?? {};
  const snapshot = solve({
    puzzle: 'cubes',
    ...PROBLEM,
    algorithm,
    ...(heuristic ? { heuristic } : {}),
  });
  return actions.laneChanged(state, id, { phase: 'ended', snapshot });
};

test('the state is plain: it survives being written down', () => {
  const state = { ...start(), speed: 1000 };
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('the first solution found is put on the board, at its start', () => {
  const state = ended(start(), 1);
  expect(state.moves).toHaveLength(3);
  expect(state.at).toBe(0);
  expect(ended(state, 0).moves).toBe(state.moves);
});

test('a solution never replaces a line that a person has played', () => {
  const state = ended(actions.movePlayed(start(), 'R'), 0);
  expect(state.moves).toEqual(['R']);
});

test('a move played in the middle of a line replaces what lay ahead', () => {
  const line = { ...start(), moves: ['R', 'U', 'U'], at: 1 };
  expect(actions.movePlayed(line, 'L')).toMatchObject({ moves: ['R', 'L'], at: 2, ownMoves: true });
  expect(actions.movePlayed(line, 'U')).toMatchObject({
    moves: ['R', 'U', 'U'],
    at: 2,
    ownMoves: false,
  });
});

test('the board stays on its line wherever it is sent', () => {
  const line = { ...start(), moves: ['R', 'U', 'U'] };
  expect(actions.wentTo(line, 99).at).toBe(3);
  expect(actions.wentTo(line, -1).at).toBe(0);
});

test('playing goes to the end, stops there, and begins again from the start', () => {
  let state = actions.playToggled({ ...start(), moves: ['R', 'U'] });
  expect(state.playing).toBe(true);
  state = actions.playedOn(actions.playedOn(state));
  expect(state).toMatchObject({ at: 2, playing: false });
  expect(actions.playToggled(state)).toMatchObject({ at: 0, playing: true });
  expect(actions.playToggled(start()).playing).toBe(false);
});

test('another problem begins with a fresh race and an empty line', () => {
  const state = actions.problemChosen(ended(actions.movePlayed(start(), 'R'), 0), 1);
  expect(state).toMatchObject({ chosen: 1, moves: [], at: 0, ownMoves: false });
  expect(state.lanes.every((lane) => lane.phase === 'ready' && !lane.snapshot)).toBe(true);
});

test('the verdict waits for every lane and then compares who stored with who generated', () => {
  const running = actions.laneChanged(ended(start(), 0), 1, { phase: 'running' });
  expect(verdictOf(running)).toBeNull();
  expect([isRunning(running), isOver(running)]).toEqual([true, false]);
  const state = ended(running, 1);
  expect(isOver(state)).toBe(true);
  const [ida, bidirectional] = state.lanes.map((lane) => lane.snapshot);
  expect(verdictOf(state)).toEqual({
    length: 3,
    comparison: {
      big: expect.objectContaining({
        algorithm: 'bidirectional-bfs',
        stored: bidirectional?.stored_peak,
      }),
      small: expect.objectContaining({ algorithm: 'ida-star', stored: ida?.stored_peak }),
      ratio: (ida?.generated ?? 0) / (bidirectional?.generated ?? 1),
    },
  });
});
