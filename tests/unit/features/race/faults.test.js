import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { explain, stateInWords } from '../../../../www/features/race/views/in-words.js';
import { errorInWords, reported } from '../../../../www/shared/engine/error-words.js';
import * as inGerman from '../../../../www/shared/words/de/index.js';
import { first } from '../../../../www/shared/words/en/first.js';
import * as inEnglish from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { Search } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser, FakeWorker, over, PROBLEM, raceOf } from './crew.js';

beforeAll(loadPageEngine);

const IDA_STAR = { algorithm: 'ida-star', heuristic: 'misplaced' };
const BIDIRECTIONAL = { algorithm: 'bidirectional-bfs' };

beforeEach(() => browser());
afterEach(over);

/** @param {number} lane @param {unknown} data */
const say = (lane, data) =>
  FakeWorker.all[lane]?.dispatchEvent(Object.assign(new Event('message'), { data }));

describe('news that is none', () => {
  const NONSENSE = {
    nothing: () => null,
    'a number': () => 7,
    'a list': () => [],
    'news of a kind that there is not': () => ({ type: 'rumour' }),
    'a report of nothing': () => ({ type: 'report' }),
    'a report without a snapshot': (/** @type {any} */ sound) => ({ ...sound, snapshot: null }),
    'a snapshot without its counts': (/** @type {any} */ sound) => ({
      ...sound,
      snapshot: { outcome: 'running' },
    }),
    'a count that is none': (/** @type {any} */ sound) => ({
      ...sound,
      snapshot: { ...sound.snapshot, generated: Number.NaN },
    }),
    'an outcome that there is not': (/** @type {any} */ sound) => ({
      ...sound,
      snapshot: { ...sound.snapshot, outcome: 'won' },
    }),
    'a phase that there is not': (/** @type {any} */ sound) => ({ ...sound, phase: 'asleep' }),
    'samples that are none': (/** @type {any} */ sound) => ({ ...sound, samples: [null] }),
    'a trace of nothing': () => ({ type: 'traced', name: 1, chunk: null }),
  };

  test.each(Object.keys(NONSENSE))('%s costs its lane, and the other goes on', async (name) => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL]);
    /** @type {any} */
    let sound = null;
    it.race.step();
    FakeWorker.all[0]?.addEventListener('message', (event) => {
      const { data } = /** @type {MessageEvent} */ (event);
      if (data?.type === 'report') sound = data;
    });
    await it.rest();
    expect(sound.snapshot.generated).toBe(1);
    say(0, NONSENSE[/** @type {keyof typeof NONSENSE} */ (name)](sound));
    const [broken] = it.lanes();
    expect(broken).toMatchObject({ phase: 'failed', failure: { cause: 'garbled' } });
    if (broken)
      expect(stateInWords('cubes', broken)).toMatch(/^Its worker sent an invalid message: /);
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes()[1]?.snapshot?.outcome).toBe('solved');
    it.race.restartLane(0);
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes()[0]?.snapshot).toMatchObject({ outcome: 'solved', generated: 150_055 });
  });
});

describe('a refusal of the engine', () => {
  afterEach(() => {
    speak('en', inEnglish);
    explain(() => '');
  });

  /** @param {string} heuristic */
  function refusalOf(heuristic) {
    try {
      new Search({ puzzle: 'cubes', ...PROBLEM, algorithm: 'ida-star', heuristic });
    } catch (error) {
      return error;
    }
    throw new Error('nothing is refused');
  }

  test('is shown by its lane in the page’s language, at first in the first words', async () => {
    const it = raceOf([{ algorithm: 'ida-star', heuristic: 'clairvoyant' }, BIDIRECTIONAL]);
    it.race.toTheEnd();
    await it.rest();
    const [refused, other] = it.lanes();
    if (!refused || !other) throw new Error('there are two lanes');
    const error = refusalOf('clairvoyant');
    if (!(error instanceof Error)) throw new Error('the engine throws errors');
    expect(refused).toMatchObject({ phase: 'failed', failure: { cause: 'broke' } });
    speak('en', /** @type {any} */ ({ ...inEnglish, words: first }));
    expect(stateInWords('cubes', refused)).toBe('Refused by the engine');
    explain(reported);
    for (const [language, begins] of /** @type {const} */ ([
      [inEnglish, 'Refused: '],
      [inGerman, 'Abgelehnt: '],
    ])) {
      speak('', language);
      expect(stateInWords('cubes', refused)).toBe(`${begins}${errorInWords(error)}`);
    }
    expect(stateInWords('cubes', refused)).not.toContain(error.message);
    // Without a report, the message is quoted.
    expect(refused.failure?.message).toBe(error.message);
    expect(other.snapshot?.outcome).toBe('solved');
  });

  test('is no other fault of a lane, which is quoted as before', async () => {
    explain(reported);
    const it = raceOf([IDA_STAR]);
    it.race.step();
    await it.rest();
    say(0, { type: 'failed', cause: 'broke', message: 'out of memory' });
    const [broken] = it.lanes();
    if (broken) expect(stateInWords('cubes', broken)).toBe('Stopped: out of memory');
  });
});

