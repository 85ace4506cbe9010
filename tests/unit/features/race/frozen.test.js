import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { presentToggled } from '../../../../www/shared/state/actions.js';
import { solve } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser, over, PROBLEM, raceOf } from './crew.js';

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);

const IDA_STAR = { algorithm: 'ida-star', heuristic: 'misplaced' };
const BIDIRECTIONAL = { algorithm: 'bidirectional-bfs' };

/** @typedef {ReturnType<typeof raceOf>} It */

const generated = (/** @type {It} */ it) =>
  it.lanes().map(({ snapshot }) => snapshot?.generated ?? 0);
const expanded = (/** @type {It} */ it) =>
  it.lanes().map(({ snapshot }) => snapshot?.expanded ?? 0);

test('a frozen lane stands at its node while the other goes to its end, and then goes on from there to the same counts', async () => {
  const it = raceOf([IDA_STAR, BIDIRECTIONAL], { speed: 20_000 });
  it.race.run();
  await it.until(() => Math.min(...generated(it)) > 0);
  it.race.toggleFrozen(0);
  await it.until(() => it.lanes()[0]?.phase === 'paused');
  const [stood] = generated(it);
  it.race.toTheEnd();
  await it.until(() => it.lanes()[1]?.phase === 'ended');
  expect([it.lanes()[0]?.phase, generated(it)[0]]).toEqual(['paused', stood]);
  it.race.toggleFrozen(0);
  // Released after the race stopped, it waits for Run.
  expect(it.lanes()[0]).toMatchObject({ phase: 'paused', frozen: false });
  it.race.toTheEnd();
  await it.rest();
  for (const [n, search] of [IDA_STAR, BIDIRECTIONAL].entries()) {
    const { generated: alone } = solve({ puzzle: 'cubes', ...PROBLEM, ...search });
    expect(generated(it)[n]).toBe(alone);
  }
});

test('a frozen lane does nothing, and one that is let go while another runs joins it', async () => {
  const it = raceOf([IDA_STAR, BIDIRECTIONAL], { speed: 1000 });
  it.race.toggleFrozen(1);
  it.race.step();
  await it.until(() => generated(it)[0] === 1);
  it.race.stage();
  await it.until(() => it.lanes()[0]?.phase === 'paused' && (generated(it)[0] ?? 0) > 1);
  it.race.run();
  await it.until(() => it.lanes()[0]?.phase === 'running');
  expect(it.lanes()[1]).toMatchObject({ phase: 'ready', snapshot: null, frozen: true });
  it.race.toggleFrozen(1);
  await it.until(() => (generated(it)[1] ?? 0) > 1);
  expect(it.lanes()[1]?.phase).toBe('running');
  it.race.pause();
  await it.rest();
});

test('a frozen lane in a race of same nodes rests at a common count, and later catches up', async () => {
  const it = raceOf([IDA_STAR, BIDIRECTIONAL, { algorithm: 'bfs' }], {
    mode: 'nodes',
    speed: null,
  });
  it.race.run();
  await it.until(() => Math.min(...expanded(it)) > 0);
  it.race.toggleFrozen(0);
  await it.until(() => it.lanes()[0]?.phase === 'paused');
  const [stood = 0] = expanded(it);
  await it.until(() => (expanded(it)[1] ?? 0) > stood + 1000);
  expect(expanded(it)[0]).toBe(stood);
  it.race.toggleFrozen(0);
  await it.until(() => (expanded(it)[0] ?? 0) > stood);
  it.race.pause();
  await it.rest();
  const running = it.lanes().filter(({ phase }) => phase === 'paused');
  expect(running.length).toBeGreaterThan(1);
  expect(new Set(running.map(({ snapshot }) => snapshot?.expanded)).size).toBe(1);
});

test('a lane that has ended cannot be frozen, a restart thaws, and so does leaving Present', async () => {
  const it = raceOf([{ ...IDA_STAR, max_nodes: 10 }, BIDIRECTIONAL]);
  it.race.toggleFrozen(1);
  it.race.toTheEnd();
  await it.until(() => it.lanes()[0]?.phase === 'ended');
  it.race.toggleFrozen(0);
  expect(it.lanes().map(({ frozen }) => frozen)).toEqual([false, true]);
  it.store.update(presentToggled);
  expect(it.lanes().map(({ frozen }) => frozen)).toEqual([false, false]);
  it.race.toggleFrozen(1);
  it.race.restart();
  expect(it.lanes().map(({ frozen }) => frozen)).toEqual([false, false]);
});
