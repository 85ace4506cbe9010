import { expect, test } from 'vitest';
import { Runner } from '../../../../www/features/race/worker/runner.js';
import { Search, solve } from '../../engine.js';
import { everySearch } from '../../searches.js';
import { hostAndReports } from './host.js';

/** @import { Breakpoints, Request, Step } from '../../engine.js' */

const PROBLEM = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const IDA_STAR = { ...PROBLEM, algorithm: 'ida-star', heuristic: 'misplaced' };
const BFS = { ...PROBLEM, algorithm: 'bfs', max_depth: 11 };
const BIDIRECTIONAL = { ...PROBLEM, algorithm: 'bidirectional-bfs' };
/** @type {Request[]} */
const SEARCHES = everySearch(PROBLEM, {
  bfs: BFS,
  iddfs: { max_depth: 12 },
  'branch-and-bound': { incumbent: 25 },
});

function straightTo(/** @type {Request} */ request, /** @type {number} */ node) {
  const search = new Search(request);
  search.step(node);
  return { snapshot: search.snapshot(), step: search.last_step() };
}

function runnerOf(/** @type {Request} */ request) {
  const { host, pass, ...reports } = hostAndReports();
  const runner = new Runner(new Search(request), host);
  const after = (/** @type {() => void} */ act) => {
    act();
    pass();
    const report = reports.last();
    if (!report) throw new Error('nothing was told');
    return report;
  };
  return { runner, after, pass, ...reports };
}

test('back, and then forward, every search is at the very node that it is said to be', () => {
  for (const request of SEARCHES) {
    const { runner, after } = runnerOf(request);
    after(() => runner.step(7000));
    for (const node of [6999, 6998, 3500, 3501, 1, 0, 7000, 12_345, 12_344]) {
      const { snapshot, step, phase } = after(() => runner.seek(node));
      expect({ snapshot, step }, `${request.algorithm} at ${node}`).toEqual(
        straightTo(request, node),
      );
      expect(phase).toBe(snapshot.outcome === 'running' ? 'paused' : 'ended');
    }
  }
});

test('a lane that has ended can go back and run on, to the same end', () => {
  for (const request of SEARCHES) {
    const { runner, after } = runnerOf(request);
    const end = after(() => runner.run(null));
    expect(end).toMatchObject({ phase: 'ended', snapshot: solve(request) });
    const back = after(() => runner.back(1000));
    expect(back).toMatchObject({ phase: 'paused', furthest: end.snapshot.generated });
    expect(back.snapshot.generated).toBe(Math.max(0, end.snapshot.generated - 1000));
    const again = after(() => runner.run(null));
    expect({ ...again, from: 0, samples: [] }).toEqual({ ...end, from: 0, samples: [] });
  }
});

test('the last node of a lane that has ended shows how it ended', () => {
  for (const request of SEARCHES) {
    const { runner, after } = runnerOf(request);
    const end = after(() => runner.run(null));
    after(() => runner.seek(5));
    const there = after(() => runner.seek(end.furthest));
    expect(there).toMatchObject({ phase: 'ended', snapshot: end.snapshot, step: end.step });
    expect(after(() => runner.seek(end.furthest + 99)).snapshot).toEqual(end.snapshot);
  }
});

test('a stage back is where the stage forward had stopped, for every layer and bound', () => {
  for (const request of SEARCHES) {
    const { runner, after } = runnerOf(request);
    const places = [0];
    for (let n = 0; n < 6; n += 1) {
      const { phase, snapshot } = after(() => runner.stage());
      if (phase === 'paused') places.push(snapshot.generated);
    }
    const { snapshot } = after(() => runner.seek((places.at(-1) ?? 0) + 5));
    // If the search ended at the last one, it stays there.
    const before = places.filter((place) => place < snapshot.generated);
    for (const place of before.toReversed()) {
      const report = after(() => runner.stageBack());
      expect(report.snapshot.generated, request.algorithm).toBe(place);
    }
    expect(after(() => runner.stageBack()).snapshot.generated).toBe(0);
  }
});

