import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FloorWork, GIVE_UP_AFTER } from '../../../../www/features/floor/floor.js';
import { sidesOf } from '../../../../www/features/floor/sides.js';
import { heuristicChosen } from '../../../../www/features/floor/state.js';
import { inWords } from '../../../../www/shared/engine/error-words.js';
import { reasonInWords } from '../../../../www/shared/engine/phrases.js';
import { problemsTaken } from '../../../../www/shared/state/actions.js';
import { choiceOf, newGame } from '../../../../www/shared/state/games.js';
import { linkOf } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { working } from '../../shared/engine/working.js';
import { browser, FakeWorker, over } from '../race/crew.js';
import { newsOf } from './measured.js';

beforeAll(loadPageEngine);

const choices = catalogue();

beforeEach(() => {
  browser();
  FakeWorker.spawn = () => working();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(over);

/** @param {string} key @param {{start: string, goal: string}} [problem] */
function pageWith(key, problem) {
  const state = initialState(newGame(choices, key));
  const store = new Store(problem ? problemsTaken(state, [problem], 'own') : state);
  const floor = new FloorWork(store, choices);
  floor.follow();
  const phase = (/** @type {string} */ wanted) =>
    vi.waitUntil(() => store.state.floor.phase === wanted, { timeout: 60_000 });
  return { store, floor, phase };
}

const HARDEST = { start: '867254301', goal: '123456780' };

test('a floor is reported while it is measured, and at the end known', () => {
  const reports = newsOf('cubes', 'WWWWWWWWE', 'WBWBRBERB', 'misplaced', 'blind');
  const numbers = reports.map(({ expanded }) => expanded);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(reports.slice(0, -1).every(({ floor }) => !floor)).toBe(true);
  expect(reports.at(-1)).toMatchObject({ complete: true });
});

test('the floor is measured when asked for, with the lanes’ heuristic on both sides', async () => {
  const { store, floor, phase } = pageWith('tiles-3', HARDEST);
  expect(store.state.floor.phase).toBe('none');
  floor.begin();
  expect(store.state.floor.phase).toBe('running');
  await phase('complete');
  expect(store.state.floor.report?.floor).toMatchObject({
    ...{ heuristic: 'manhattan', backward_heuristic: 'manhattan', length: 31 },
    ...{ forward: 6549, backward: 3280, cover: 3280, cover_parity: 3142, cover_consistent: 2074 },
  });
  // Showing it again measures nothing, and the worker has ended.
  floor.follow();
  expect(store.state.floor.phase).toBe('complete');
  expect(FakeWorker.all.every(({ isGone }) => isGone)).toBe(true);
});

test('a floor that is looked at is measured by itself where that takes a moment, and not again once it was cancelled', async () => {
  const { store, floor, phase } = pageWith('tiles-3', HARDEST);
  store.update((state) => ({ ...state, view: 'floor' }));
  floor.follow();
  expect(store.state.floor.phase).toBe('running');
  floor.cancel();
  floor.follow();
  expect(store.state.floor.phase).toBe('none');
  store.update((state) => problemsTaken(state, [{ ...HARDEST, start: '647850321' }], 'own'));
  floor.follow();
  await phase('complete');
  const knights = pageWith('knights');
  knights.store.update((state) => ({ ...state, view: 'floor' }));
  knights.floor.follow();
  expect(knights.store.state.floor.phase).toBe('none');
});

test('another problem or another heuristic has another floor', async () => {
  const { store, floor, phase } = pageWith('tiles-3', HARDEST);
  floor.begin();
  await phase('complete');
  store.update((state) => ({ ...state, floor: heuristicChosen(state.floor, 'backward', 0) }));
  floor.follow();
  expect(store.state.floor).toMatchObject({ phase: 'none', report: null, threshold: null });
  floor.begin();
  await phase('complete');
  expect(store.state.floor.report?.floor?.backward_heuristic).toBe('blind');
  store.update((state) => problemsTaken(state, [{ ...HARDEST, start: '647850321' }], 'own'));
  floor.follow();
  // The choice belongs to the puzzle and stays with it.
  expect(store.state.floor).toMatchObject({ phase: 'none', chosen: { backward: 0 } });
});

test('measuring can be cancelled, and one whose worker is gone has failed and can be begun again', async () => {
  const { store, floor, phase } = pageWith('cubes');
  floor.begin();
  floor.cancel();
  expect(store.state.floor).toMatchObject({ phase: 'none', report: null });
  floor.begin();
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const worker of FakeWorker.all) worker.die();
  await phase('failed');
  expect(words.floor.failed(inWords(store.state.floor.failure))).toContain(
    'a worker was ended, perhaps for want of memory',
  );
  floor.begin();
  expect(store.state.floor.phase).toBe('running');
  floor.cancel();
});

test('a goal that cannot be reached has no floor, and a reason', () => {
  const { store, floor } = pageWith('tiles-3', { start: '213456780', goal: '123456780' });
  floor.begin();
  expect(store.state.floor.phase).toBe('unsolvable');
  const why = reasonInWords(store.state.floor.failure);
  expect(why).toContain('exchanges');
  expect(words.floor.unsolvable(why)).toContain(why);
  expect(FakeWorker.all).toHaveLength(0);
});

test('a board without a floor is followed whatever its lanes estimate by', () => {
  for (const key of ['map', 'tiles-4']) {
    const { store, floor } = pageWith(key);
    store.update((state) => ({
      ...state,
      lanes: state.lanes.map((lane) => ({
        ...lane,
        spec: { ...lane.spec, search: { ...lane.spec.search, heuristic: 'relax(1)' } },
      })),
    }));
    floor.follow();
    expect(store.state.floor.phase).toBe('none');
  }
});

test('IDA* is given up after as many positions as is said', () => {
  expect(words.floor.facts.idaStarGivenUp.meaning).toContain(words.format.count(GIVE_UP_AFTER));
});

describe('heuristics that are not chosen follow from the lanes', () => {
  test.each([
    ['cubes', 'misplaced', 'blind'],
    ['tiles-3', 'manhattan', 'manhattan'],
    ['toys', 'matching', 'matching'],
    ['knights', 'misplaced', 'misplaced'],
  ])('%s: %s and %s', (key, forward, backward) => {
    const state = initialState(newGame(choices, key));
    const puzzle = choiceOf(choices, key);
    expect(sidesOf(state, puzzle)).toEqual({ forward, backward });
  });

  test('only consistent ones, and none that is not there', () => {
    const state = initialState(newGame(choices, 'cubes'));
    const puzzle = choiceOf(choices, 'cubes');
    const mismatch = puzzle.heuristics.findIndex(({ consistent }) => !consistent);
    expect(mismatch).toBeGreaterThanOrEqual(0);
    for (const place of [mismatch, 5000]) {
      const floor = heuristicChosen(state.floor, 'forward', place);
      expect(sidesOf({ ...state, floor }, puzzle).forward).toBe('misplaced');
    }
    const floor = heuristicChosen(state.floor, 'forward', 4);
    expect(sidesOf({ ...state, floor }, puzzle).forward).toBe('colours');
    expect(linkOf({ ...state, view: 'floor', floor })).toBe(
      'v=1&puzzle=cubes&view=floor&show=forward-5',
    );
  });
});
