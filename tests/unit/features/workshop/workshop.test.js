import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { judgedNow } from '../../../../www/features/workshop/reading.js';
import { opened } from '../../../../www/features/workshop/state.js';
import {
  isProved,
  scoreOf,
  standingOf,
  verdictOf,
} from '../../../../www/features/workshop/verdict.js';
import { reasonInWords } from '../../../../www/shared/engine/phrases.js';
import { gameChanged, problemsTaken } from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { loadPageEngine } from '../../page-engine.js';
import { FakeWorker } from '../race/crew.js';
import { benchWith, choices, judgedOf, left, workers } from './page.js';

/** @import { Fault } from '../../../../www/features/workshop/jobs.js' */
/** @import { AstrayRun } from '../../../../www/pkg/rolling_cubes.js' */

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
    expect(audit).toMatchObject({ every: true, admissible: true, consistent: true, falls: 0 });
    expect([audit?.positions, audit?.moves]).toEqual([181_440, 483_840]);
  });

  test('of a bound that says too much shows the position nearest to the goal, and how many others fail', async () => {
    const text = 'sum(p in tiles: distance(p, goal(p))) + distance(empty, goal(empty))';
    const { judgement } = await judgedOf('tiles-3', text, { problem: HARDEST });
    const { audit } = judgement;
    expect(verdictOf(audit)).toBe('refuted');
    expect(isProved(audit)).toBe(false);
    // One move from the goal, Manhattan gives 1 and the empty square adds 1.
    expect(audit?.counterexample).toMatchObject({ bound: 2, distance: 1 });
    expect(audit?.failures).toBeGreaterThan(1);
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
  });
});

describe('a score', () => {
  test('there is none of a bound that says too much, and why', async () => {
    const { judgement } = await judgedOf('tiles-3', '2 * manhattan', { problem: HARDEST });
    const { audit, score, phase } = judgement;
    expect([phase, audit?.admissible, score]).toEqual(['complete', false, null]);
    expect([standingOf(audit, score), scoreOf(audit, score)]).toEqual(['refuted', null]);
  });

  test('there is none of one that holds for the goal at hand alone', async () => {
    const problem = { start: '876543210', goal: '876543210' };
    const text = 'max(manhattan, 40 * (wanted(a3) = 1))';
    const { judgement } = await judgedOf('tiles-3', text, { problem });
    const { audit, score } = judgement;
    expect([verdictOf(audit), standingOf(audit, score)]).toEqual(['proved', 'elsewhere']);
    const { goal, position, bound, distance } = score?.counterexample ?? {};
    expect([goal, position, bound, distance]).toEqual([GOAL, GOAL, 40, 0]);
  });

  test('there is none where too much is left to be counted, and a mere number where nothing is proved', async () => {
    const { judgement } = await judgedOf('tiles-4', 'blind');
    expect(standingOf(judgement.audit, judgement.score)).toBe('beyond');
    const open = await judgedOf('tiles-4', 'sum(p in tiles: distance(p, goal(p)))');
    const { audit, score } = open.judgement;
    expect(standingOf(audit, score)).toBe('unproved');
    expect(scoreOf(audit, score)).toBe(score?.score);
    const proved = await judgedOf('tiles-4', 'manhattan');
    expect(standingOf(proved.judgement.audit, proved.judgement.score)).toBe('counts');
    expect(proved.judgement.score?.score).toBe(score?.score);
  }, 60_000);
});

describe('the search for where A* goes wrong', () => {
  /** @param {string} text @param {Fault} fault */
  async function hunted(text, fault) {
    const { workshop, own, until } = benchWith('tiles-3', text, { problem: HARDEST });
    /** @type {AstrayRun | null} */
    let found = null;
    workshop.hunt(fault, (run) => {
      found = run;
    });
    expect(own().astray).toEqual({ complete: false, tried: 0, found: null });
    await until(() => own().astray?.complete ?? false);
    expect(found).toBe(own().astray?.found ?? null);
    return own().astray;
  }

  test('finds the simplest problem, the position with too large an f, and the one that waits', async () => {
    const found = (await hunted('manhattan * (1 + (tile(c1) = 8))', 'longer'))?.found;
    if (!found?.waiting) throw new Error('such a bound leads A* astray');
    const { at, waiting, length, found: moves } = found;
    expect(at.g + at.h).toBeGreaterThan(length);
    expect(waiting.g + waiting.h).toBeGreaterThan(length);
    expect(moves).toBeGreaterThan(length);
    expect(at.g).toBeGreaterThan(0);
    // A bound may overestimate at the start itself; the report is where that misleads A*.
    const twice = (await hunted('2 * manhattan', 'longer'))?.found;
    if (!twice?.waiting) throw new Error('twice Manhattan leads A* astray');
    expect(twice.at.g).toBeGreaterThan(0);
    expect(twice.at.position).not.toBe(twice.start);
  }, 60_000);

  test('finds where a position is opened again with a lower bound that is not consistent', async () => {
    const found = (await hunted('manhattan * (1 - parity)', 'reopened'))?.found;
    if (!found) throw new Error('a position is opened again');
    expect([found.waiting, found.found]).toEqual([null, found.length]);
  }, 60_000);

  test('without a result names the number of starts tried', async () => {
    const report = await hunted('manhattan + 1', 'longer');
    expect([report?.found, (report?.tried ?? 0) > 1000]).toEqual([null, true]);
  }, 60_000);

  test('ends once another text stands there', async () => {
    const { workshop, own } = benchWith('tiles-3', 'manhattan + 1', { problem: HARDEST });
    workshop.hunt('longer', () => {
      throw new Error('nobody waits for it');
    });
    workshop.write('manhattan * 2');
    workshop.follow();
    expect(own().astray).toBe(null);
  });
});