test('a lane goes to the newest of several places only', () => {
  const { runner, after, reports } = runnerOf(BIDIRECTIONAL);
  after(() => runner.run(null));
  const before = reports.length;
  const report = after(() => {
    for (const node of [9000, 8000, 7000, 6000]) runner.seek(node);
  });
  expect(report.snapshot.generated).toBe(6000);
  expect(reports.length).toBeLessThanOrEqual(before + 2);
});

test('steps that are asked for faster than they are made add up', () => {
  const { runner, after } = runnerOf(IDA_STAR);
  after(() => runner.step(5000));
  const report = after(() => {
    for (let n = 0; n < 7; n += 1) runner.back(1);
    runner.step(2);
  });
  expect(report.snapshot.generated).toBe(4995);
});

test('a run asked for on the way begins on arrival', () => {
  const { runner, after } = runnerOf(IDA_STAR);
  after(() => runner.step(50_000));
  const report = after(() => {
    runner.seek(40_000);
    runner.run(null);
  });
  expect(report).toMatchObject({ phase: 'ended', snapshot: solve(IDA_STAR) });
});

test('no report between a way and the run asked for on it says that the lane stands still', () => {
  const { runner, after, reports } = runnerOf(IDA_STAR);
  after(() => runner.step(50_000));
  const before = reports.length;
  after(() => {
    runner.seek(40_000);
    runner.run(null);
  });
  expect(reports.slice(before).map(({ phase }) => phase)).not.toContain('paused');
});

test('a long way reports its place alone, and a pause stops there', () => {
  // 29 rolls: 4.7 million nodes.
  const request = { ...IDA_STAR, start: 'WWWWWEWWW', goal: 'BRBBRBBRE' };
  const { runner, after, pass, away, reports } = runnerOf(request);
  after(() => runner.step(10));
  runner.seek(4_500_000);
  const before = reports.length;
  pass(250);
  expect(reports).toHaveLength(before);
  expect(away.length).toBeGreaterThan(0);
  expect(away.every(({ to }) => to === 4_500_000)).toBe(true);
  const { phase, snapshot } = after(() => runner.pause());
  expect(phase).toBe('paused');
  expect(snapshot.generated).toBeLessThan(4_500_000);
});

test('samples stay, and the time of a node is the time that it first took', () => {
  const { runner, after, reports } = runnerOf(IDA_STAR);
  const end = after(() => runner.run(30_000));
  const samples = reports.flatMap((report) => report.samples);
  const back = after(() => runner.seek(samples[40]?.nodes ?? 0));
  expect(back.time).toBeCloseTo(samples[40]?.time ?? 0);
  const again = after(() => runner.run(3000));
  expect(again.time).toBe(end.time);
  expect(reports.flatMap((report) => report.samples)).toEqual(samples);
});

/** The first node after `from` that satisfies a predicate, by trying each. */
function firstNode(
  /** @type {Request} */ request,
  /** @type {(step: Step, before: Step | null) => boolean} */ holds,
) {
  const search = new Search(request);
  let before = null;
  while (search.step(1)) {
    const step = search.last_step();
    if (step && holds(step, before)) return step.node;
    before = step;
  }
  return search.generated;
}

/** @type {[Request, Breakpoints, string, Parameters<typeof firstNode>[1]][]} */
const BREAKPOINTS = [
  [IDA_STAR, { depth: 9 }, 'depth', ({ depth }) => depth === 9],
  [IDA_STAR, { estimate_below: 4 }, 'estimate-below', ({ estimate }) => (estimate ?? 9) < 4],
  [BFS, { duplicate: true }, 'duplicate', ({ fate }) => fate === 'duplicate'],
  [BIDIRECTIONAL, { met: true }, 'met', ({ fate }) => fate === 'met'],
];

