// A lane's time is its search's work and nothing else.

import { expect, test } from 'vitest';
import { Runner } from '../../../../www/features/race/worker/runner.js';
import { Search, solve } from '../../engine.js';
import { hostAndReports, REQUEST } from './host.js';

/** @import { Request } from '../../engine.js' */

/** Milliseconds per node of the search, and per unit of its tables. */
const NODE = 1 / 128;
const UNIT = 1 / 4096;

const SEARCHING = ['step', 'expand_to', 'step_to_stage_end'];

/** A lane on a clock that only its search's work and waiting advance. @param {Request} request */
function working(request) {
  const { host, spend, pass, last, reports } = hostAndReports(1e-9);
  const search = new Search(request);
  const timed = new Proxy(search, {
    get(_, name) {
      const value = Reflect.get(search, name);
      if (typeof value !== 'function') return value;
      return (/** @type {unknown[]} */ ...given) => {
        const isTables = name === 'prepare';
        const done = () => (isTables ? (search.snapshot().table?.done ?? 0) : search.generated);
        const before = done();
        const result = value.apply(search, given);
        const more = done() - before;
        if (SEARCHING.includes(String(name))) spend(more * NODE);
        else if (isTables) spend(more * UNIT);
        // These calls are not searching.
        else if (name === 'snapshot' || (name === 'rewind' && more !== 0)) spend(3);
        return result;
      };
    },
  });
  return { runner: new Runner(timed, host), pass, last, reports };
}

test('a lane’s time is that of its own work, at any speed of the slider', () => {
  const { generated } = solve(REQUEST);
  for (const rate of [null, 30_000, 5000]) {
    const { runner, pass, last, reports } = working(REQUEST);
    runner.run(rate);
    pass();
    expect(last()?.time).toBeCloseTo(generated * NODE);
    expect((last()?.rate ?? 0) * NODE).toBeCloseTo(1000);
    for (const { nodes, time } of reports.flatMap(({ samples }) => samples)) {
      expect(time).toBeCloseTo(nodes * NODE);
    }
  }
});

test('waiting for other lanes is none of a lane’s time', () => {
  const { runner, pass, last } = working(REQUEST);
  for (const total of [500, 2000, 2001, 40_000]) {
    runner.share(total);
    pass();
    pass(1e6 + total * 1e4);
    expect(last()?.time).toBeCloseTo((last()?.snapshot.generated ?? 0) * NODE);
  }
});

test('ground that is covered again is not counted again, wherever a lane goes', () => {
  const { runner, pass, last } = working(REQUEST);
  runner.step(5000);
  pass();
  for (const node of [10, 4999, 12_345, 0, 12_345, 20_000]) {
    runner.seek(node);
    pass();
    expect(last()?.snapshot.generated).toBe(node);
    expect(last()?.time).toBeCloseTo(node * NODE);
  }
  runner.run(null);
  pass();
  expect(last()?.time).toBeCloseTo((last()?.snapshot.generated ?? 0) * NODE);
});

test('tables are timed apart, and not again', () => {
  const { runner, pass, last } = working({ ...REQUEST, heuristic: 'exact' });
  runner.step(1);
  pass();
  const units = last()?.snapshot.table?.done ?? 0;
  expect(units).toBeGreaterThan(4_000_000);
  expect(last()?.tableTime).toBeCloseTo(units * UNIT);
  runner.run(null);
  pass();
  const { time, tableTime, snapshot } = last() ?? {};
  expect(tableTime).toBeCloseTo(units * UNIT);
  expect(time).toBeCloseTo((snapshot?.generated ?? 0) * NODE);
});

test('a rate is reported once enough was timed, and not before', () => {
  const { runner, pass, last } = working(REQUEST);
  runner.step(100);
  pass();
  expect(last()?.time).toBeCloseTo(100 * NODE);
  expect(last()?.rate).toBeNull();
  runner.step(10_000);
  pass();
  expect((last()?.rate ?? 0) * NODE).toBeCloseTo(1000);
  // Before the first node there is no rate.
  runner.seek(0);
  pass();
  expect(last()?.rate).toBeNull();
});

test('a run keeps to its speed where a larger table of positions is made in between', () => {
  const { host, pass, last } = hostAndReports(1 / 64);
  const start = 'fedcba9876543120';
  const goal = '123456789abcdef0';
  const search = new Search({ puzzle: 'tiles', start, goal, algorithm: 'bfs' });
  const runner = new Runner(search, host);
  runner.run(1_000_000);
  pass(1000);
  runner.pause();
  // Enough positions to double the table several times, slice by slice.
  const { generated = 0, stored = 0 } = last()?.snapshot ?? {};
  expect(stored).toBeGreaterThan(2 * 65_536);
  expect(generated).toBeGreaterThan(990_000);
  expect(generated).toBeLessThan(1_010_000);
});
