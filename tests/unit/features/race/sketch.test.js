import { expect, test } from 'vitest';
import { Runner } from '../../../../www/features/race/worker/runner.js';
import { placesOf } from '../../../../www/features/stage/places.js';
import { Search, solve } from '../../engine.js';
import { hostAndReports, REQUEST } from './host.js';

test('a lane that is drawn generates the same nodes, and reports paths of some of them in order', () => {
  const { host, pass, last, reports } = hostAndReports(0.05);
  const runner = new Runner(new Search(REQUEST), host);
  runner.sketch();
  runner.run(null);
  pass();
  expect(last()?.snapshot).toEqual(solve(REQUEST));
  const nodes = reports.flatMap(({ paths }) => placesOf(paths)).map(({ node }) => node);
  expect(nodes.length).toBeGreaterThan(20);
  expect(nodes).toEqual([...new Set(nodes)].sort((a, b) => a - b));
});

test('a slow lane reports every node, and one that is not drawn reports none', () => {
  for (const isDrawn of [true, false]) {
    const { host, pass, reports } = hostAndReports(0.05);
    const runner = new Runner(new Search(REQUEST), host);
    if (isDrawn) runner.sketch();
    runner.run(20);
    pass(3000);
    runner.pause();
    const nodes = reports.flatMap(({ paths }) => placesOf(paths)).map(({ node }) => node);
    const most = reports.at(-1)?.snapshot.generated ?? 0;
    expect(new Set(nodes)).toEqual(
      new Set(Array.from({ length: isDrawn ? most : 0 }, (_, n) => n + 1)),
    );
  }
});

test('a lane that has ended before it is drawn runs again, and ends as before', () => {
  const { host, pass, last } = hostAndReports(0.005);
  const runner = new Runner(new Search(REQUEST), host);
  runner.run(null);
  pass();
  const ended = last();
  runner.sketch();
  pass();
  expect(last()).toMatchObject({ phase: 'ended', snapshot: ended?.snapshot, time: ended?.time });
  const stages = placesOf(last()?.paths ?? []).map(({ stage }) => stage);
  expect(stages.length).toBeGreaterThan(20);
  expect(new Set(stages).size).toBe(ended?.snapshot.iterations.length);
});

test('a lane at work that is drawn late has its picture from the first nodes on, and goes on', () => {
  for (const go of ['run', 'seek']) {
    const { host, pass, last, reports } = hostAndReports(2);
    const runner = new Runner(new Search(REQUEST), host);
    if (go === 'run') runner.run(null);
    else runner.seek(40_000);
    pass(10);
    expect(last()?.phase).not.toBe('ended');
    runner.sketch();
    pass();
    const nodes = reports.flatMap(({ paths }) => placesOf(paths)).map(({ node }) => node);
    expect(nodes).toEqual(expect.arrayContaining([2, 3, 4, 5, 6]));
    if (go === 'run') expect(last()).toMatchObject({ phase: 'ended', snapshot: solve(REQUEST) });
    else expect(last()).toMatchObject({ phase: 'paused', snapshot: { generated: 40_000 } });
  }
});
