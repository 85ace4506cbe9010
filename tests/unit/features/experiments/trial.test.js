import { expect, test } from 'vitest';
import { workersFor } from '../../../../www/features/experiments/experiments.js';
import { missesOf } from '../../../../www/features/experiments/misses.js';
import {
  experimentNotes,
  experimentPicture,
} from '../../../../www/features/experiments/picture.js';
import {
  allowed,
  distanceOf,
  drawsOf,
  requestsOf,
  runsOf,
} from '../../../../www/shared/state/plan.js';
import { solve } from '../../engine.js';
import { measured } from '../floor/measured.js';
import { trialOf } from './runs.js';

/** @import { Doing, Experiment, Plan } from '../../../../www/shared/state/plan.js' */

const LANES = [
  { id: 0, search: { algorithm: 'ida-star', heuristic: 'manhattan' } },
  { id: 1, search: { algorithm: 'bidirectional-bfs' } },
  { id: 4, search: { algorithm: 'a-star', heuristic: 'exact' } },
];
const PLAN = {
  puzzle: 'tiles',
  start: '867254301',
  goal: '123456780',
  lanes: LANES,
  instances: 9,
  from: 10,
  to: 14,
  seed: 42,
  max_nodes: 1_000_000,
};

/** @param {Plan} plan */
const run = (plan) => {
  const trial = trialOf(plan);
  return drawsOf(plan).map((draw) => trial(draw));
};

test('an instance is as far from the goal as it says, and every lane counts what a search of its own counts', () => {
  const instances = run(PLAN);
  expect(instances.map(({ wanted }) => wanted)).toEqual([10, 11, 12, 13, 14, 10, 11, 12, 13]);
  for (const instance of instances) {
    expect(distanceOf(instance)).toBe(instance.wanted);
    for (const { id, search } of LANES) {
      const { outcome, length, generated, expanded, stored_peak } = solve({
        ...search,
        puzzle: 'tiles',
        start: instance.start,
        goal: PLAN.goal,
      });
      const found = instance.runs.find(({ lane }) => lane === id);
      expect(found).toMatchObject({ outcome, length, generated, expanded, stored_peak });
      expect(length).toBe(instance.wanted);
    }
  }
});

test('a long run and the count of a floor report on their way, and count the same as in one go', () => {
  const search = { algorithm: 'bfs' };
  const plan = { ...PLAN, lanes: [{ id: 0, search }], from: 31, to: 31 };
  const [draw] = drawsOf(plan);
  if (!draw) throw new Error('there is an instance');
  const observed = (/** @type {boolean} */ floors) => {
    let [inRun, after, isRunning] = [0, 0, true];
    const { start, runs } = trialOf({ ...plan, floors })(draw, (news) => {
      if (news?.ran) isRunning = false;
      else if (!news) isRunning ? inRun++ : after++;
    });
    return { start, runs, inRun, after };
  };
  const { start, runs, inRun, after } = observed(false);
  const { generated, expanded } = solve({ ...search, puzzle: 'tiles', start, goal: PLAN.goal });
  expect(runs).toMatchObject([{ generated, expanded }]);
  // Reported every 100,000 positions.
  expect(generated).toBeGreaterThan(200_000);
  expect(inRun).toBeGreaterThanOrEqual(Math.floor(generated / 100_000));
  expect(after).toBe(0);
  expect(observed(true).after).toBeGreaterThanOrEqual(3);
});

