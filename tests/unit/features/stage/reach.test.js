import { expect, test } from 'vitest';
import { leadsThrough, movesOf, nearest, ranksOf } from '../../../../www/features/stage/reach.js';
import { pointsOf } from '../../../../www/features/stage/trees.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { Search, solve } from '../../engine.js';

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const REQUEST = { puzzle: 'cubes', ...PROBLEM, algorithm: 'ida-star', heuristic: 'misplaced' };
const STATE = initialState(freshGame('cubes', [PROBLEM], 0, []));
const FRAME = { width: 300, height: 240, rows: 24 };

test('the board counts the moves worth trying as the engine does, and finds the way back from a place', () => {
  const search = new Search(REQUEST);
  for (let n = 0; n < 200; n++) {
    search.step(7);
    const [, , , , , , ...moves] = search.place();
    const made = search.last_step()?.moves ?? [];
    expect(ranksOf(STATE, made)).toEqual(moves);
    expect(movesOf(STATE, { moves })).toEqual(made);
  }
  const { moves } = solve(REQUEST);
  expect(movesOf(STATE, { moves: ranksOf(STATE, moves) })).toEqual(moves);
});

test('a finger on a node finds it, and one on empty ground finds none', () => {
  const places = [
    [0, 2, 0, 2],
    [1, 2, 1, 3],
  ].map((moves) => ({ node: 1, stage: 1, side: 0, fate: 0, from: 0, root: 0, roots: 1, moves }));
  for (const place of places) {
    const [x = 0, y = 0] = pointsOf(FRAME, place).at(-1) ?? [];
    expect(nearest(FRAME, places, x + 2, y - 2)?.moves).toEqual(place.moves);
  }
  expect(nearest(FRAME, places, 150, 5)?.moves).toEqual([]);
  expect(nearest(FRAME, places, 150, 25)).toBe(null);
  expect(nearest(FRAME, places, 150, 100)).toBe(null);
});

test('a node lies in every picture that has a path through it, and in no other', () => {
  const of = (/** @type {number} */ side, /** @type {number[]} */ ...moves) => ({
    ...{ node: 1, stage: 1, fate: 0, from: 0, root: 0, roots: 1 },
    ...{ side, moves },
  });
  const places = [of(0, 0, 2, 1, 3, 0, 1), of(1, 1, 2)];
  expect(leadsThrough(places, { moves: [] })).toBe(true);
  expect(leadsThrough(places, { moves: [0, 2, 1, 3] })).toBe(true);
  expect(leadsThrough(places, { moves: [0, 2, 2, 3] })).toBe(false);
  expect(leadsThrough(places, { moves: [1, 2] })).toBe(false);
  expect(leadsThrough(places, { moves: [0, 2, 1, 3, 0, 1, 0, 2] })).toBe(false);
});