test('a lane pauses at its breakpoint, at whatever speed it runs', () => {
  for (const [request, breakpoints, kind, holds] of BREAKPOINTS) {
    const node = firstNode(request, holds);
    for (const act of [
      (/** @type {Runner} */ runner) => runner.run(null),
      (/** @type {Runner} */ runner) => runner.run(2_000_000),
      (/** @type {Runner} */ runner) => runner.share(1e9),
      (/** @type {Runner} */ runner) => runner.step(1e9),
    ]) {
      const { runner, after } = runnerOf(request);
      runner.watch(breakpoints);
      const report = after(() => act(runner));
      expect(report.broke?.kind).toBe(kind);
      expect(report.snapshot.generated).toBe(node);
      expect(report.phase).toBe(kind === 'met' ? 'ended' : 'paused');
    }
  }
});

test('a lane on the way to the place of a link passes breakpoints by, and pauses at later ones', () => {
  const { runner, after } = runnerOf(IDA_STAR);
  runner.watch({ bound: true });
  const there = after(() => runner.step(60, true));
  expect(there).toMatchObject({ phase: 'paused', broke: null, snapshot: { generated: 60 } });
  expect(after(() => runner.run(null)).broke?.kind).toBe('bound');
  const end = runnerOf(IDA_STAR);
  end.runner.watch({ bound: true });
  expect(end.after(() => end.runner.run(null, true))).toMatchObject({
    phase: 'ended',
    broke: null,
  });
});

test('a stage forward stops at the last node of each stage, whatever was done before, and at the end', () => {
  for (const request of SEARCHES) {
    const search = new Search(request);
    /** The last nodes of stages, by trying each. @type {number[]} */
    const ends = [];
    while (ends.length < 8 && search.step(1)) if (search.stage_end) ends.push(search.generated);
    const { runner, after } = runnerOf(request);
    const stops = [];
    while (stops.length < ends.length) {
      stops.push(after(() => runner.stage()).snapshot.generated);
    }
    expect(stops, request.algorithm).toEqual(ends);
    for (const end of ends.slice(0, 3)) {
      after(() => runner.seek(end - 1));
      expect(after(() => runner.stage()).snapshot.generated).toBe(end);
    }
    // It also stops there with breakpoints that never hit.
    runner.watch({ depth: 999 });
    after(() => runner.seek(0));
    expect(after(() => runner.stage()).snapshot.generated).toBe(ends[0]);
  }
});

test('a bound that rises stops the lane at the node behind the end of a stage', () => {
  const staged = runnerOf(IDA_STAR);
  const broken = runnerOf(IDA_STAR);
  broken.runner.watch({ bound: true });
  broken.after(() => broken.runner.run(null));
  for (let n = 0; n < 5; n += 1) {
    const { snapshot } = staged.after(() => staged.runner.stage());
    const report = broken.after(() => broken.runner.run(null));
    expect(report.broke).toEqual({ kind: 'bound', value: snapshot.next_bound?.bound });
    expect(report.snapshot.generated).toBe(snapshot.generated + 1);
  }
});

test('a position is met again and again, and passed by on the way to a node by its number', () => {
  const { runner, after } = runnerOf(IDA_STAR);
  const { step } = after(() => runner.step(3000));
  const position = step?.state ?? '';
  runner.watch({ position });
  const first = after(() => {
    runner.seek(0);
    runner.run(null);
  });
  expect(first.broke).toEqual({ kind: 'position', value: position });
  expect(first.step?.state).toBe(position);
  const second = after(() => runner.run(null));
  expect(second.step).toMatchObject({ state: position });
  expect(second.snapshot.generated).toBeGreaterThan(first.snapshot.generated);
  expect(after(() => runner.seek(2)).broke).toBeNull();
  expect(after(() => runner.seek(second.snapshot.generated)).broke).toBeNull();
});