test('preparations are reported: the neighbourhood of the goal, then tables', () => {
  const trial = trialOf({
    ...PLAN,
    puzzle: 'cubes',
    start: 'WWWWWWWWE',
    goal: 'BWRBWRBER',
    lanes: [{ id: 0, search: { algorithm: 'a-star', heuristic: 'colours' } }],
  });
  /** @type {Doing[]} */
  const reports = [];
  const [first, second] = drawsOf(PLAN);
  let runs = 0;
  const run = (/** @type {typeof first} */ draw) =>
    draw &&
    trial(draw, (news) => {
      if (news?.ran) runs += 1;
      if (news?.doing) reports.push(news.doing);
    });
  run(first);
  const looked = reports.flatMap((doing) => ('looked' in doing ? [doing.looked] : []));
  expect(looked).toEqual([...looked].sort((a, b) => a - b));
  const tables = reports.flatMap((doing) => ('table' in doing ? [doing.table] : []));
  expect(tables.map(({ name }) => name)).toContain('colours');
  const done = tables.map((table) => table.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  const tabled = tables.length;
  run(second);
  // Tables are ready.
  expect([reports.filter((doing) => 'table' in doing).length, runs]).toEqual([tabled, 2]);
});

test('equal plans give equal instances and counts, in any order of drawing', () => {
  const trial = trialOf(PLAN);
  const backward = drawsOf(PLAN)
    .toReversed()
    .map((draw) => trial(draw));
  expect(backward.toReversed()).toEqual(run(PLAN));
  const other = run({ ...PLAN, seed: 43 });
  expect(other.map(({ start }) => start)).not.toEqual(run(PLAN).map(({ start }) => start));
});

test('reaching the limit of nodes is an answer, and a lane’s own lower limit holds', () => {
  const [instance] = run({
    ...PLAN,
    from: 20,
    to: 20,
    instances: 1,
    max_nodes: 50,
    lanes: [
      { id: 0, search: { algorithm: 'bfs' } },
      { id: 1, search: { algorithm: 'bfs', max_nodes: 7 } },
    ],
  });
  expect(instance?.runs).toMatchObject([
    { outcome: 'limit', limit: 'nodes', generated: 50, length: null },
    { outcome: 'limit', limit: 'nodes', generated: 7, length: null },
  ]);
});

test('distances come from a solution alone if no table has them', () => {
  const run = {
    lane: 0,
    outcome: /** @type {const} */ ('solved'),
    limit: null,
    proves: /** @type {const} */ ('shortest'),
    within: null,
    generated: 1,
    expanded: 1,
    stored_peak: 1,
    bytes_peak: 1,
  };
  const instance = { index: 0, seed: 1, wanted: 30, start: '', depth: 30, exact: false };
  expect(distanceOf({ ...instance, runs: [{ ...run, length: 24 }] })).toBe(24);
  expect(distanceOf({ ...instance, runs: [{ ...run, length: null }] })).toBeNull();
  // An unproved solution gives no distance.
  const longer = { ...run, length: 26, proves: /** @type {const} */ ('nothing') };
  expect(distanceOf({ ...instance, runs: [longer] })).toBeNull();
  expect(distanceOf({ ...instance, runs: [longer, { ...run, length: 24 }] })).toBe(24);
});

test('depths that nothing has are said to be so, and what is plotted is the true distance', () => {
  // No 8-puzzle is farther than 31 moves from this goal.
  const plan = { ...PLAN, from: 30, to: 33, instances: 8, lanes: LANES.slice(2) };
  const instances = run(plan);
  expect(instances.map(distanceOf)).toEqual([30, 31, 31, 31, 30, 31, 31, 31]);
  /** @type {Experiment} */
  const experiment = {
    plan,
    status: 'done',
    failure: '',
    doing: null,
    runs: 8,
    time: 1,
    instances,
  };
  expect(experimentNotes(experiment, 'tiles-3')).toContain(
    '4 instances requested at 32 to 33 moves: no position is farther than 31.',
  );
  const { figure, table } = experimentPicture(experiment, 'tiles-3', true);
  const points = figure?.kind === 'curves' ? figure.series.flatMap(({ points }) => points) : [];
  expect(points.map(({ x }) => x)).toEqual(instances.map(distanceOf));
  const [wanted, distance] = [table.columns.indexOf('wanted'), table.columns.indexOf('distance')];
  expect(table.rows.map(({ cells }) => [cells[wanted], cells[distance]])).toContainEqual([33, 31]);
  expect(missesOf(instances.slice(0, 2))).toEqual({ beyond: null, nearer: null });
});

test('starts that are drawn by a walk and are nearer than it is long are said to be so', () => {
  const cubes = {
    ...PLAN,
    puzzle: 'cubes',
    start: 'WWWWWWWWE',
    goal: 'BWRBWRBER',
    lanes: [{ id: 0, search: { algorithm: 'a-star', heuristic: 'colours' } }],
    from: 22,
    to: 23,
    instances: 4,
  };
  const instances = run(cubes);
  expect(instances.every(({ exact }) => !exact)).toBe(true);
  const { beyond, nearer } = missesOf(instances);
  expect(beyond).toBeNull();
  const near = instances.filter((one) => distanceOf(one) !== one.wanted);
  expect(nearer?.instances).toBe(near.length);
  expect(near.length).toBeGreaterThan(0);
  for (const one of near) {
    const distance = distanceOf(one) ?? 0;
    expect(distance).toBeLessThan(one.wanted);
    // Every path from a start to a goal has the same parity.
    expect((one.wanted - distance) % 2).toBe(0);
    expect(nearer?.drawn[0]).toBeLessThanOrEqual(distance);
    expect(nearer?.drawn[1]).toBeGreaterThanOrEqual(distance);
  }
});

test('an order is brought within the allowed range', () => {
  const odd = { instances: 9999, from: 30, to: 4, seed: -3, max_nodes: Number.NaN };
  expect(allowed(odd)).toEqual({ instances: 500, from: 4, to: 30, seed: 0, max_nodes: 1 });
  expect(drawsOf({ ...PLAN, seed: 2 ** 32 - 1, instances: 2 }).map(({ seed }) => seed)).toEqual([
    2 ** 32 - 1,
    0,
  ]);
  expect(runsOf(PLAN)).toBe(27);
  expect(requestsOf(PLAN).every(({ request }) => (request.max_bytes ?? 0) <= 2 ** 28)).toBe(true);
});

test('one processor is left to the page, and there are at most four workers', () => {
  expect([1, 2, 4, 5, 64].map((processors) => workersFor(processors, 100))).toEqual([
    1, 1, 3, 4, 4,
  ]);
  expect(workersFor(8, 2)).toBe(2);
});

test('floors are counted where that is wanted: each run has that of its class, and no run less', () => {
  const lanes = [
    { id: 0, search: { algorithm: 'a-star', heuristic: 'manhattan' } },
    { id: 1, search: { algorithm: 'bae-star', heuristic: 'manhattan' } },
    { id: 2, search: { algorithm: 'bidirectional-bfs' } },
    { id: 3, search: { algorithm: 'greedy', heuristic: 'manhattan' } },
  ];
  const plan = { ...PLAN, lanes, instances: 3, from: 14, to: 16 };
  const instances = run({ ...plan, floors: true });
  for (const { start, runs } of instances) {
    const counts = measured('tiles', start, PLAN.goal, 'manhattan', 'manhattan');
    const blind = measured('tiles', start, PLAN.goal, 'blind', 'blind');
    // Unproved solutions have no floor.
    const floors = [counts.cover, counts.cover_consistent, blind.cover, null];
    expect(runs.map(({ floor }) => floor)).toEqual(floors);
    for (const { expanded, floor } of runs) expect(expanded).toBeGreaterThanOrEqual(floor ?? 0);
  }
  const experiment = {
    ...{ plan, instances, runs: 12, time: 0, failure: '', doing: null },
    status: /** @type {const} */ ('done'),
  };
  const { columns, rows } = experimentPicture(experiment, 'tiles-3', true).table;
  expect(columns.slice(-2)).toEqual(['floor', 'times_floor']);
  const [first] = instances[0]?.runs ?? [];
  expect(rows[0]?.cells.slice(-2)).toEqual([
    first?.floor,
    (first?.expanded ?? 0) / (first?.floor ?? 0),
  ]);
  expect(run({ ...plan, instances: 1 })[0]?.runs.map(({ floor }) => floor)).toEqual(
    lanes.map(() => null),
  );
});
