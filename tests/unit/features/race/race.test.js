import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOver } from '../../../../www/shared/state/state.js';
import { solve } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser, FakeWorker, over, PROBLEM, raceOf } from './crew.js';

/** @import { Race } from '../../../../www/features/race/race.js' */
/** @import { State } from '../../../../www/shared/state/state.js' */

beforeAll(loadPageEngine);

const IDA_STAR = { algorithm: 'ida-star', heuristic: 'misplaced' };
const BIDIRECTIONAL = { algorithm: 'bidirectional-bfs' };
const EXACT = { algorithm: 'a-star', heuristic: 'exact' };

beforeEach(() => browser());
afterEach(over);

const expanded = (/** @type {ReturnType<typeof raceOf>} */ { lanes }) =>
  lanes().map(({ snapshot }) => snapshot?.expanded ?? 0);

describe('one more', () => {
  test('is one node in each lane of a race of same time', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL]);
    for (const count of [1, 2, 3]) {
      it.race.step();
      await it.rest();
      expect(it.lanes().map(({ snapshot }) => snapshot?.generated)).toEqual([count, count]);
    }
  });

  test('is one expansion more in each lane of a race of same nodes, whatever its tables take', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL, EXACT], { mode: 'nodes' });
    for (const count of [1, 2, 3, 4]) {
      it.race.step();
      // It does not count as a run.
      expect(it.lanes().some(({ phase }) => phase === 'waiting')).toBe(false);
      await it.rest();
      expect(expanded(it)).toEqual([count, count, count]);
    }
  });

  test('brings lanes of a race of same nodes that have come apart to one count', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL], { mode: 'nodes' });
    it.race.travel(1, { type: 'step', nodes: 5000 });
    await it.until(() => it.lanes()[1]?.phase === 'paused');
    const [, ahead = 0] = expanded(it);
    expect(ahead).toBeGreaterThan(100);
    it.race.step();
    await it.rest();
    expect(expanded(it)).toEqual([ahead + 1, ahead + 1]);
  });

  test('leaves alone what has ended', async () => {
    const it = raceOf([{ ...IDA_STAR, max_nodes: 10 }, BIDIRECTIONAL], { mode: 'nodes' });
    it.race.travel(0, { type: 'run', rate: null });
    await it.until(() => it.lanes()[0]?.phase === 'ended');
    const [first] = it.lanes();
    it.race.step();
    await it.until(() => expanded(it)[1] === 1);
    expect(it.lanes()[0]).toBe(first);
  });
});

test('a race of same nodes goes on from where its lanes stand, at once', async () => {
  const it = raceOf([IDA_STAR, BIDIRECTIONAL], { mode: 'nodes', speed: 2 });
  for (let n = 0; n < 30; n += 1) {
    it.race.step();
    await it.rest();
  }
  expect(expanded(it)).toEqual([30, 30]);
  const began = performance.now();
  it.race.run();
  await it.until(() => Math.min(...expanded(it)) > 30);
  // At two a second, 30 would take 15 s.
  expect(performance.now() - began).toBeLessThan(5000);
});

test('only a restart erases the results of lanes', async () => {
  const it = raceOf([IDA_STAR, BIDIRECTIONAL]);
  it.race.toTheEnd();
  await it.rest();
  expect(isOver(it.store.state)).toBe(true);
  const ended = it.lanes();
  for (const mode of /** @type {const} */ (['time', 'nodes'])) {
    it.store.update((state) => ({ ...state, mode }));
    it.race.run();
    it.race.step();
    it.race.stage();
    it.race.toTheEnd();
    expect(it.lanes()).toBe(ended);
  }
  expect(ended.map(({ snapshot }) => snapshot)).toEqual(
    [IDA_STAR, BIDIRECTIONAL].map((search) => solve({ puzzle: 'cubes', ...PROBLEM, ...search })),
  );
  it.race.restart();
  expect(it.lanes().map(({ phase }) => phase)).toEqual(['ready', 'ready']);
});

