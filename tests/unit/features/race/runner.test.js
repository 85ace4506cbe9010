import { expect, test } from 'vitest';
import { Runner } from '../../../../www/features/race/worker/runner.js';
import { Search, solve } from '../../engine.js';
import { hostAndReports, REQUEST } from './host.js';

test('a pause answers at once, and what was counted stays until the run goes on', () => {
  const { host, pass, last, reports } = hostAndReports();
  const runner = new Runner(new Search(REQUEST), host);
  runner.run(10_000);
  pass(500);
  runner.pause();
  const paused = last();
  expect(paused?.phase).toBe('paused');
  expect(paused?.snapshot.generated).toBeGreaterThan(1000);
  pass(5000);
  expect(last()).toBe(paused);
  runner.run(null);
  pass();
  expect(reports.at(-1)?.snapshot).toEqual(solve(REQUEST));
});

test('a page that takes nothing hears nothing of a run but its pause, and then hears on', () => {
  const { host, pass, hear, last, reports } = hostAndReports();
  const runner = new Runner(new Search(REQUEST), host);
  runner.run(1000);
  pass(500);
  const count = reports.length;
  expect(count).toBeGreaterThan(2);
  hear(false);
  pass(3000);
  expect(reports).toHaveLength(count);
  runner.pause();
  expect(reports).toHaveLength(count + 1);
  expect(last()?.phase).toBe('paused');
  expect(last()?.snapshot.generated).toBeGreaterThan(2500);
  hear(true);
  runner.run(1000);
  pass(4000);
  expect(reports.length).toBeGreaterThan(count + 3);
});

test('a run keeps to the rate it was given', () => {
  const { host, pass, last } = hostAndReports();
  const runner = new Runner(new Search(REQUEST), host);
  runner.run(2000);
  pass(3000);
  runner.pause();
  expect(last()?.snapshot.generated).toBeGreaterThan(5500);
  expect(last()?.snapshot.generated).toBeLessThan(6500);
});

test('a share is n expansions, and then the lane waits for more', () => {
  const { host, pass, last } = hostAndReports();
  const runner = new Runner(new Search(REQUEST), host);
  for (const total of [100, 101, 5000]) {
    runner.share(total);
    pass();
    expect(last()?.phase).toBe('waiting');
    expect(last()?.snapshot.expanded).toBe(total);
  }
  runner.share(1e9);
  pass();
  expect(last()?.snapshot).toEqual(solve(REQUEST));
});

test('tables are built before the first node, whatever the speed, and their time is not the search’s', () => {
  const { host, pass, last, reports } = hostAndReports();
  const runner = new Runner(new Search({ ...REQUEST, heuristic: 'exact' }), host);
  runner.step(1);
  pass();
  expect(reports.some(({ snapshot }) => snapshot.outcome === 'preparing')).toBe(true);
  expect(last()?.snapshot).toMatchObject({ generated: 1, outcome: 'running' });
  expect(last()?.snapshot.table?.bytes).toBeGreaterThan(4_000_000);
  expect(last()?.time).toBeLessThan(100);
});

test('samples arrive once each, in order, from the first node to the last', () => {
  const { host, pass, reports } = hostAndReports();
  new Runner(new Search(REQUEST), host).run(30_000);
  pass();
  const samples = reports.flatMap((report) => report.samples);
  expect(
    reports.every(({ from }, i) => from === reports.slice(0, i).flatMap((r) => r.samples).length),
  ).toBe(true);
  expect(samples.map(({ nodes }) => nodes)).toEqual(
    [...new Set(samples.map(({ nodes }) => nodes))].sort((a, b) => a - b),
  );
  expect(samples[0]?.nodes).toBe(1);
  expect(samples.at(-1)?.nodes).toBe(solve(REQUEST).generated);
});
