// Dead workers are detected, whatever they did. Lanes are tested in `race/race.test.js`.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Atlas } from '../../../../www/features/atlas/atlas.js';
import { dealAtRandom } from '../../../../www/features/deal/deal.js';
import { Experiments } from '../../../../www/features/experiments/experiments.js';
import { Laying } from '../../../../www/features/floor/laying.js';
import { askedBy } from '../../../../www/features/floor/standing.js';
import { Guide } from '../../../../www/features/guide/guide.js';
import { Quality } from '../../../../www/features/quality/quality.js';
import { Layouts } from '../../../../www/features/tree/layouts.js';
import { attend } from '../../../../www/shared/engine/attend.js';
import { catalogue } from '../../../../www/shared/engine/engine.js';
import { inWords } from '../../../../www/shared/engine/error-words.js';
import { WorkerLink } from '../../../../www/shared/engine/link.js';
import { choiceOf, newGame } from '../../../../www/shared/state/games.js';
import { firstDesign } from '../../../../www/shared/state/plan.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { words } from '../../../../www/shared/words/words.js';
import '../../engine.js';
import { measured } from '../../features/floor/measured.js';
import { browser, FakeWorker, over } from '../../features/race/crew.js';
import { loadPageEngine } from '../../page-engine.js';

beforeAll(loadPageEngine);

const busy = () =>
  new FakeWorker((port) => {
    attend(() => {}, port);
    return () => {};
  });

beforeEach(() => {
  browser();
  FakeWorker.spawn = busy;
});
afterEach(over);

/** Processes messages and locks, however busy the machine is. */
async function moment() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function allDie() {
  await moment();
  expect(FakeWorker.all.length).toBeGreaterThan(0);
  for (const worker of FakeWorker.all) worker.die();
  await moment();
}

const GONE = { code: 'worker-gone', values: [] };

const storeOf = (/** @type {string} */ key) => new Store(initialState(newGame(catalogue(), key)));

test('a census whose worker is gone has failed, and can be begun again', async () => {
  const store = storeOf('tiles-3');
  const atlas = new Atlas(store);
  atlas.begin();
  expect(store.state.atlas.census.phase).toBe('running');
  await allDie();
  const { phase, failure } = store.state.atlas.census;
  expect(phase).toBe('failed');
  expect(words.atlas.failed(inWords(failure))).toContain(
    'a worker was ended, perhaps for want of memory',
  );
  atlas.begin();
  expect(store.state.atlas.census.phase).toBe('running');
  atlas.cancel();
});

