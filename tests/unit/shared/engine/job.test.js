// Jobs: whatever they compute, they report, rest, answer, end and fail in the same way.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { JOBS } from '../../../../www/app/workers/jobs.js';
import { engineModule } from '../../../../www/shared/engine/engine.js';
import { Job } from '../../../../www/shared/engine/job.js';
import { attendJobs } from '../../../../www/shared/engine/work.js';
import '../../engine.js';
import { browser, FakeWorker, over } from '../../features/race/crew.js';
import { loadPageEngine } from '../../page-engine.js';
import { working } from './working.js';

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);

/** Reports twice, then doubles each number that it is asked, until it is asked 0. @param {number} from @param {number[]} asks */
function* doubling(from, asks) {
  yield from;
  yield null;
  yield from + 1;
  for (;;) {
    for (const ask of asks.splice(0)) {
      if (ask === 0) return 'over';
      if (ask < 0) throw new Error('less than nothing');
      yield 2 * ask;
    }
    yield;
  }
}

function begun(from = 1) {
  FakeWorker.spawn = () => working(() => doubling);
  /** @type {unknown[]} */
  const events = [];
  /** @type {Job<typeof doubling>} */
  const job = new Job('numbers/doubling');
  const begin = (/** @type {number} */ order) =>
    job.begin(order, {
      hear: (news) => events.push(news),
      done: (result) => events.push(result),
      fail: (failure) => events.push(failure),
    });
  begin(from);
  const until = (/** @type {number} */ count) => vi.waitUntil(() => events.length >= count);
  return { job, begin, events, until };
}

/** Processes messages and locks. */
async function moment() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const isEnded = () => FakeWorker.all.every(({ isGone }) => isGone);

test('a job reports, answers what it is asked at any time, and ends with its result', async () => {
  const { job, events, until } = begun();
  job.ask(5);
  await until(3);
  job.ask(7);
  job.ask(0);
  await until(5);
  expect(events).toEqual([1, 2, 10, 14, 'over']);
  expect([job.isBusy, isEnded()]).toEqual([false, true]);
});

test('a job that begins anew replaces the one before, which reports no more', async () => {
  const { begin, events, until } = begun(1);
  begin(100);
  await until(2);
  await moment();
  expect(events).toEqual([100, 101]);
  expect(FakeWorker.all.map(({ isGone }) => isGone)).toEqual([true, false]);
});

test('a cancelled job reports nothing more and answers nothing', async () => {
  const { job, events } = begun();
  job.end();
  job.ask(1);
  await moment();
  expect([events, job.isBusy, isEnded()]).toEqual([[], false, true]);
});

test('an error fails the job once, with its message', async () => {
  const { job, events, until } = begun();
  job.ask(-1);
  await until(3);
  await moment();
  expect(events.slice(2)).toEqual([{ code: 'worker-broke', values: ['less than nothing'] }]);
  expect([job.isBusy, isEnded()]).toEqual([false, true]);
});

test('a job whose worker died has failed, and can begin again', async () => {
  const { begin, events, until } = begun();
  await until(2);
  await moment();
  for (const worker of FakeWorker.all) worker.die();
  await until(3);
  expect(events[2]).toEqual({ code: 'worker-gone', values: [] });
  begin(3);
  await until(5);
  expect(events.slice(3)).toEqual([3, 4]);
});

test('without locks, a silent worker is missed while it works or was asked, and not while it rests', async () => {
  browser({ locks: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const { job, events } = begun();
  await moment();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([job.isBusy, events]).toEqual([true, [1, 2]]);
  for (const worker of FakeWorker.all) worker.isBusy = true;
  job.ask(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(job.isBusy).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(events.at(-1)).toEqual({ code: 'worker-gone', values: [] });
});

test('a job with nothing to report says that it goes on', () => {
  /** @type {unknown[]} */
  const told = [];
  /** @type {(event: MessageEvent) => void} */
  let order = () => {};
  const port = {
    postMessage: (/** @type {unknown} */ news) => told.push(news),
    addEventListener: (/** @type {string} */ type, /** @type {typeof order} */ listener) => {
      if (type === 'message') order = listener;
    },
  };
  let isSliceOver = false;
  function* busy() {
    while (!isSliceOver) yield null;
    return 'over';
  }
  attendJobs(
    () => busy,
    port,
    (then) => {
      isSliceOver = true;
      then();
    },
  );
  const begin = { type: 'begin', module: engineModule(), job: 'busy' };
  order(/** @type {MessageEvent} */ ({ data: begin }));
  expect(told).toEqual([{ type: 'going' }, { type: 'done', result: 'over' }]);
});

test('each job of the page fails with an error when its order is invalid', async () => {
  const names = [];
  for (const [file, jobs] of Object.entries(JOBS)) {
    const feature = file.split('/').at(-2);
    for (const own of Object.keys(jobs)) names.push(`${feature}/${own}`);
  }
  expect(names).toContain('floor/measure');
  for (const name of names) {
    FakeWorker.spawn = () => working();
    const failure = await new Promise((resolve, reject) =>
      new Job(name).begin({}, { done: () => reject(new Error(name)), fail: resolve }),
    );
    expect(['worker-broke', 'worker-refused'], name).toContain(failure.code);
  }
  expect(isEnded()).toBe(true);
});
