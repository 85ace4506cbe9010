import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { read } from '../../../www/features/sweep/read.js';
import { commandOf } from '../../../www/features/sweep/report.js';
import { summariesOf } from '../../../www/features/sweep/summary.js';
import { isSweptHere, pairsOf } from '../../../www/features/sweep/sweeps.js';
import { sweep } from '../../../www/features/sweep/worker/sweeper.js';
import { keyOf } from '../../../www/shared/puzzles/puzzles.js';
import { choiceOf } from '../../../www/shared/state/games.js';
import { catalogue, Floor, Survey } from '../engine.js';

/** @import { News, Order } from '../../../www/features/sweep/protocol.js' */

vi.setConfig({ testTimeout: 120_000 });

const choices = catalogue();

/** All reports of a sweep whose clock advances by `tick` at each reading. @param {Omit<Order, 'type' | 'module'>} order @param {number} tick */
function heardOf(order, tick) {
  /** @type {News[]} */
  const messages = [];
  /** @type {(() => void)[]} */
  const later = [];
  let time = 0;
  sweep(
    order,
    { Survey, Floor },
    {
      later: (then) => later.push(then),
      post: (news) => messages.push(structuredClone(news)),
      now: () => {
        time += tick;
        return time;
      },
    },
  );
  while (later.length > 0) later.shift()?.();
  return messages;
}

const printed = JSON.parse(readFileSync('tests/instances/sweep-toys.json', 'utf8'));
const pairs = pairsOf(choiceOf(choices, 'toys'));
const TOYS = {
  ...{ puzzle: 'toys', fixed: printed.fixed, end: /** @type {const} */ ('start') },
  ...{ pairs, wanted: 100, seed: 1 },
};

test('a sweep in the page comes to what the command line prints, to the last digit', () => {
  const last = heardOf(TOYS, 0).at(-1);
  if (last?.type !== 'rows') throw new Error(`it ended with ${last?.type}`);
  expect(last.every).toBe(printed.every);
  expect(summariesOf(last.rows, pairs)).toEqual(printed.summaries);
  const { puzzle, fixed, seed } = TOYS;
  const heuristics = pairs.map((pair) => pair.join('/'));
  const command = commandOf({ puzzle, fixed, heuristics, every: last.every, seed, most: 0 });
  expect(command).toBe(printed.command);
  expect(read(JSON.stringify(printed), choices).report?.command).toBe(command);
});

test('rows come to what the command line makes of them, where IDA* was given up for some or for all, too', () => {
  const { rows, pairs, summaries } = JSON.parse(
    readFileSync('tests/instances/sweep-rows.json', 'utf8'),
  );
  expect(summariesOf(rows, pairs)).toEqual(summaries);
});

test('a sweep frees what it has made in the engine', () => {
  const freed = [Survey, Floor].map((made) => vi.spyOn(made.prototype, 'free'));
  const last = heardOf({ ...TOYS, wanted: 2 }, 0).at(-1);
  const rows = last?.type === 'rows' ? last.rows.length : 0;
  expect(freed.map((spy) => spy.mock.calls.length)).toEqual([1, rows * pairs.length]);
  expect(rows).toBeGreaterThan(0);
  for (const spy of freed) spy.mockRestore();
});

test('however often it is paused it counts the same, and tells how far it is', () => {
  const few = { ...TOYS, wanted: 10 };
  const [whole, sliced] = [heardOf(few, 0), heardOf(few, 120)];
  expect(sliced.at(-1)).toEqual(whole.at(-1));
  expect(sliced.length).toBeGreaterThan(10);
  const progress = sliced.flatMap((news) => (news.type === 'swept' && news.of > 0 ? [news] : []));
  expect(new Set(progress.map(({ of }) => of))).toEqual(new Set([10]));
  for (const [n, { done }] of progress.entries())
    expect(done).toBeGreaterThanOrEqual(progress[n - 1]?.done ?? 0);
});

test('of the 8-puzzle every n-th start is counted with each heuristic that knows something', () => {
  const choice = choiceOf(choices, 'tiles-3');
  const three = pairsOf(choice);
  expect(three.map(([name]) => name)).toEqual(['misplaced', 'manhattan', 'linear-conflict']);
  const order = {
    puzzle: 'tiles',
    fixed: '123456780',
    end: /** @type {const} */ ('goal'),
    seed: 1,
  };
  const last = heardOf({ ...order, pairs: three, wanted: 3 }, 0).at(-1);
  if (last?.type !== 'rows') throw new Error('it has ended');
  expect(last.every).toBe(60_480);
  expect(last.rows).toHaveLength(3);
  for (const [text, length, counts] of last.rows) {
    counts.forEach((one, n) => {
      const [towards = '', from = ''] = three[n] ?? [];
      const floor = new Floor('tiles', text, order.fixed, towards, from);
      floor.give_up_after(0);
      while (floor.step(1e9));
      const known = floor.report().floor;
      expect([length, one[0], one[2], one[6]]).toEqual([
        known?.length,
        known?.forward,
        known?.cover,
        known?.mm,
      ]);
    });
  }
});

test('problems are counted here where a goal is a position and a space is counted in a moment', () => {
  const here = choices.puzzles.map(keyOf).filter(isSweptHere);
  expect(here).toEqual(['tiles-3', 'toys']);
});
