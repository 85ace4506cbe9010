import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../www/presets.js';
import * as actions from '../../../www/state/actions.js';
import { newGame } from '../../../www/state/games.js';
import { linkOf } from '../../../www/state/link.js';
import { initialState, MOST_LANES, problemOf, VIEWS } from '../../../www/state/state.js';
import { catalogue, read_link, solve } from '../engine.js';

const choices = catalogue();
const opened = (/** @type {string} */ key) => initialState(newGame(choices, key));
const read = (/** @type {string} */ text) => {
  const { link, misread } = read_link(text);
  expect(misread).toEqual([]);
  return link;
};

describe.each(Object.keys(PRESETS))('%s', (key) => {
  test('opens with a problem of its list, and a link of at most 80 characters says so', () => {
    const state = opened(key);
    const { start, goal } = problemOf(state);
    const text = linkOf(state);
    expect(text.length).toBeLessThanOrEqual(80);
    expect(read(text)).toMatchObject({ start, goal, moves: [], at: [0, 0] });
  });

  test('has a short link for every problem of its list, with its lanes left out', () => {
    const game = opened(key);
    for (const [chosen, { start, goal }] of game.problems.entries()) {
      const text = linkOf(actions.problemChosen(game, chosen));
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).not.toContain('race');
      expect(read(text)).toMatchObject({
        start,
        goal,
        race: game.lanes.map(({ spec }) => spec.search),
      });
    }
  });
});

test('a link has the moves a person made, and those taken back behind a dot', () => {
  let state = opened('cubes');
  for (const move of ['D', 'R']) state = actions.movePlayed(state, move);
  expect(linkOf(state)).toBe('v=1&puzzle=cubes&moves=DR');
  state = actions.wentTo(state, 1);
  expect(linkOf(state)).toBe('v=1&puzzle=cubes&moves=D.R');
  expect(read(linkOf(state))).toMatchObject({ moves: ['D', 'R'], made: 1 });
});

test('a link has the nodes that lanes stand at, and not the solution that comes with them', () => {
  const state = opened('cubes');
  const { start, goal } = problemOf(state);
  const snapshot = solve({ puzzle: 'cubes', start, goal, algorithm: 'bidirectional-bfs' });
  const paused = { ...snapshot, generated: 1000, moves: [] };
  expect(linkOf(actions.laneChanged(state, 1, { phase: 'paused', snapshot: paused }))).toBe(
    'v=1&puzzle=cubes&at=0,1000',
  );
  const solved = actions.laneChanged(state, 1, { phase: 'ended', snapshot });
  expect(solved.moves).toHaveLength(23);
  expect(linkOf(solved)).toBe('v=1&puzzle=cubes&at=0,end');
  expect(linkOf(actions.wentTo(solved, 1))).toContain(`moves=${snapshot.moves[0]}.`);
});

test('the engine knows the views of the page and has room for its lanes', () => {
  for (const view of VIEWS) expect(read(`view=${view}`).view).toBe(view);
  const lanes = (/** @type {number} */ n) => `race=${Array(n).fill('bfs').join()}`;
  expect(read(lanes(MOST_LANES)).race).toHaveLength(MOST_LANES);
  expect(read_link(lanes(MOST_LANES + 1)).misread).toHaveLength(1);
});
