// The page's end of the workshop: what is audited and scored, when, and what becomes of it.

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageOf } from '../../../www/puzzles/puzzles.js';
import { problemsTaken } from '../../../www/state/actions.js';
import { newGame } from '../../../www/state/games.js';
import { initialState } from '../../../www/state/state.js';
import { words } from '../../../www/words/words.js';
import { madeOf, opensWorkshop } from '../../../www/workshop/link.js';
import { judgedNow } from '../../../www/workshop/reading.js';
import { isProved, verdictOf } from '../../../www/workshop/verdict.js';
import { loadPageEngine } from '../page-engine.js';
import { FakeWorker } from '../race/crew.js';
import { benchWith, choices, judgedOf, left, workers } from './page.js';

beforeAll(loadPageEngine);
beforeEach(workers);
afterEach(left);

const GOAL = '123456780';
const HARDEST = { start: '867254301', goal: GOAL };

describe('an audit', () => {
  test('of a lower bound asks every position and move, and says how many', async () => {
    const { judgement } = await judgedOf('tiles-3', 'count(p in tiles: p != goal(p))', {
      problem: HARDEST,
    });
    const { audit } = judgement;
    expect(verdictOf(audit)).toBe('proved');
    expect(isProved(audit)).toBe(true);
    expect(words.workshop.audit.proved(audit?.positions ?? 0, audit?.moves ?? 0)).toBe(
      'Proved: 181,440 positions, 483,840 moves.',
    );
    expect(audit).toMatchObject({ every: true, admissible: true, consistent: true, falls: 0 });
  });

  test('of a bound that says too much shows the position nearest to the goal, and how many others fail', async () => {
    const text = 'sum(p in tiles: distance(p, goal(p))) + distance(empty, goal(empty))';
    const { judgement } = await judgedOf('tiles-3', text, { problem: HARDEST });
    const { audit } = judgement;
    expect(verdictOf(audit)).toBe('refuted');
    expect(isProved(audit)).toBe(false);
    // One move from the goal, Manhattan says 1 and the empty square 1 more.
    expect(audit?.counterexample).toMatchObject({ bound: 2, distance: 1 });
    const say = words.workshop.audit;
    expect(say.counterexample('tiles-3', 2, 1)).toBe(
      'This position is 1 move from the goal, and the bound says 2.',
    );
    expect(audit?.failures).toBeGreaterThan(1);
    expect(say.failures(audit?.failures ?? 0, audit?.positions ?? 0, true)).toMatch(
      /^In all [\d,]+ of 181,440 positions asked fail\.$/,
    );
    expect(say.failures(1, 9, false)).toBe('So far 1 of 9 positions asked fails.');
  });

  test('of the 15-puzzle finds no counterexample, and never says more than that', async () => {
    const { judgement } = await judgedOf(
      'tiles-4',
      'max(manhattan, count(p in tiles: p != goal(p)) * 3 // 2)',
    );
    expect(verdictOf(judgement.audit)).not.toBe('proved');
    const open = await judgedOf('tiles-4', 'sum(p in tiles: distance(p, goal(p)))');
    const { audit } = open.judgement;
    expect([verdictOf(audit), isProved(audit), audit?.admissible]).toEqual([
      'sampled',
      false,
      null,
    ]);
    expect(words.workshop.audit.sampled(audit?.positions ?? 0)).toMatch(
      /^No counterexample among [\d,]+ positions\.$/,
    );
    const painted = await judgedOf('tiles-4', 'paint(tiles=123)');
    expect(verdictOf(painted.judgement.audit)).toBe('construction');
  }, 60_000);

  test('tells of a lower bound that is not consistent where it falls', async () => {
    const { judgement } = await judgedOf('toys', 'matching * parity');
    const { audit } = judgement;
    expect([audit?.admissible, audit?.consistent]).toEqual([true, false]);
    const fall = audit?.fall;
    if (!fall) throw new Error('it falls somewhere');
    expect(fall.bound - fall.bound_after).toBeGreaterThan(1);
    const { fall: say, provedNot } = words.workshop.audit;
    expect(say('toys', fall.distance, fall.move, fall.bound, fall.bound_after)).toContain(
      `the move ${fall.move} lets the bound fall from ${fall.bound} to ${fall.bound_after}`,
    );
    expect(provedNot(1)).toContain('along 1 move it falls');
  });
});

test('nothing is audited unasked, but tables of paintings are built at once', async () => {
  const { own, until } = benchWith('tiles-3', 'paint(tiles=1234)', { problem: HARDEST });
  expect(own()).toMatchObject({ phase: 'none', tables: null });
  await until(() => own().tables?.complete ?? false);
  expect(own()).toMatchObject({ phase: 'none', audit: null });
  const [painting] = own().tables?.paintings ?? [];
  // Four tiles and the empty square on nine.
  expect(painting?.tables).toMatchObject([{ positions: 9 * 8 * 7 * 6 * 5 }]);
  const counted = painting?.tables[0]?.histogram.reduce((sum, n) => sum + n, 0);
  expect(counted).toBe(15_120);
});