describe('a lane that is played from its end', () => {
  const SHORT = { algorithm: 'ida-star', heuristic: 'exact' };

  test.each([
    ['at full speed', IDA_STAR, { speed: null }],
    ['in a race of same nodes', IDA_STAR, { speed: null, mode: 'nodes' }],
    ['where its run is short', SHORT, { speed: 30_000 }],
  ])('shows its beginning, and then runs, %s', async (_, search, settings) => {
    const it = raceOf([search, BIDIRECTIONAL], /** @type {Partial<State>} */ (settings));
    it.race.toTheEnd();
    await it.rest();
    const [first, other] = it.lanes();
    it.race.play(0);
    await it.until(() => it.lanes()[0]?.snapshot?.generated === 0);
    const began = performance.now();
    await it.until(() => (it.lanes()[0]?.snapshot?.generated ?? 0) > 0);
    expect(performance.now() - began).toBeGreaterThan(250);
    await it.rest();
    expect(it.lanes()[0]?.snapshot).toEqual(first?.snapshot);
    expect(it.lanes()[1]).toBe(other);
  });

  test('goes at the speed that is chosen meanwhile, and stays where it is taken meanwhile', async () => {
    const it = raceOf([IDA_STAR], { speed: null });
    it.race.toTheEnd();
    await it.rest();
    it.race.play(0);
    await it.until(() => it.lanes()[0]?.snapshot?.generated === 0);
    it.store.update((state) => ({ ...state, speed: 20 }));
    await it.until(() => it.lanes()[0]?.phase === 'running');
    await it.until(() => (it.lanes()[0]?.snapshot?.generated ?? 0) > 2);
    expect(it.lanes()[0]?.snapshot?.generated).toBeLessThan(50);
    it.race.toTheEnd();
    await it.rest();
    it.race.play(0);
    it.race.travel(0, { type: 'seek', nodes: 77 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(it.lanes()[0]).toMatchObject({ phase: 'paused', snapshot: { generated: 77 } });
  });
});

describe('a worker', () => {
  test('that is busy for minutes lives, and goes on', async () => {
    const it = raceOf([IDA_STAR], { speed: null });
    it.race.run();
    await it.until(() => (it.lanes()[0]?.snapshot?.generated ?? 0) > 0);
    const [busy] = FakeWorker.all;
    if (!busy) throw new Error('there is no worker');
    busy.isBusy = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance', 'Date'] });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.useRealTimers();
    expect(it.lanes()[0]?.phase).not.toBe('failed');
    busy.isBusy = false;
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes()[0]?.snapshot?.outcome).toBe('solved');
  });

  test('that is gone without a word is missed at once, and the lane can start again', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL], { speed: 100 });
    it.race.run();
    await it.until(() => it.lanes().every(({ snapshot }) => (snapshot?.generated ?? 0) > 0));
    const began = performance.now();
    FakeWorker.all[0]?.die();
    await it.until(() => it.lanes()[0]?.phase === 'failed');
    expect(performance.now() - began).toBeLessThan(500);
    expect(it.lanes()[0]?.failure).toEqual({ cause: 'gone', message: '' });
    expect(it.lanes()[1]?.phase).toBe('running');
    it.race.pause();
    it.race.restartLane(0);
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes().map(({ snapshot }) => snapshot?.outcome)).toEqual(['solved', 'solved']);
  });

  test('that the page itself has ended is not missed', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL], { speed: 100 });
    it.race.run();
    await it.until(() => it.lanes().every(({ snapshot }) => (snapshot?.generated ?? 0) > 0));
    it.race.rest();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(it.lanes().map(({ phase }) => phase)).toEqual(['paused', 'paused']);
    expect(it.race.workers).toBe(0);
  });

  test('is never missed by guess, where there are no locks', async () => {
    browser({ locks: false });
    const it = raceOf([IDA_STAR], { speed: 100 });
    it.race.run();
    await it.until(() => (it.lanes()[0]?.snapshot?.generated ?? 0) > 0);
    FakeWorker.all[0]?.die();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance', 'Date'] });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.useRealTimers();
    expect(it.lanes()[0]?.phase).toBe('running');
    it.race.restart();
    expect(it.lanes()[0]?.phase).toBe('ready');
  });

  test('that cannot be made says why in its lane, and the other lane runs', async () => {
    let asked = 0;
    FakeWorker.spawn = () => {
      asked += 1;
      if (asked === 1) throw new DOMException('a policy forbids workers', 'SecurityError');
      return new FakeWorker();
    };
    const it = raceOf([IDA_STAR, BIDIRECTIONAL]);
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes().map(({ phase }) => phase)).toEqual(['failed', 'ended']);
    expect(it.lanes()[0]?.failure).toEqual({
      cause: 'unmade',
      message: 'a policy forbids workers',
    });
    it.race.restartLane(0);
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes()[0]?.phase).toBe('ended');
  });

  test('whose engine refuses says so, and so does one whose script is missing', async () => {
    const it = raceOf([{ algorithm: 'ida-star', heuristic: 'nonsense' }, IDA_STAR]);
    it.race.toTheEnd();
    FakeWorker.all[1]?.dispatchEvent(new Event('error', { cancelable: true }));
    await it.rest();
    expect(it.lanes()[0]?.failure?.cause).toBe('broke');
    expect(it.lanes()[0]?.failure?.message).toContain("heuristic: 'nonsense'");
    expect(it.lanes()[1]?.failure).toEqual({ cause: 'unmade', message: '' });
  });
});

