import { describe, expect, test } from 'vitest';
import { decadesOf, nearestOf, offBy, outcomeOf } from '../../../www/features/guess/outcome.js';
import * as actions from '../../../www/shared/state/actions.js';
import { newGame } from '../../../www/shared/state/games.js';
import {
  aboutOf,
  asked,
  guessOf,
  MOST_HANDS,
  marked,
  questionsOf,
  raised,
} from '../../../www/shared/state/slices/guess.js';
import { initialState, problemOf } from '../../../www/shared/state/state.js';
import { words } from '../../../www/shared/words/words.js';
import { catalogue, Search, solve } from '../engine.js';

/** @import { Request } from '../../../www/pkg/rolling_cubes.js' */
/** @import { Guess } from '../../../www/shared/state/slices/guess.js' */
/** @import { State } from '../../../www/shared/state/state.js' */

const choices = catalogue();

/** @param {...import('../../../www/shared/state/state.js').Search} searches */
function ready(...searches) {
  const game = newGame(choices, 'cubes');
  // 13 rolls.
  const chosen = game.problems.findIndex(({ goal }) => goal === 'WBWBRERBR');
  const first = initialState({ ...game, chosen });
  const [one, ...more] = searches;
  let state = one ? actions.laneConfigured(first, 0, one) : first;
  if (one) state = actions.laneRemoved(state, 1);
  for (const search of more) state = actions.laneAdded(state, search);
  return state;
}

/** @type {(state: State, id: number) => Request} */
const requestOf = (state, id) => {
  const { start, goal } = problemOf(state);
  const lane = state.lanes.find(({ spec }) => spec.id === id);
  return { puzzle: 'cubes', start, goal, algorithm: 'bfs', ...lane?.spec.search };
};

/** @param {State} state */
const ended = (state) =>
  state.lanes.reduce(
    (now, { spec }) =>
      actions.laneChanged(now, spec.id, {
        phase: 'ended',
        snapshot: solve(requestOf(now, spec.id)),
      }),
    state,
  );

const IDA = { algorithm: 'ida-star', heuristic: 'misplaced' };
const BOTH = { algorithm: 'bidirectional-bfs' };
const two = () => ready(IDA, BOTH);

/** A question, which must be possible. @type {(...given: Parameters<typeof asked>) => Guess} */
function ask(...given) {
  const guess = asked(...given);
  if (!guess) throw new Error('nothing can be asked');
  return guess;
}

test('questions depend on the traits of the lanes, and never on their names', () => {
  expect(questionsOf(two())).toEqual(['fewer', 'factor', 'bound', 'next']);
  expect(questionsOf(ready(BOTH))).toEqual([]);
  expect(asked(ready(BOTH))).toBeNull();
  expect(questionsOf(ready(IDA))).toEqual(['bound', 'next']);
  expect(ask(ready(BOTH, IDA), 'bound').lane).toBe(1);
});

test('a room’s guesses stay until the result, and another problem or lane takes them away', () => {
  const state = two();
  const guess = marked(marked(ask(state, 'factor'), 30, 5), 7, 30);
  expect(guess.marks).toEqual([
    { value: 7, hands: 30 },
    { value: 30, hands: 5 },
  ]);
  const guessing = { ...state, guess };
  expect(guessOf(guessing)).toBe(guess);
  expect(guessOf(ended(guessing))?.marks).toHaveLength(2);
  expect(aboutOf(ended(guessing))).toBe(guess.of);
  const other = actions.problemChosen(guessing, 3);
  expect(guessOf(other)).toMatchObject({ question: 'factor', marks: [] });
  expect(guessOf(actions.laneConfigured(guessing, 0, BOTH))?.marks).toEqual([]);
  expect(marked(guess, 7, 0).marks).toHaveLength(1);
  expect(marked(guess, 7, 1e9).marks[0]?.hands).toBe(MOST_HANDS);
  expect(raised(guess, 1, -3).hands).toEqual({ 1: 0 });
  expect(guessOf(state)).toBeNull();
});