test('an audit of pathmax names how many it raises and by which neighbour', async () => {
  const { judgement } = await judgedOf('tiles-3', 'bpmax(manhattan * (1 - parity))', {
    problem: HARDEST,
  });
  const { audit } = judgement;
  const edit = audit?.edit;
  if (!audit || !edit) throw new Error('something is raised');
  expect([audit.consistent, audit.falls, edit.bound_from]).toEqual([true, 0, edit.bound + 1]);
  const idle = await judgedOf('toys', 'pathmax(matching)');
  expect([idle.judgement.audit?.edits, idle.judgement.audit?.edit]).toEqual([0, null]);
});

test('nothing is audited unasked, but tables of paintings are built at once', async () => {
  const { own, until } = benchWith('tiles-3', 'paint(tiles=1234)', { problem: HARDEST });
  expect(own()).toMatchObject({ phase: 'none', tables: null });
  await until(() => own().tables?.complete ?? false);
  expect(own()).toMatchObject({ phase: 'none', audit: null });
  const [painting] = own().tables?.paintings ?? [];
  // Four tiles and the empty square on nine squares.
  expect(painting?.tables).toMatchObject([{ positions: 9 * 8 * 7 * 6 * 5 }]);
  const counted = painting?.tables[0]?.histogram.reduce((sum, n) => sum + n, 0);
  expect(counted).toBe(15_120);
});

