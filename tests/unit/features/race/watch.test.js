import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateAfter, Watch } from '../../../../www/features/play/watch.js';
import { OPENING } from '../../../../www/shared/puzzles/puzzles.js';
import { gameChanged } from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { catalogue } from '../../engine.js';

/** @import { Race } from '../../../../www/features/race/race.js' */
/** @import { LaneState, State } from '../../../../www/shared/state/state.js' */

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const game = newGame(catalogue(), OPENING);
  const store = new Store(/** @type {State} */ ({ ...initialState(game), view: 'play' }));
  /** @type {unknown[]} */
  const orders = [];
  const lanes = (/** @type {Partial<LaneState>} */ news) =>
    store.update((state) => ({
      ...state,
      lanes: state.lanes.map((lane) => ({ ...lane, ...news })),
    }));
  const race = /** @type {Race} */ (
    /** @type {unknown} */ ({
      runAt(/** @type {number | null} */ rate) {
        orders.push(rate);
        lanes({ phase: 'running' });
      },
      goTo: (/** @type {unknown} */ places) => orders.push(places),
      changeSpeed: () => orders.push('chosen'),
      restart: () => lanes({ phase: 'ready', snapshot: null }),
    })
  );
  return { store, orders, lanes, watch: new Watch(store, race) };
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
  const { store, orders, lanes, watch } = watched();
  watch.start();
  expect(store.state.watched).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(orders[0]).toBe(3);
  expect(orders.length).toBeGreaterThan(10);
  lanes({ phase: 'ended', snapshot: snapshot({ moves: ['U', 'L'] }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state).toMatchObject({ watched: false, playing: true, moves: ['U', 'L'], at: 0 });
  const count = orders.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(orders).toHaveLength(count);
});

test('in the lab nobody hurries a race whose speed is chosen there', async () => {
  const { store, orders, watch } = watched();
  watch.start();
  store.update((state) => ({ ...state, view: 'race' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(orders).toEqual([3, 'chosen']);
});

test('lanes go to a node step by step, each to its own, and no farther', async () => {
  const { orders, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
  watch.to([15, 40]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(orders.at(-1)).toEqual([15, 40]);
  expect(orders.length).toBeGreaterThan(10);
  const firsts = orders.map((places) => /** @type {number[]} */ (places)[0] ?? 0);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
});

test('lanes that are there, or beyond, stay where they are', async () => {
  for (const places of [[0, 0], [10, 10], [5, 40], []]) {
    const { orders, lanes, watch } = watched();
    lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
    watch.to(places);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders, `${places}`).toEqual([]);
  }
  const { orders, lanes, watch } = watched();
  watch.to([0, 0]);
  lanes({ phase: 'ended', snapshot: snapshot({ generated: 99 }) });
  watch.to(['end', 'end']);
  expect(orders).toEqual([]);
});

test('any other act on the race ends the way of its lanes', async () => {
  const { orders, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 0 }) });
  watch.to([40, 40]);
  await vi.advanceTimersByTimeAsync(1000);
  watch.stop();
  const count = orders.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(orders).toHaveLength(count);
});

test('lanes of another problem do not go on the way', async () => {
  const { store, orders, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 0 }) });
  watch.to([40, 40]);
  await vi.advanceTimersByTimeAsync(1000);
  store.update((state) => gameChanged(state, newGame(catalogue(), 'toys')));
  const count = orders.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(orders).toHaveLength(count);
});

test('a second way begins while the first is still hurried, and comes to its end', async () => {
  const { orders, lanes, watch } = watched();
  watch.to(['end', 'end']);
  await vi.advanceTimersByTimeAsync(1000);
  lanes({ phase: 'away', snapshot: snapshot({ generated: 10 }) });
  watch.to([40, 40]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(orders.at(-1)).toEqual([40, 40]);
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
  const { store, orders, lanes, watch } = watched();
  lanes({ phase: 'paused', snapshot: snapshot({ generated: 10 }) });
  store.update((state) => ({ ...state, lesson: { id: 'ida-star', step: 1, due: false } }));
  watch.to([44]);
  await vi.advanceTimersByTimeAsync(600);
  store.update((state) => ({ ...state, lesson: { id: 'ida-star', step: 2, due: false } }));
  await vi.advanceTimersByTimeAsync(0);
  const count = orders.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(orders).toHaveLength(count);
});

test('lanes arrive at once if motion is not wanted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { orders, watch } = watched();
  watch.to(['end', 'end']);
  expect(orders).toEqual([['end', 'end']]);
});
