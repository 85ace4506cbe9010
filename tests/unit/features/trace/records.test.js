import { describe, expect, test } from 'vitest';
import {
  BACKWARD_BIT,
  FATES,
  NO_ESTIMATE,
  NO_RECORD,
} from '../../../../www/features/trace/trace.js';
import { catalogue, Job, play, Search } from '../../engine.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

/** @type {(algorithm: string, more?: object) => Request} */
const request = (algorithm, more = {}) => ({
  puzzle: 'cubes',
  start: 'WWWWWWWWE',
  goal: 'WBWBRERBR',
  algorithm,
  ...(['branch-and-bound', 'bfhs'].includes(algorithm) ? { incumbent: 13 } : {}),
  ...(algorithm.startsWith('dfs') ? { max_depth: 9 } : {}),
  // Inadmissible searches solve the other one in about forty nodes.
  ...(['greedy', 'weighted-a-star'].includes(algorithm) ? { goal: 'RRRWEWRRR' } : {}),
  ...(algorithm === 'greedy' ? { heuristic: 'mismatch' } : {}),
  ...more,
});

const algorithms = catalogue().algorithms.map(({ name }) => name);

/** Searches that store two layers and forget the others. */
const FORGETTING = ['bfhs', 'bfida-star'];

/** @param {Search} search @param {number} [from] @param {number} [most] */
const traced = (search, from = 1, most = 100_000) => {
  const tracer = search.tracer(from, most);
  while (tracer.advance_to(Infinity, 500));
  return tracer;
};

describe.each(algorithms)('%s', (algorithm) => {
  test('tells its last step where a limit of nodes ends it', () => {
    for (let nodes = 1; nodes < 40; nodes += 1) {
      const search = new Search(request(algorithm, { max_nodes: nodes }));
      search.step(nodes);
      const { state, depth, fate, lines } = search.last_step() ?? {};
      search.step(1);
      expect(search.snapshot().limit).toBe('nodes');
      const last = search.last_step();
      // RBFS may have turned back already, and forgotten the path.
      if (last || algorithm !== 'rbfs')
        expect(last).toMatchObject({ node: nodes, state, depth, fate, lines });
    }
  });

  test('tells of its last step what its trace keeps', () => {
    const search = new Search(request(algorithm));
    expect(search.last_step()).toBeNull();
    const tracer = traced(search);
    const { parents, depths, estimates, fates, seen } = tracer.chunk(0, 0);
    expect([parents.length, tracer.records, tracer.seen]).toEqual([seen, seen, seen]);
    for (let record = 0; record < seen; record += 7) {
      search.rewind(record + 1);
      search.step(record + 1 - search.units);
      const step = search.last_step();
      const kept = tracer.step_of(record);
      if (!step || !FORGETTING.includes(algorithm)) expect(step).toEqual(kept);
      else {
        // The path as far as the search knows it; the trace has all of it.
        expect({ ...kept, root: step.root, moves: step.moves }).toEqual(step);
        expect(kept.moves.slice(kept.moves.length - step.moves.length)).toEqual(step.moves);
      }
      if (!step) continue;
      expect(step).toMatchObject({
        node: record + 1,
        depth: depths[record],
        estimate: estimates[record] === NO_ESTIMATE ? null : estimates[record],
        fate: FATES[Number(fates[record]) & ~BACKWARD_BIT],
        side: Number(fates[record]) & BACKWARD_BIT ? 'backward' : 'forward',
      });
      const line = play('cubes', step.root, 'WBWBRERBR', step.moves);
      expect(line.states.at(-1)).toBe(step.state);
    }
  });

  test('is traced on from where a chunk ended, up to a number of records', () => {
    const search = new Search(request(algorithm));
    const whole = traced(search).chunk(0, 0);
    const tracer = search.tracer(11, 60);
    while (tracer.advance_to(40, 7));
    const first = tracer.chunk(0, 0);
    expect([first.from, first.parents.length, first.seen, first.full]).toEqual([11, 30, 40, false]);
    while (tracer.advance_to(Infinity, 7));
    const rest = tracer.chunk(30, first.expandedAt.length);
    expect([rest.first, rest.parents.length, rest.full, tracer.full]).toEqual([30, 30, true, true]);
    const both = [...first.parents, ...rest.parents].map((p) => (p === NO_RECORD ? p : p + 10));
    const expected = [...whole.parents.slice(10, 70)].map((p) => (p < 10 ? NO_RECORD : p));
    expect(both).toEqual(expected);
    expect([...first.fates, ...rest.fates]).toEqual([...whole.fates.slice(10, 70)]);
    expect(() => tracer.step_of(60)).toThrow('record: 60 given; allowed: below 60');
  });

  test('stops at breakpoints of every kind that it offers', () => {
    const { breakpoints } = catalogue().algorithms.find(({ name }) => name === algorithm) ?? {};
    const kinds = {
      position: traced(new Search(request(algorithm))).step_of(60).state,
      depth: 3,
      bound: true,
      met: true,
      estimate_below: 4,
      duplicate: true,
    };
    for (const [kind, value] of Object.entries(kinds)) {
      const search = new Search(request(algorithm));
      if (!breakpoints?.includes(/** @type {any} */ (kind))) {
        expect(() => search.set_breakpoints({ [kind]: value })).toThrow(`none with ${algorithm}`);
        continue;
      }
      search.set_breakpoints({ [kind]: value });
      while (search.step_to_break(9) && !search.broke);
      expect(search.broke?.kind).toBe(kind.replace('_', '-'));
      if (kind === 'depth') expect(search.last_step()?.depth).toBe(3);
      if (kind === 'position') expect(search.last_step()?.state).toBe(value);
      search.set_breakpoints({});
      search.step_to_break(1);
      expect(search.broke).toBeNull();
    }
  });
});