test('without locks, a silent census is missed, but not while the page sleeps', async () => {
  browser({ locks: false });
  FakeWorker.spawn = busy;
  const store = storeOf('tiles-3');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  new Atlas(store).begin();
  vi.stubGlobal('document', { hidden: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state.atlas.census.phase).toBe('running');
  vi.stubGlobal('document', { hidden: false });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(store.state.atlas.census.phase).toBe('failed');
});

test('a comparison of heuristics whose worker is gone has failed', async () => {
  const store = storeOf('tiles-3');
  new Quality(store, catalogue()).begin();
  expect(store.state.quality.phase).toBe('running');
  await allDie();
  expect(store.state.quality).toMatchObject({ phase: 'failed', failure: GONE });
});

test('a board whose distances nobody measures any longer does without them', async () => {
  const store = storeOf('tiles-3');
  const guide = new Guide(store, catalogue());
  guide.want(['123456780']);
  guide.showWay();
  await vi.waitUntil(() => FakeWorker.all.length > 0);
  expect(store.state.guide).not.toBe(null);
  await allDie();
  expect(store.state.guide).toBe(null);
  expect(guide.workers).toBe(0);
});

test('a random start that nobody deals any longer is given up', async () => {
  const { signal } = new AbortController();
  const dealt = dealAtRandom('tiles', '867254301', '123456780', 20, { signal, looked: () => {} });
  const given = expect(dealt).rejects.toThrow();
  await allDie();
  await given;
});

test('a tree whose layout is lost has none, and the next is laid out by another worker', async () => {
  const layouts = new Layouts();
  const wanted = {
    parents: new Int32Array([-1, 0]),
    folded: new Uint32Array(2),
    backward: new Uint8Array(2),
  };
  const lost = layouts.layout(wanted);
  await allDie();
  expect(await lost).toBe(null);
  layouts.layout(wanted);
  expect(FakeWorker.all).toHaveLength(2);
  layouts.end();
});

/** A page with a known floor, and a lane laid over it that has generated this many nodes. @param {number} generated */
function floorWithLane(generated) {
  const store = storeOf('tiles-3');
  const puzzle = choiceOf(catalogue(), 'tiles-3');
  const lane = store.state.lanes.find(({ spec }) => spec.search.algorithm === 'ida-star');
  if (!lane) throw new Error('there is a lane');
  const { forward, backward } = askedBy(lane.spec.search, puzzle);
  const { start, goal } = problemOf(store.state);
  const report = { floor: measured(puzzle.name, start, goal, forward, backward) };
  store.update((state) => ({
    ...state,
    view: 'floor',
    lanes: [{ ...lane, snapshot: /** @type {any} */ ({ generated }) }],
    floor: { ...state.floor, lane: lane.spec.id, report: /** @type {any} */ (report) },
  }));
  return { store, laying: new Laying(store, catalogue()) };
}

test('a lane laid over the floor whose worker is gone is sorted no more, and another search is by another worker', async () => {
  const { store, laying } = floorWithLane(10);
  laying.follow();
  await moment();
  const [lost] = FakeWorker.all;
  if (!lost) throw new Error('there is a worker');
  const ended = vi.spyOn(lost, 'terminate');
  await allDie();
  expect(ended).toHaveBeenCalled();
  expect(store.state.floor).toMatchObject({ laid: null, failure: '' });
  laying.follow();
  expect(FakeWorker.all).toHaveLength(1);
  const [lane] = store.state.lanes;
  if (!lane) throw new Error('there is a lane');
  const search = { ...lane.spec.search, max_depth: 30 };
  store.update((state) => ({ ...state, lanes: [{ ...lane, spec: { ...lane.spec, search } }] }));
  laying.follow();
  expect(FakeWorker.all).toHaveLength(2);
  store.update((state) => ({ ...state, lanes: [] }));
  laying.follow();
  expect(FakeWorker.all.every(({ isGone }) => isGone)).toBe(true);
});

test('an experiment one of whose workers is gone has failed, and the others end', async () => {
  vi.stubGlobal('navigator', { locks: FakeWorker.locks, hardwareConcurrency: 3 });
  const store = storeOf('tiles-3');
  new Experiments(store).begin(firstDesign('tiles-3'));
  expect(store.state.experiment?.status).toBe('running');
  await moment();
  expect(FakeWorker.all).toHaveLength(2);
  FakeWorker.all[1]?.die();
  await moment();
  expect(store.state.experiment).toMatchObject({ status: 'failed', failure: GONE });
  expect(FakeWorker.all.every(({ isGone }) => isGone)).toBe(true);
});

test('without locks, a silent layout worker is missed, but not one that has finished', async () => {
  let isSilent = false;
  browser({ locks: false });
  FakeWorker.spawn = () =>
    new FakeWorker((port) => {
      const page = attend(() => {
        if (!isSilent) page.tell({ type: 'laid-out', xs: new Float32Array([1, 2]) });
      }, port);
      return () => {};
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const layouts = new Layouts();
  const wanted = {
    parents: new Int32Array([-1, 0]),
    folded: new Uint32Array(2),
    backward: new Uint8Array(2),
  };
  expect(await layouts.layout(wanted)).toEqual(new Float32Array([1, 2]));
  await vi.advanceTimersByTimeAsync(60_000);
  isSilent = true;
  const lost = layouts.layout(wanted);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await lost).toBe(null);
  expect(FakeWorker.all.map(({ isGone }) => isGone)).toEqual([true]);
});

test('a worker that fails is said to fail once, and nothing more is heard of it', async () => {
  /** @type {string[]} */
  const events = [];
  FakeWorker.spawn = () =>
    new FakeWorker((port) => {
      const page = attend(() => {
        page.tell({ type: 'news' });
        throw new Error('the memory is gone');
      }, port);
      return () => {};
    });
  /** @type {WorkerLink<{type: string}, {type: string}>} */
  const link = new WorkerLink(
    () => /** @type {any} */ (FakeWorker.spawn()),
    ({ type }) => events.push(type),
    ({ cause, message }) => events.push(`${cause}: ${message}`),
  );
  link.order({ type: 'work' });
  link.order({ type: 'work' });
  await moment();
  expect(events).toEqual(['news', 'broke: the memory is gone']);
});
