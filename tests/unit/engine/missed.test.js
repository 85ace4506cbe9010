// A worker that is gone without a word is missed, whatever it worked for. That of a lane is in `race/race.test.js`.

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Atlas } from '../../../www/atlas/atlas.js';
import { dealAtRandom } from '../../../www/deal/deal.js';
import { attend } from '../../../www/engine/attend.js';
import { catalogue } from '../../../www/engine/engine.js';
import { WorkerLink } from '../../../www/engine/link.js';
import { inWords } from '../../../www/engine/told.js';
import { Experiments } from '../../../www/experiments/experiments.js';
import { firstDesign } from '../../../www/experiments/plan.js';
import { Guide } from '../../../www/guide/guide.js';
import { Quality } from '../../../www/quality/quality.js';
import { newGame } from '../../../www/state/games.js';
import { initialState } from '../../../www/state/state.js';
import { Store } from '../../../www/state/store.js';
import { Layouts } from '../../../www/tree/layouts.js';
import { words } from '../../../www/words/words.js';
import '../engine.js';
import { loadPageEngine } from '../page-engine.js';
import { browser, FakeWorker, over } from '../race/crew.js';

beforeAll(loadPageEngine);

/** A worker that is at work for a long time. */
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

/** Mail is read, and locks are held, however busy the machine is. */
async function moment() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** All workers die without a word. */
async function allDie() {
  await moment();
  expect(FakeWorker.all.length).toBeGreaterThan(0);
  for (const worker of FakeWorker.all) worker.die();
  await moment();
}

/** Why, as data. */
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

test('where there are no locks, a census is missed by its silence, and not while the page sleeps', async () => {
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
  const given = expect(dealt).rejects.toThrow('');
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

test('a worker that fails is said to fail once, and nothing more is heard of it', async () => {
  /** @type {string[]} */
  const said = [];
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
    ({ type }) => said.push(type),
    ({ cause, message }) => said.push(`${cause}: ${message}`),
  );
  link.order({ type: 'work' });
  link.order({ type: 'work' });
  await moment();
  expect(said).toEqual(['news', 'broke: the memory is gone']);
});

test('every worker of the page attends to its link', () => {
  const sources = readFileSync('www/engine/spawn.js', 'utf8');
  const files = [...sources.matchAll(/new URL\('\.\.\/([^']+)'/g)].map(([, name = '']) => name);
  expect(files).toHaveLength(9);
  for (const name of files)
    expect(readFileSync(`www/${name}`, 'utf8'), name).toContain('/attend.js');
  // And nobody starts one in another way.
  const others = readdirSync('www', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !/^(engine\/spawn\.|pkg|tools)/.test(name))
    .filter((name) =>
      /new Worker\(|addEventListener\('messageerror'/.test(readFileSync(`www/${name}`, 'utf8')),
    );
  expect(others.sort()).toEqual(['engine/attend.js', 'engine/link.js']);
});