test('a heuristic is compared with the distance at the positions that a trace keeps, each once', () => {
  const goal = '123456780';
  const problem = { puzzle: 'tiles', start: '246518370', goal, heuristic: 'manhattan' };
  const tracer = traced(new Search(request('a-star', problem)));
  const quality = Job.quality('tiles', problem.start, goal, 'manhattan');
  expect(quality.touched(tracer)).toMatchObject({ complete: false, states: 0 });
  while (quality.run_for(50));
  const { cells, states, mean_error } = quality.touched(tracer);
  const kept = new Set();
  for (let record = 0; record < tracer.records; record += 1) kept.add(tracer.step_of(record).state);
  expect([states, cells.reduce((sum, [, , count]) => sum + count, 0)]).toEqual([
    kept.size,
    kept.size,
  ]);
  const error = cells.reduce((sum, [h, distance, count]) => sum + (distance - h) * count, 0);
  expect(mean_error).toBeCloseTo(error / states, 9);
  expect(cells.every(([h, distance]) => h <= distance)).toBe(true);
});

test('a trace waits for tables, and then shares them', () => {
  const search = new Search(request('ida-star', { heuristic: 'colours' }));
  expect(() => search.tracer(1, 10)).toThrow('tables are still being built');
  while (search.prepare(1_000_000));
  const tracer = traced(search);
  while (search.step(1000));
  expect(tracer.seen).toBe(search.generated);
});

test.each([
  [{ position: 'WWW' }, /position, column 4: 'WWW' of 3 characters given; allowed: exactly 9/],
  [{ depht: 3 }, /breakpoints: 'depht' given; allowed: position, depth, bound, met, /],
  [{ depth: -1 }, /depth: '-1' given; allowed: a whole number below 2\^32/],
  [{ bound: 'yes' }, /bound: 'yes' given; allowed: true or false/],
])('breakpoints %o are refused with an Error that says what is wrong', (wrong, message) => {
  const search = new Search(request('bfs'));
  expect(() => search.set_breakpoints(/** @type {any} */ (wrong))).toThrow(message);
});