test('another text, or another problem, has another judgement', async () => {
  const { store, workshop, judgement } = await judgedOf('toys', 'matching');
  expect(judgement.phase).toBe('complete');
  workshop.follow();
  expect(store.state.workshop.judged.own).toBe(judgement);
  workshop.write('matching + 1');
  workshop.follow();
  expect(store.state.workshop.judged.own).toMatchObject({ phase: 'none', audit: null });
  workshop.judge();
  store.update((state) =>
    problemsTaken(state, [{ start: '1111000000000000', goal: '0000000000001111' }], 'own'),
  );
  workshop.follow();
  expect(store.state.workshop.judged.own).toMatchObject({ phase: 'none', audit: null });
});

test('a judgement is shown with what it is about alone, before anybody has put another in its place', async () => {
  const { store, workshop } = await judgedOf('toys', 'matching');
  const { state } = store;
  expect(judgedNow(state, { own: 'matching', rival: null })).toEqual(state.workshop.judged);
  expect(judgedNow(state, { own: 'matching + 1', rival: 'matching' })).toEqual({
    own: null,
    rival: null,
  });
  // Another game, of which the workshop has not heard yet.
  const other = { ...state, ...initialState(newGame(choices, 'cubes')), workshop: state.workshop };
  expect(judgedNow(other, { own: 'matching', rival: null }).own).toBe(null);
  workshop.cancel();
});

test('a text that cannot run is neither audited nor scored', () => {
  const { own, workshop } = benchWith('toys', 'max(matching, ?)');
  workshop.judge();
  expect(own().phase).toBe('none');
  expect(FakeWorker.all).toEqual([]);
});

test('audit and score can be cancelled, and where a worker is gone that is said and can be tried again', async () => {
  const { own, until, workshop } = benchWith('cubes', 'misplaced');
  workshop.judge();
  expect(own().phase).toBe('running');
  workshop.cancel();
  expect(own()).toMatchObject({ phase: 'none', audit: null });
  workshop.judge();
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const worker of FakeWorker.all) worker.die();
  await until(() => own().phase === 'failed');
  expect(words.workshop.audit.failed(own().failure)).toContain('its worker was ended');
  workshop.judge();
  expect(own().phase).toBe('running');
  workshop.cancel();
});

test('where the goal cannot be reached there is nothing to audit, and why', async () => {
  const problem = { start: '213456780', goal: GOAL };
  const { judgement } = await judgedOf('tiles-3', 'manhattan', { problem });
  expect(judgement.phase).toBe('unsolvable');
  expect(words.workshop.audit.unsolvable(judgement.failure)).toContain(judgement.failure);
});

test('a link that is opened has audit and score run again, of both where it is a duel', async () => {
  const { store, until, workshop } = benchWith('toys', 'matching', { rival: 'half-mismatch' });
  const { made } = madeOf('#v=1&puzzle=toys&workshop=half-mismatch&against=matching');
  store.update((state) => opensWorkshop(state, made));
  workshop.follow();
  await until(() => {
    const { own, rival } = store.state.workshop.judged;
    return own?.phase === 'complete' && rival?.phase === 'complete';
  });
  const { own, rival } = store.state.workshop.judged;
  expect(own?.score?.score).toBeGreaterThan(rival?.score?.score ?? Number.POSITIVE_INFINITY);
  expect(store.state.workshop.due).toBe(false);
  const say = words.workshop.duel;
  expect(say.won('rival', 1)).toBe('The other leaves 1 position fewer to be expanded.');
  expect(say.won('none', 0)).toContain('equally many');
});

test('the puzzle’s own heuristics are scored by the same, once, to compare with', async () => {
  const { store, until } = await judgedOf('toys', 'matching // 2');
  const known = () => Object.keys(store.state.workshop.landmarks.toys ?? {});
  await until(() => known().length === 3);
  const { blind, matching } = store.state.workshop.landmarks.toys ?? {};
  expect(matching?.score).toBe(0);
  expect(blind?.score).toBeGreaterThan(1000);
});

test('the size of the knights’ table is said before it is spent', async () => {
  const { positions } = pageOf('knights').space;
  expect(words.workshop.audit.large(positions)).toContain('67,603,900 positions: 129 MiB');
  // Two bytes a position, and more, as on a smaller board.
  const { judgement } = await judgedOf('tiles-3', 'manhattan', { problem: HARDEST });
  expect(judgement.audit?.bytes).toBeGreaterThanOrEqual(2 * 181_440);
});