describe('the result', () => {
  test('is known when every lane has ended, and no sooner', () => {
    const state = two();
    const half = actions.laneChanged(ended(state), 1, { phase: 'running' });
    for (const question of questionsOf(state)) {
      const guess = ask(state, question, 0);
      expect(outcomeOf(state, guess), question).toBeNull();
      if (question === 'fewer' || question === 'factor') {
        expect(outcomeOf(half, guess), question).toBeNull();
      }
      expect(outcomeOf(ended(state), guess), question).not.toBeNull();
    }
  });

  test('names the lane that generated fewest, the factor, and what explains them, with the counts of the lanes', () => {
    const state = ended(two());
    const [ida, both] = state.lanes.map(({ snapshot }) => snapshot);
    if (!ida || !both) throw new Error('both have ended');
    const fewer = outcomeOf(state, ask(state, 'fewer'));
    if (fewer?.question !== 'fewer') throw new Error('it is known');
    const least = Math.min(ida.generated, both.generated);
    expect(fewer.best.map(({ snapshot }) => snapshot?.generated)).toEqual([least]);
    const factor = outcomeOf(state, ask(state, 'factor'));
    if (factor?.question !== 'factor') throw new Error('it is known');
    expect(factor.value).toBe(Math.max(ida.generated, both.generated) / least);
    const reasons = words.guess.because(fewer.causes);
    expect(reasons).toContain('Bidirectional BFS searched from both sides');
    expect(reasons).toContain(`recognised ${both.duplicates.toLocaleString('en')} duplicates`);
    expect(reasons).toContain(`restarted ${ida.iterations.length - 1} times`);
    expect(reasons).toContain('forgot visited positions');
    expect(reasons).toContain(`cut ${ida.pruned.toLocaleString('en')} positions`);
    expect(
      words.guess.factor(factor.value, fewer.causes[0] ?? never(), fewer.causes[1] ?? never()),
    ).toContain(ida.generated.toLocaleString('en'));
  });

  test('of the last bound is the length of a shortest solution, where the search proves that', () => {
    const state = ended(two());
    const bound = outcomeOf(state, ask(state, 'bound', 0));
    expect(bound).toMatchObject({ value: state.lanes[0]?.snapshot?.length, isShortest: true });
    const weighted = ended(
      ready({ algorithm: 'weighted-ida-star', heuristic: 'misplaced', weight: '3' }),
    );
    const other = outcomeOf(weighted, ask(weighted, 'bound', 0));
    expect(other).toMatchObject({ question: 'bound', isShortest: false });
    expect(words.guess.questions.bound('IDA*')).toBe('Which bound does IDA* end with?');
    expect(words.guess.bound(9, false, 2)).not.toContain('shortest');
  });

  test('of the next bound is what its iteration generated, when that is over', () => {
    const state = two();
    const search = new Search(requestOf(state, 0));
    const whole = solve(requestOf(state, 0)).iterations;
    const first = ask(state, 'next', 0);
    expect(first.iteration).toBe(0);
    while (search.step_to_stage_end(1000) && !search.stage_end);
    const paused = actions.laneChanged(state, 0, { phase: 'paused', snapshot: search.snapshot() });
    expect(outcomeOf(paused, first)).toMatchObject({ value: whole[0]?.generated, before: null });
    const second = ask(paused, 'next', 0);
    expect([second.iteration, outcomeOf(paused, second)]).toEqual([1, null]);
    search.step(1);
    const running = actions.laneChanged(state, 0, { phase: 'paused', snapshot: search.snapshot() });
    expect(outcomeOf(running, second)).toBeNull();
    const last = ended(state);
    expect(outcomeOf(last, second)).toMatchObject({
      value: whole[1]?.generated,
      bound: whole[1]?.bound,
      before: { generated: whole[0]?.generated },
    });
    expect(outcomeOf(last, { ...second, iteration: whole.length - 1 })).toMatchObject({
      isLast: true,
    });
    expect(outcomeOf(last, { ...second, iteration: 99 })).toEqual({
      question: 'none',
      bound: whole.at(-1)?.bound,
    });
  });
});

test('a guess is near by its factor, and the scale reaches as far as the marks and the result', () => {
  expect([offBy(10, 100), offBy(100, 10), offBy(0, 5)]).toEqual([10, 10, Infinity]);
  const marks = [
    { value: 5, hands: 1 },
    { value: 300, hands: 2 },
  ];
  expect(nearestOf(marks, 60)).toBe(marks[1]);
  expect(nearestOf([], 60)).toBeNull();
  expect(words.guess.nearest(300, 2, 5)).toBe('Nearest: 300 (2 hands), off by a factor of 5.');
  expect(words.guess.nearest(300, 2, 1)).toContain('exactly right');
  expect([decadesOf('bound', []), decadesOf('bound', [150]), decadesOf('next', [3e9])]).toEqual([
    2, 3, 10,
  ]);
});

/** @returns {never} */
function never() {
  throw new Error('there are two lanes');
}

test('the mark of a factor and the sentence about it have the same number', () => {
  for (const value of [1.6, 1.04, 9.94, 27.3, 1234.5]) {
    const said = words.guess.result(value);
    const cause = { spec: { id: 0, search: { algorithm: 'bfs' } }, generated: 1 };
    const rest = { sides: false, stores: true, duplicates: 0, pruned: 0, iterations: 0 };
    const few = { ...cause, ...rest };
    expect(words.guess.factor(value, few, few)).toContain(`${said} times`);
  }
});
