import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateAfter, Watch } from '../../../www/features/play/watch.js';
import { OPENING } from '../../../www/shared/puzzles/puzzles.js';
import { newGame } from '../../../www/shared/state/games.js';
import { initialState } from '../../../www/shared/state/state.js';
import { Store } from '../../../www/shared/state/store.js';
import { catalogue } from '../engine.js';

/** @import { Race } from '../../../www/features/race/race.js' */
/** @import { LaneState, State } from '../../../www/shared/state/state.js' */

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose race records orders. */
function watched() {
  const game = newGame(catalogue(), OPENING);
  const store = new Store(/** @type {State} */ ({ ...initialState(game), view: 'play' }));
  /** @type {unknown[]} */
  const told = [];
  const lanes = (/** @type {Partial<LaneState>} */ news) =>
    store.update((state) => ({
      ...state,
      lanes: state.lanes.map((lane) => ({ ...lane, ...news })),
    }));
  const race = /** @type {Race} */ (
    /** @type {unknown} */ ({
      runAt(/** @type {number | null} */ rate) {
        told.push(rate);
        lanes({ phase: 'running' });
      },
      goTo: (/** @type {unknown} */ places) => told.push(places),
      changeSpeed: () => told.push('chosen'),
      restart: () => lanes({ phase: 'ready', snapshot: null }),
    })
  );
  return { store, told, lanes, watch: new Watch(store, race) };
}

const snapshot = (/** @type {object} */ more) =>
  /** @type {any} */ ({ generated: 0, moves: [], ...more });

test('a race to be watched goes on at three positions a second, and then never slower', () => {
  expect([0, 1000, 3000].map(rateAfter)).toEqual([3, 3, 3]);
  const rates = Array.from(
    { length: 100 },
    (_, n) => rateAfter(n * 250) ?? Number.POSITIVE_INFINITY,
  );
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(rates.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

test('the board follows until the search that it follows has ended, and then plays its solution', async () => {
  const { store, told, lanes, watch } = watched();
  watch.start();
  expect(store.state.watched).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told[0]).toBe(3);
  expect(told.length).toBeGreaterThan(10);
  lanes({ phase: 'ended', snapshot: snapshot({ moves: ['U', 'L'] }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state).toMatchObject({ watched: false, playing: true, moves: ['U', 'L'], at: 0 });
  const said = told.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveLength(said);
});

test('in the lab nobody hurries a race whose speed is chosen there', async () => {
  const { store, told, watch } = watched();
  watch.start();
  store.update((state) => ({ ...state, view: 'race' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([3, 'chosen']);
});

test('lanes go to a node step by step, each to its own, and no farther', async () => {
  const { told, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
  watch.to([15, 40]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toEqual([15, 40]);
  expect(told.length).toBeGreaterThan(10);
  const firsts = told.map((places) => /** @type {number[]} */ (places)[0] ?? 0);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
});

test('lanes that are there, or beyond, stay where they are', async () => {
  for (const places of [[0, 0], [10, 10], [5, 40], []]) {
    const { told, lanes, watch } = watched();
    lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
    watch.to(places);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told, `${places}`).toEqual([]);
  }
  const { told, lanes, watch } = watched();
  watch.to([0, 0]);
  lanes({ phase: 'ended', snapshot: snapshot({ generated: 99 }) });
  watch.to(['end', 'end']);
  expect(told).toEqual([]);
});

test('whatever else is done with the race ends the way of its lanes', async () => {
  const { told, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 0 }) });
  watch.to([40, 40]);
  await vi.advanceTimersByTimeAsync(1000);
  watch.stop();
  const said = told.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(said);
});

test('a second way begins while the first is still hurried, and comes to its end', async () => {
  const { told, lanes, watch } = watched();
  watch.to(['end', 'end']);
  await vi.advanceTimersByTimeAsync(1000);
  lanes({ phase: 'away', snapshot: snapshot({ generated: 10 }) });
  watch.to([40, 40]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toEqual([40, 40]);
});

test('a race that finds nothing leaves the board, and so does one beside a line of one’s own', async () => {
  for (const [moves, ownMoves] of /** @type {const} */ ([
    [[], false],
    [['U'], true],
  ])) {
    const { store, lanes, watch } = watched();
    store.update((state) => ({ ...state, moves: ['R'], at: 1, ownMoves }));
    watch.start();
    lanes({ phase: 'ended', snapshot: snapshot({ moves }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state).toMatchObject({ watched: false, moves: ['R'], at: 1, ownMoves });
  }
});

test('a step of a lesson that is left takes lanes nowhere any more', async () => {
  const { store, told, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
  store.update((state) => ({ ...state, lesson: { id: 'ida-star', step: 1, due: false } }));
  watch.to([44]);
  await vi.advanceTimersByTimeAsync(600);
  store.update((state) => ({ ...state, lesson: { id: 'ida-star', step: 2, due: false } }));
  await vi.advanceTimersByTimeAsync(0);
  const said = told.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(said);
});

test('where motion is not wanted lanes are where they are to be at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { told, watch } = watched();
  watch.to(['end', 'end']);
  expect(told).toEqual([['end', 'end']]);
});
