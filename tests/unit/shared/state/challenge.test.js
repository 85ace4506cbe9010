import { expect, test } from 'vitest';
import * as actions from '../../../../www/shared/state/actions.js';
import {
  asChallenge,
  guessed,
  guessOutcome,
  isOpen,
  solved,
} from '../../../../www/shared/state/challenge.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { catalogue, solve } from '../../engine.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

const choices = catalogue();
const toys = () => initialState(newGame(choices, 'toys'));

/** @param {State} state */
const ended = (state) =>
  state.lanes.reduce((now, { spec }) => {
    const { start, goal } = problemOf(now);
    const snapshot = solve({ puzzle: 'toys', start, goal, ...spec.search });
    return actions.laneChanged(now, spec.id, { phase: 'ended', snapshot });
  }, state);

test('a challenge’s link says nothing of what was played and run', () => {
  const state = ended(actions.movePlayed(toys(), '1222'));
  expect(linkOf(state)).toContain('moves=1222&at=end,end');
  expect(linkOf(asChallenge(state))).toBe('v=1&puzzle=toys&challenge=1');
});

test('a challenge is open from its link until the puzzle is solved or the winner guessed', () => {
  const open = opened(toys(), choices, readLink('v=1&puzzle=toys&view=tree&challenge=1'));
  expect([isOpen(open), open.view]).toEqual([true, 'race']);
  expect(isOpen(guessed(open, 1))).toBe(false);
  expect(isOpen(solved(open))).toBe(false);
  expect(linkOf(guessed(open, 1))).toBe('v=1&puzzle=toys');
  expect(solved(toys()).challenge).toBeNull();
});

test('another problem is no part of a challenge', () => {
  const open = asChallenge(toys());
  expect(actions.problemChosen(open, 0).challenge).toBeNull();
  expect(actions.gameChanged(open, newGame(choices, 'cubes')).challenge).toBeNull();
});

test('a guess is right when no lane that solved the problem has generated fewer', () => {
  const state = ended(asChallenge(toys()));
  const counts = state.lanes.map(({ snapshot }) => snapshot?.generated ?? 0);
  const fewest = counts.indexOf(Math.min(...counts));
  const outcomes = state.lanes.map(({ spec }) => guessOutcome(guessed(state, spec.id)));
  expect(outcomes.map((outcome) => outcome?.right)).toEqual(counts.map((_, n) => n === fewest));
  expect(outcomes[0]?.generated).toBe(counts[fewest]);
  const running = actions.laneChanged(guessed(state, 0), 1, { phase: 'running' });
  expect(guessOutcome(running)).toBeNull();
});
