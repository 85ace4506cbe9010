import { expect, test, vi } from 'vitest';
import { Traces } from '../../../../www/features/trace/traces.js';
import { laneFocused } from '../../../../www/shared/state/actions.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { Search } from '../../engine.js';
import { CUBES, REQUESTS, tracer } from './samples.js';

/** @import { Inspected, Order, Traced, Window } from '../../../../www/features/race/protocol.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */
/** @import { State } from '../../../../www/shared/state/state.js' */

/** @param {string} [algorithm] */
function tracesAndOrders(algorithm = 'ida-star') {
  const request = REQUESTS[algorithm] ?? { ...CUBES, algorithm, heuristic: 'misplaced' };
  const { start, goal } = request;
  const game = freshGame('cubes', [{ start, goal }], 0, [{ algorithm }, { algorithm: 'bfs' }]);
  const store = new Store(initialState(game));
  /** @type {{lane: number, order: Order}[]} */
  const orders = [];
  /** @type {(lane: number, news: Traced | Inspected) => void} */
  let hear = () => {};
  const { first: traces, second } = new Traces(store, {
    order: (lane, order) => orders.push({ lane, order }),
    listen: (listener) => {
      hear = listener;
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  /** @param {number} node @param {number} [id] */
  const at = async (node, id = 0) => {
    const search = new Search(id === 0 ? request : /** @type {Request} */ (REQUESTS.bfs));
    search.seek(node);
    const snapshot = search.snapshot();
    store.update((state) => ({
      ...state,
      lanes: state.lanes.map((lane) => (lane.spec.id === id ? { ...lane, snapshot } : lane)),
    }));
    await settled();
  };
  /** @param {Partial<State>} change */
  const change = async (change) => {
    store.update((state) => ({ ...state, ...change }));
    await settled();
  };
  /** The windows last requested of a lane, or of any. @param {number} [id] */
  const windows = (id) => {
    const last = orders.findLast(
      ({ lane, order }) => order.type === 'trace' && (id ?? lane) === lane,
    )?.order;
    return /** @type {Window[]} */ (last?.type === 'trace' ? [...last.windows] : []);
  };
  /** @param {Window} window @param {number} node @param {number} [lane] */
  const answer = ({ name, from, most }, node, lane = 0) => {
    const run = tracer(lane === 0 ? request : /** @type {Request} */ (REQUESTS.bfs), from, most);
    while (run.advance_to(node, 1000));
    hear(lane, { type: 'traced', name, chunk: run.chunk(0, 0) });
  };
  return {
    store,
    traces,
    second,
    orders,
    at,
    change,
    windows,
    answer,
    tell: (/** @type {Inspected} */ news) => hear(0, news),
  };
}

test('with the tree closed nothing is traced, and closing it ends what was', async () => {
  const { orders, at, change } = tracesAndOrders();
  await at(500);
  expect(orders).toEqual([]);
  await change({ view: 'tree' });
  expect(orders.map(({ order }) => order.type)).toEqual(['trace']);
  await change({ view: 'race' });
  expect(orders.at(-1)).toEqual({ lane: 0, order: { type: 'trace', windows: [] } });
});

test('a lane that has not begun is not traced', async () => {
  const { orders, change, traces } = tracesAndOrders();
  await change({ view: 'tree' });
  expect(orders).toEqual([]);
  expect(traces.isIdle).toBe(true);
});

test('with each new iteration its own part is traced, and the one before is kept', async () => {
  const { traces, at, change, windows, answer } = tracesAndOrders();
  await change({ view: 'tree' });
  await at(20);
  const [before, newest] = windows();
  expect(before && newest && newest.from > before.from).toBe(true);
  if (!before || !newest) return;
  answer(newest, 20);
  expect(traces.subject()).toBeNull();
  answer(before, 20);
  const subject = traces.subject();
  expect([subject?.before?.from, subject?.trace.from]).toEqual([before.from, newest.from]);
  await at(60);
  const [kept] = windows();
  expect(kept).toEqual(newest);
});

test('a search that goes on where it was when its bound rises is traced from its beginning', async () => {
  const { traces, at, change, windows, answer } = tracesAndOrders('rbfs');
  await change({ view: 'tree' });
  await at(60);
  const [whole, ...others] = windows();
  expect([whole?.from, others]).toEqual([1, []]);
  if (!whole) return;
  answer(whole, 60);
  const { trace, before, iteration } = traces.subject() ?? {};
  expect([trace?.length, before, iteration]).toEqual([60, null, null]);
});

test('while the lane runs, what was asked for is seen before newer iterations are asked for', async () => {
  const { store, at, change, windows, answer } = tracesAndOrders();
  const phase = (/** @type {'running' | 'paused'} */ phase) =>
    change({ lanes: store.state.lanes.map((lane) => ({ ...lane, phase })) });
  await change({ view: 'tree' });
  await phase('running');
  await at(20);
  const asked = windows();
  await at(400);
  expect(windows()).toEqual(asked);
  for (const window of asked) answer(window, 400);
  await at(401);
  const later = windows();
  expect(later).not.toEqual(asked);
  await at(1000);
  expect(windows()).toEqual(later);
  // A lane at rest shows its newest part.
  await phase('paused');
  expect(windows()).not.toEqual(later);
});

test('another lane that is looked into is traced in its place', async () => {
  const { orders, at, change, windows } = tracesAndOrders();
  await change({ view: 'tree' });
  await at(100, 0);
  await at(100, 1);
  await change({ focus: 1 });
  expect(orders.slice(-2).map(({ lane, order }) => [lane, order.type])).toEqual([
    [0, 'trace'],
    [1, 'trace'],
  ]);
  expect(windows().map(({ from }) => from)).toEqual([1]);
});

test('mail of a part no longer wanted is not taken for another', async () => {
  const { traces, at, change, windows, answer, store } = tracesAndOrders('bfs');
  await change({ view: 'tree' });
  await at(100);
  const [first] = windows();
  await change({ tree: { ...store.state.tree, from: 50 } });
  await change({ tree: { ...store.state.tree, from: null } });
  const [again] = windows();
  expect(again?.name).not.toBe(first?.name);
  if (first) answer(first, 100);
  expect(traces.subject()?.trace.length).toBe(0);
  if (again) answer(again, 100);
  expect(traces.subject()?.trace.length).toBe(100);
});

test('a lane that went back is shown where it is, and keeps its iterations to choose from', async () => {
  const { traces, at, change, windows, answer } = tracesAndOrders();
  await change({ view: 'tree' });
  await at(1000);
  const { iterations } = traces;
  expect(iterations.length).toBeGreaterThan(4);
  await at(30);
  expect(traces.iterations).toBe(iterations);
  const [before, here] = windows();
  if (before && here) for (const window of [before, here]) answer(window, 30);
  const { iteration, trace } = traces.subject() ?? {};
  expect(trace?.from).toBeLessThanOrEqual(30);
  expect((iteration?.from ?? 0) + (iteration?.generated ?? 0)).toBeGreaterThan(30);
});

test('a question is asked once, and all who asked are answered', async () => {
  const { traces, orders, at, change, tell } = tracesAndOrders('bfs');
  await change({ view: 'tree' });
  await at(100);
  const search = new Search(/** @type {Request} */ (REQUESTS.bfs));
  search.step(7);
  const step = search.last_step();
  const answers = [traces.inspect(7), traces.inspect(7)];
  expect(orders.filter(({ order }) => order.type === 'inspect')).toHaveLength(1);
  tell({ type: 'inspected', node: 7, step });
  expect(await Promise.all(answers)).toEqual([step, step]);
});

test('a question about a lane that is left has no answer', async () => {
  const { traces, at, change } = tracesAndOrders('bfs');
  await change({ view: 'tree' });
  await at(100);
  const answer = traces.inspect(7);
  await change({ view: 'race' });
  expect(await answer).toBeNull();
});

test('a listener hears of news until it stops', async () => {
  const { traces, at, change, windows, answer } = tracesAndOrders('bfs');
  const listener = vi.fn();
  const stop = traces.subscribe(listener);
  await change({ view: 'tree' });
  await at(100);
  const [window] = windows();
  const before = listener.mock.calls.length;
  if (window) answer(window, 100);
  expect(listener.mock.calls.length).toBe(before + 1);
  stop();
  await change({ view: 'race' });
  expect(listener.mock.calls.length).toBe(before + 1);
});

test('the lane beside is traced too, each for itself', async () => {
  const { store, traces, second, at, change, windows, answer } = tracesAndOrders();
  await change({ view: 'tree' });
  await at(100, 0);
  await at(100, 1);
  expect(windows(1)).toEqual([]);
  await change({ tree: { ...store.state.tree, beside: 1 } });
  const [window] = windows(1);
  expect(window?.from).toBe(1);
  if (window) answer(window, 100, 1);
  expect(second.subject()?.trace.length).toBe(100);
  // Choices by node numbers apply to the first tree only.
  await change({ tree: { ...store.state.tree, from: 50 } });
  expect(windows(0)).toMatchObject([{ from: 50 }]);
  expect(windows(1)).toEqual([window]);
  expect(second.subject()?.trace.length).toBe(100);
  await change({ tree: { ...store.state.tree, beside: null } });
  expect(windows(1)).toEqual([]);
  expect(second.isIdle).toBe(true);
  expect(traces.isIdle).toBe(false);
});

test('when the two lanes change places, both are traced on', async () => {
  const { store, traces, second, at, change, windows, answer } = tracesAndOrders('bfs');
  await change({ view: 'tree', tree: { ...store.state.tree, beside: 1 } });
  await at(100, 0);
  await at(100, 1);
  const before = [...windows(0), ...windows(1)];
  store.update((state) => laneFocused(state, 1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.state.tree.beside).toBe(0);
  const after = [...windows(0), ...windows(1)];
  expect(after).toHaveLength(2);
  expect(new Set([...before, ...after].map(({ name }) => name)).size).toBe(4);
  // Messages for one are not taken by the other.
  for (const [lane, window] of before.entries()) answer(window, 100, lane);
  expect([traces.subject()?.trace.length, second.subject()?.trace.length]).toEqual([0, 0]);
  for (const [lane, window] of after.entries()) answer(window, 100, lane);
  expect([traces.subject()?.trace.length, second.subject()?.trace.length]).toEqual([100, 100]);
});

test('the g and h of a node are remembered where it is kept', async () => {
  const { traces, at, change, windows, answer } = tracesAndOrders('ida-star');
  await change({ view: 'tree' });
  await at(30);
  for (const window of windows()) answer(window, 30);
  const search = new Search(/** @type {Request} */ (REQUESTS['ida-star']));
  search.step(30);
  const step = search.last_step();
  expect(traces.recall(30)).toEqual({ g: step?.depth, h: step?.estimate });
  expect(traces.recall(31)).toBeNull();
});
