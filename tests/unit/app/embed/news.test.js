import { expect, test } from 'vitest';
import { boardNews, raceNews, reportOf } from '../../../../www/app/embed/news.js';
import { laneChanged } from '../../../../www/shared/state/actions.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { solve } from '../../engine.js';

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const SEARCHES = [{ algorithm: 'ida-star' }, { algorithm: 'bidirectional-bfs' }];
const fresh = initialState(freshGame('cubes', [PROBLEM], 0, SEARCHES));
const solved = (/** @type {number} */ lane) =>
  /** @type {const} */ ({
    phase: 'ended',
    snapshot: solve({
      puzzle: 'cubes',
      ...PROBLEM,
      ...SEARCHES[lane],
      algorithm: SEARCHES[lane]?.algorithm ?? '',
    }),
  });
const types = (/** @type {readonly {type: string}[]} */ news) => news.map(({ type }) => type);

test('a lane before its first node reports that nothing has been counted or proved', () => {
  const [first] = fresh.lanes.map(reportOf);
  expect(first).toMatchObject({ lane: 0, phase: 'ready', generated: 0, stored_peak: 0, moves: [] });
  expect(first).toMatchObject({ proves: 'nothing', within: null, length: null });
});

test('a lane reports every counter of its search', () => {
  const { snapshot } = solved(1);
  const [, second] = laneChanged(fresh, 1, solved(1)).lanes.map(reportOf);
  expect(second).toMatchObject({ lane: 1, search: SEARCHES[1], phase: 'ended', ...snapshot });
});

test('a race tells of progress, of each solution once, and of its end when no lane is left', () => {
  const one = laneChanged(fresh, 1, solved(1));
  const both = laneChanged(one, 0, solved(0));
  expect(types(raceNews(fresh, one))).toEqual(['progress', 'solved']);
  expect(types(raceNews(one, both))).toEqual(['progress', 'solved', 'finished']);
  expect(raceNews(one, both)[1]?.detail).toMatchObject({ lane: 0, length: 23 });
  expect(raceNews(both, { ...both, at: 1 })).toEqual([]);
});

test('a board tells of every place it comes to, of the goal, and of the end of playing', () => {
  const place = { at: 0, length: 2, move: null, position: 'a', solved: false };
  const next = { ...place, at: 1, move: 'U', position: 'b' };
  const goal = { ...next, at: 2, position: 'c', solved: true };
  expect(boardNews(place, place, false)).toEqual([]);
  expect(boardNews(place, next, false)).toEqual([{ type: 'move', detail: next }]);
  expect(types(boardNews(next, goal, true))).toEqual(['move', 'solved', 'finished']);
  // A pause in the middle is not the end.
  expect(boardNews(next, next, true)).toEqual([]);
  expect(types(boardNews(goal, next, false))).toEqual(['move']);
});