describe('silence', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  test('a lane that owes an answer for more than ten seconds says so, and goes on when it answers', async () => {
    const it = raceOf([{ ...IDA_STAR, max_nodes: 2000 }, BIDIRECTIONAL]);
    it.race.step();
    await it.rest();
    const [worker] = FakeWorker.all;
    if (!worker) throw new Error('a lane has a worker');
    worker.isBusy = true;
    it.race.step();
    await it.until(() => it.lanes()[1]?.snapshot?.generated === 2);
    vi.advanceTimersByTime(9000);
    expect(it.lanes().map(({ isSilent }) => isSilent)).toEqual([false, false]);
    vi.advanceTimersByTime(3000);
    expect(it.lanes().map(({ isSilent }) => isSilent)).toEqual([true, false]);
    const [silent] = it.lanes();
    if (silent) expect(stateInWords('cubes', silent)).toBe('No answer for more than 10 seconds');
    // It was busy, and nothing is lost.
    worker.isBusy = false;
    it.race.toTheEnd();
    await it.rest();
    expect(it.lanes()[0]).toMatchObject({ phase: 'ended', isSilent: false });
    expect(it.lanes()[0]?.snapshot?.generated).toBe(2000);
  });

  test('a lane that owes nothing is never said to be silent, nor one on a page out of sight', async () => {
    const it = raceOf([IDA_STAR]);
    it.race.step();
    await it.rest();
    vi.advanceTimersByTime(60_000);
    expect(it.lanes()[0]?.isSilent).toBe(false);
    vi.stubGlobal('document', { hidden: true });
    const [worker] = FakeWorker.all;
    if (worker) worker.isBusy = true;
    it.race.step();
    vi.advanceTimersByTime(60_000);
    expect(it.lanes()[0]?.isSilent).toBe(false);
  });

  test('a race of same nodes goes on when its silent lane is started again', async () => {
    const it = raceOf([IDA_STAR, BIDIRECTIONAL], { mode: 'nodes', speed: null });
    it.race.step();
    await it.rest();
    const [worker] = FakeWorker.all;
    if (worker) worker.isBusy = true;
    it.race.run();
    await it.until(() => it.lanes()[1]?.phase === 'waiting');
    vi.advanceTimersByTime(12_000);
    expect(it.lanes().map(({ isSilent }) => isSilent)).toEqual([true, false]);
    it.race.restartLane(0);
    await it.rest();
    expect(it.lanes().map(({ snapshot }) => snapshot?.generated)).toEqual([150_055, 27_172]);
  });
});

test('messages that are lost or come twice leave a lane that can still be paused, run and ended', async () => {
  const it = raceOf([IDA_STAR]);
  it.race.step();
  await it.rest();
  const [worker] = FakeWorker.all;
  if (!worker) throw new Error('a lane has a worker');
  const send = worker.postMessage.bind(worker);
  worker.postMessage = (order) => {
    send(order);
    send(order);
  };
  it.race.toTheEnd();
  await it.rest();
  expect(it.lanes()[0]?.snapshot?.generated).toBe(150_055);
  // Drops every third message, including the page's confirmations.
  let sent = 0;
  worker.postMessage = (order) => {
    sent += 1;
    if (sent % 3 > 0) send(order);
  };
  for (const node of [1, 2, 3, 4, 5, 6]) it.race.travel(0, { type: 'seek', nodes: node * 100 });
  worker.postMessage = send;
  it.race.travel(0, { type: 'seek', nodes: 77 });
  await it.until(() => it.lanes()[0]?.snapshot?.generated === 77);
  it.race.toTheEnd();
  await it.until(() => it.lanes()[0]?.phase === 'ended');
  expect(it.lanes()[0]?.snapshot?.generated).toBe(150_055);
});