describe('a race that was set aside', () => {
  /** Starts a race, interrupts it early, and resumes it. @param {ReturnType<typeof raceOf>} it */
  async function interrupted(it) {
    await it.until(() => it.lanes().some(({ phase }) => phase === 'running' || phase === 'away'));
    const goOn = it.race.rest();
    expect(it.race.workers).toBe(0);
    expect(it.lanes().map(({ phase }) => phase)).not.toContain('running');
    goOn();
  }

  test.each([
    ['time', (/** @type {Race} */ race) => race.run()],
    ['nodes', (/** @type {Race} */ race) => race.run()],
    ['time', (/** @type {Race} */ race) => race.toTheEnd()],
    ['time', (/** @type {Race} */ race) => race.goTo(['end', 'end'])],
  ])('in a race of same %s goes on to the end it was told to go to: %s', async (mode, act) => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL], {
      mode: /** @type {'time' | 'nodes'} */ (mode),
      // The others would take hours at this speed.
      speed: String(act).includes('run') ? null : 1,
    });
    act(it.race);
    await interrupted(it);
    await it.rest();
    for (const { snapshot, spec } of it.lanes())
      expect(snapshot).toMatchObject({
        outcome: 'solved',
        generated: solve({ puzzle: 'cubes', ...PROBLEM, ...spec.search }).generated,
      });
  });

  test('goes on to the node or end of a stage that it was on its way to', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL]);
    it.race.goTo([3000, 2000]);
    await interrupted(it);
    await it.rest();
    expect(it.lanes().map(({ snapshot }) => snapshot?.generated)).toEqual([3000, 2000]);
    it.race.goTo([1000, 500]);
    await interrupted(it);
    await it.rest();
    expect(it.lanes().map(({ snapshot }) => snapshot?.generated)).toEqual([1000, 500]);
    it.race.stage();
    await interrupted(it);
    await it.rest();
    expect(it.lanes().map(({ snapshot }) => snapshot?.stage_end)).toEqual([true, true]);
  });
});

const rounds = async (/** @type {number} */ n) => {
  for (let round = 0; round < n; round += 1) await new Promise((then) => setImmediate(then));
};

test.each(
  /** @type {[string, (race: Race) => void][]} */ ([
    ['was paused and ran again', (race) => [race.pause(), race.run()]],
    ['rested and went on', (race) => race.rest()()],
  ]),
)('a pause holds whenever it comes after a lane %s', async (_, again) => {
  const races = Array.from({ length: 30 }, () => raceOf([IDA_STAR, BIDIRECTIONAL], { speed: 50 }));
  await Promise.all(
    races.map(async ({ race }, n) => {
      race.run();
      await rounds(8);
      again(race);
      await rounds(n);
      race.pause();
    }),
  );
  // A running lane reports several times in this time.
  await new Promise((then) => setTimeout(then, 500));
  for (const { lanes } of races) {
    expect(lanes().map(({ phase }) => phase)).toEqual(['paused', 'paused']);
  }
});
