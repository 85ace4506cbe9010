import { expect, test } from 'vitest';
import { playedInWords } from '../../../../www/features/race/views/in-words.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { Lines } from '../../../../www/shared/state/lines.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { laneOnBoard, playedOf } from '../../../../www/shared/state/played.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue, solve } from '../../engine.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

const choices = catalogue();
const lines = new Lines();
/** One slide solves it. */
const NEAR = { start: '123456708', goal: '123456780' };
const fresh = () => actions.problemsTaken(initialState(newGame(choices, 'tiles-3')), [NEAR], 'own');
const after = (/** @type {string} */ moves, state = fresh()) =>
  [...moves].reduce(actions.movePlayed, state);
/** @param {State} state */
function messageOf(state) {
  const played = playedOf(state, lines.played(state).solved);
  return played && playedInWords(state.key, played).join(' ');
}
/** @type {(state: State) => State} */
const guided = (state) => ({ ...state, guide: { percent: 100, distances: { [NEAR.start]: 1 } } });
/** @param {State} state */
const searched = (state) =>
  actions.laneChanged(state, 1, {
    phase: 'ended',
    snapshot: solve({ puzzle: 'tiles', ...NEAR, algorithm: 'bidirectional-bfs' }),
  });

test('solved in more moves than are enough: both numbers are said', () => {
  expect(messageOf(guided(after('RLL')))).toBe('Solved in 3 moves. 1 is enough.');
  const far = { made: 7, fewest: 5 };
  expect(playedInWords('cubes', far).join(' ')).toBe('Solved in 7 rolls. 5 are enough.');
});

test('solved in the fewest there are: a kind word', () => {
  expect(messageOf(guided(after('L')))).toBe('Solved in 1 move. The fewest there are. Well done.');
});

test('a search that has ended knows the fewest moves if there are no distances', () => {
  expect(messageOf(searched(after('RLL')))).toBe('Solved in 3 moves. 1 is enough.');
  expect(messageOf(after('RLL'))).toBe('Solved in 3 moves. Run a search to learn the fewest.');
  // A running lane, or one that met a limit, has proved nothing.
  const { lanes } = searched(after('RLL'));
  const paused = lanes.map((lane) => ({ ...lane, phase: /** @type {const} */ ('paused') }));
  expect(messageOf({ ...after('RLL'), lanes: paused })).toContain('Run a search');
});

test('nothing is said before the goal, at a start that is the goal, and of what a search has found', () => {
  expect(messageOf(guided(fresh()))).toBeNull();
  expect(messageOf(guided(after('R')))).toBeNull();
  expect(messageOf(actions.wentTo(guided(after('RLL')), 2))).toBeNull();
  const shown = actions.wentTo(guided(searched(fresh())), 1);
  expect([lines.played(shown).solved, messageOf(shown)]).toEqual([true, null]);
});

test('a solution in a link is that of the search beside it, and no feat of its reader', () => {
  const link = linkOf(actions.wentTo(searched(fresh()), 1));
  expect(link).toContain('&moves=L&');
  const read = searched(opened(fresh(), choices, readLink(link)));
  expect([lines.played(read).solved, messageOf(read)]).toEqual([true, null]);
  expect(laneOnBoard(read)?.spec.id).toBe(1);
});

test('the fewest play from the start, and are then no feat of a person', () => {
  const state = actions.solutionPlayed(guided(after('RLL')), ['L']);
  expect(state).toMatchObject({ moves: ['L'], at: 0, playing: true, ownMoves: false });
  const end = actions.playedOn(state);
  expect([lines.played(end).solved, end.playing, messageOf(end)]).toEqual([true, false, null]);
});