test('tables that are due are not built once another puzzle is on the page, and are when it is left again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const key of ['map', 'toys']) {
      const { store, workshop } = benchWith('tiles-3', 'paint(tiles=1234)', { problem: HARDEST });
      const before = FakeWorker.all.length;
      const { shelf: _, workshop: __, ...tiles } = store.state;
      store.update((state) => ({ ...gameChanged(state, newGame(choices, key)), view: 'race' }));
      workshop.follow();
      vi.advanceTimersByTime(60_000);
      expect(FakeWorker.all, key).toHaveLength(before);
      store.update((state) => ({ ...gameChanged(state, tiles), view: 'workshop' }));
      workshop.follow();
      vi.advanceTimersByTime(60_000);
      expect(FakeWorker.all, key).toHaveLength(before + 1);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('another text, or another problem, has another judgement', async () => {
  const { store, workshop, judgement } = await judgedOf('toys', 'matching');
  expect(judgement.phase).toBe('complete');
  workshop.follow();
  expect(store.state.workshop.judged).toBe(judgement);
  workshop.write('matching + 1');
  workshop.follow();
  expect(store.state.workshop.judged).toMatchObject({ phase: 'none', audit: null });
  workshop.judge();
  store.update((state) =>
    problemsTaken(state, [{ start: '1111000000000000', goal: '0000000000001111' }], 'own'),
  );
  workshop.follow();
  expect(store.state.workshop.judged).toMatchObject({ phase: 'none', audit: null });
});

test('facts about a bound stay when a known start is taken, and those about the start before do not', async () => {
  const { store, workshop, own, until } = benchWith('tiles-3', 'manhattan + 1', {
    problem: HARDEST,
  });
  workshop.judge();
  await until(() => own().phase === 'complete');
  workshop.hunt('longer', () => {});
  await until(() => own().astray?.complete ?? false);
  const { audit } = own();
  const start = audit?.counterexample?.position ?? '';
  const before = own().of;
  workshop.keeping(() =>
    store.update((state) => problemsTaken(state, [{ start, goal: GOAL }], 'own')),
  );
  workshop.follow();
  expect(own()).toMatchObject({ phase: 'complete', astray: null });
  expect(own().audit).toBe(audit);
  expect(own().of).not.toBe(before);
  // The audit of that start finds the same one.
  const again = await judgedOf('tiles-3', 'manhattan + 1', { problem: { start, goal: GOAL } });
  expect(again.judgement.audit).toEqual(audit);
  // Work for the previous start is dropped.
  const busy = benchWith('tiles-3', 'manhattan', { problem: HARDEST });
  busy.workshop.judge();
  busy.workshop.keeping(() =>
    busy.store.update((state) => problemsTaken(state, [{ start, goal: GOAL }], 'own')),
  );
  busy.workshop.follow();
  expect(busy.own()).toMatchObject({ phase: 'none', audit: null });
});

test('a judgement is shown with what it is about alone, before anybody has put another in its place', async () => {
  const { store, workshop } = await judgedOf('toys', 'matching');
  const { state } = store;
  expect(judgedNow(state, 'matching')).toEqual(state.workshop.judged);
  expect(judgedNow(state, 'matching + 1')).toBe(null);
  // Another game, which the workshop has not noticed yet.
  const other = { ...state, ...initialState(newGame(choices, 'cubes')), workshop: state.workshop };
  expect(judgedNow(other, 'matching')).toBe(null);
  workshop.cancel();
});

test('a text that cannot run is neither audited nor scored', () => {
  const { own, workshop } = benchWith('toys', 'max(matching, ?)');
  workshop.judge();
  expect(own().phase).toBe('none');
  expect(FakeWorker.all).toEqual([]);
});

/** Ends all workers once they have begun, so that this is noticed at once. */
async function killAtWork() {
  // Counts turns instead of time, as a fast machine would be done; the second turn receives the first work.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  for (const worker of FakeWorker.all) worker.die();
}

test('audit and score can be cancelled, and where a worker is gone that is said and can be tried again', async () => {
  const { own, until, workshop } = benchWith('cubes', 'misplaced');
  workshop.judge();
  expect(own().phase).toBe('running');
  workshop.cancel();
  expect(own()).toMatchObject({ phase: 'none', audit: null });
  workshop.judge();
  await killAtWork();
  await until(() => own().phase === 'failed');
  expect(own().stopped).toBe('audit');
  workshop.judge();
  expect(own()).toMatchObject({ phase: 'running', stopped: null });
  workshop.cancel();
});

test('without the tables’ worker nothing is called audited, and an audit can be asked for', async () => {
  // Tables of millions of positions keep the worker busy.
  const { own, until, workshop } = benchWith('tiles-4', 'paint(tiles=12345)');
  await until(() => FakeWorker.all.length > 0);
  await killAtWork();
  await until(() => own().stopped !== null);
  expect(own()).toMatchObject({ phase: 'none', stopped: 'tables', audit: null });
  workshop.judge();
  expect(own()).toMatchObject({ phase: 'running', stopped: null });
  workshop.cancel();
});

test('an audit stays when the worker dies at the score', async () => {
  const { store, own, until, workshop } = benchWith('tiles-3', 'blind', { problem: HARDEST });
  const forget = store.subscribe(() => {
    if (own().audit?.complete) for (const worker of FakeWorker.all) worker.die();
  });
  workshop.judge();
  await until(() => own().stopped !== null);
  expect(own()).toMatchObject({ phase: 'failed', stopped: 'score', audit: { complete: true } });
  // A repeated request starts over.
  forget();
  workshop.judge();
  expect(own()).toMatchObject({ phase: 'running', stopped: null, audit: null, score: null });
  workshop.cancel();
});

test('all facts about a bound stay when the worker that looks where A* goes wrong dies', async () => {
  const { own, until, workshop } = await judgedOf('tiles-3', 'manhattan + 1', { problem: HARDEST });
  const { audit, score } = own();
  FakeWorker.all = [];
  workshop.hunt('longer', () => {});
  await killAtWork();
  await until(() => own().stopped !== null);
  expect(own()).toMatchObject({ phase: 'complete', stopped: 'astray', astray: null });
  expect([own().audit, own().score]).toEqual([audit, score]);
  workshop.hunt('longer', () => {});
  expect(own()).toMatchObject({ stopped: null, astray: { complete: false } });
  workshop.cancel();
});

test('a goal that cannot be reached leaves nothing to audit, and says why', async () => {
  const problem = { start: '213456780', goal: GOAL };
  const { judgement } = await judgedOf('tiles-3', 'manhattan', { problem });
  expect(judgement.phase).toBe('unsolvable');
  const why = reasonInWords(judgement.failure);
  expect(words.workshop.audit.unsolvable(why)).toContain(why);
});

test('a link that is opened has audit and score run again', async () => {
  const { store, own, until, workshop } = benchWith('toys', 'matching');
  const { link } = readLink('#v=1&puzzle=toys&workshop=half-mismatch');
  store.update((state) => opened(state, link.own, true));
  workshop.follow();
  await until(() => own().phase === 'complete');
  expect(own().score?.score).toBeGreaterThan(0);
  expect(store.state.workshop.due).toBe(false);
});
