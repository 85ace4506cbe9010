import { expect, test } from 'vitest';
import { litOf } from '../../../../www/features/code/lit.js';
import { variablesOf } from '../../../../www/features/code/variables.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { traitsOf } from '../../../../www/shared/state/traits.js';
import { endsOf, isAdded } from '../../../../www/shared/state/waiting.js';
import { words } from '../../../../www/shared/words/words.js';
import { play, Search } from '../../engine.js';
import { everySearch, everySetSearch } from '../../searches.js';

/** @import { LaneState } from '../../../../www/shared/state/state.js' */
/** @import { Request, Snapshot, Step } from '../../engine.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
const TILES = { puzzle: 'tiles', start: '867254301', goal: '123456780', heuristic: 'manhattan' };
const NEARER = { ...TILES, start: '502186437', heuristic: 'misplaced' };
/** The cheapest way from S to A is not the first one found. */
const MAP = 'S-A:5,S-B:1,B-A:1,A-C:1,A-D:2,A-E:3,A-F:4,F-G:9,start:S,goal:G';
/** @type {Request[]} */
const SEARCHES = [
  ...everySetSearch(CUBES, {
    iddfs: { start: 'WEWWWWWWW', goal: 'RBWRWWEWW' },
    'a-star': { heuristic: 'mismatch' },
    'branch-and-bound': { incumbent: 15 },
    greedy: { goal: 'BWRBWRBER', heuristic: 'mismatch' },
    'weighted-a-star': TILES,
    rbfs: { heuristic: 'colours' },
    mm: NEARER,
    nbs: NEARER,
    bfhs: { incumbent: 15 },
    dfs: { start: 'WEWWWWWWW', goal: 'RBWRWWEWW', max_depth: 12 },
    'dfs-tree': { start: 'WEWWWWWWW', goal: 'RBWRWWEWW', max_depth: 12 },
  }),
  // This one sometimes finds a shorter path to a stored position.
  { ...TILES, algorithm: 'a-star', max_nodes: 2000 },
  { puzzle: 'map', start: '', goal: MAP, algorithm: 'uniform-cost' },
];

/** Steps in which each search has cut, dropped, expanded and stored. */
const ENOUGH = 800;

/** The first `most` steps of a search, with so many of its open list. @param {Request} request */
function* lanes(request, most = Infinity, waiting = 0) {
  const { puzzle: _, start: __, goal: ___, ...spec } = request;
  const search = new Search(request);
  while (search.prepare(1e6));
  for (let [more, steps] = [true, 0]; more && steps < most; steps += 1) {
    more = search.step(1);
    /** @type {LaneState} */
    const lane = {
      ...freshLane({ id: 0, search: spec }),
      phase: more ? 'paused' : 'ended',
      snapshot: search.snapshot(),
      step: search.last_step(),
      waiting: waiting > 0 ? search.waiting(waiting) : null,
    };
    yield { lane, search, ...litOf(lane) };
  }
}

test('every line that a step passes or stands at is in the rule of its search', () => {
  const everSeen = new Set();
  for (const request of SEARCHES) {
    const names = words.code.rule(request).flatMap(({ name }) => name ?? []);
    expect(new Set(names).size, 'each line has a name of its own').toBe(names.length);
    const seen = new Set();
    // Gathered, as each of a hundred thousand expectations would take longer than its step.
    const wrong = [];
    for (const { lane, passed, now } of lanes(request)) {
      const isFirst = lane.step?.node === 1;
      const lit = [...passed, ...(now ? [now] : [])];
      for (const name of lit) seen.add(name);
      // A passed line precedes the current one in the text; raising a bound starts over.
      const places = passed.filter((name) => name !== 'raise').map((name) => names.indexOf(name));
      const isRight =
        (lane.phase === 'ended' ||
          (now !== null && (!lane.step?.raised || lit.includes('start') === isFirst))) &&
        lit.every((name) => names.includes(name)) &&
        places.every((place, n) => n === 0 || place >= (places[n - 1] ?? 0));
      if (!isRight) wrong.push({ node: lane.step?.node, passed, now });
    }
    expect(wrong, request.algorithm).toEqual([]);
    const never = names.filter((name) => !seen.has(name));
    // Not in every search: a start that is the goal, no solution, a shorter path, no improvement, or a stop.
    const rare = [
      'home',
      'end',
      'worse',
      ...(/a-star$|^uniform|^mm$|^nbs$|^bae/.test(request.algorithm) ? ['better', 'goal'] : []),
    ];
    expect(
      never.filter((name) => !rare.includes(name)),
      request.algorithm,
    ).toEqual([]);
    for (const name of seen) everSeen.add(`${request.algorithm} ${name}`);
  }
  for (const rare of [
    'uniform-cost better',
    'a-star better',
    'a-star goal',
    'branch-and-bound end',
  ]) {
    expect([...everSeen], rare).toContain(rare);
  }
});

test('a start that is the goal is found by the line that says so, where there is one, and nothing is passed before it', () => {
  let found = 0;
  for (const request of everySearch({ puzzle: 'tiles', start: TILES.goal, goal: TILES.goal })) {
    if (!words.code.rule(request).some(({ name }) => name === 'home')) continue;
    for (const lit of lanes(request)) {
      expect(lit, request.algorithm).toMatchObject({ passed: [], now: 'home' });
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(3);
});

test('the lit line says what the counters say: cut, dropped, expanded, stored', () => {
  for (const request of SEARCHES) {
    let before = { expanded: 0, duplicates: 0, pruned: 0, stored: 0 };
    /** @type {string[]} */
    const wrong = [];
    const same = (
      /** @type {string} */ what,
      /** @type {unknown} */ one,
      /** @type {unknown} */ other,
    ) => one === other || wrong.push(what);
    for (const { lane, passed, now } of lanes(request, ENOUGH)) {
      const after = /** @type {Snapshot} */ (lane.snapshot);
      const at = `at ${lane.step?.node}`;
      if (lane.phase === 'ended') break;
      same(`cut ${at}`, now === 'cut', after.pruned > before.pruned);
      const dropped = after.duplicates > before.duplicates;
      // A shorter path to a stored position is a duplicate, a better solution is not.
      const isBetter = now === 'better' && lane.step?.fate === 'duplicate';
      same(`dropped ${at}`, now === 'duplicate' || isBetter, dropped);
      const expanded = after.expanded > before.expanded;
      // A depth-first search expands the node itself, others a taken one.
      const isTaken = traitsOf(request).waits !== 'stack';
      same(`expanded ${at}`, isTaken ? passed.includes('take') : now === 'expand', expanded);
      // A search that forgets stores no more on expansion if it has forgotten something.
      const forgets = /^(rbfs|bfhs|bfida-star)$/.test(request.algorithm);
      if (now === 'store' && !forgets) same(`stored ${at}`, after.stored, before.stored + 1);
      before = after;
    }
    expect(wrong, request.algorithm).toEqual([]);
  }
});

test('IDA* by hand, line by line: its first iterations light what one would do on paper', () => {
  const [first, ...more] = [...lanes({ ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced' })];
  expect(first).toMatchObject({ passed: ['start', 'take'], now: 'expand' });
  for (const { lane, passed, now } of more) {
    const { depth, estimate, bound, raised, fate } = /** @type {Step} */ (lane.step);
    const f = depth + (estimate ?? 0);
    const expected = f > (bound ?? 0) ? 'cut' : fate === 'solution' ? 'goal' : 'expand';
    expect(now).toBe(expected);
    expect(passed).toEqual(raised === null ? ['take'] : ['raise', 'take']);
  }
});

test('variables hold what the step and the search say, and name the node that set the next bound', () => {
  for (const { lane, search } of lanes({
    ...CUBES,
    algorithm: 'ida-star',
    heuristic: 'misplaced',
  })) {
    const values = new Map(variablesOf(lane).map((variable) => [variable.name, variable]));
    const step = /** @type {Step} */ (lane.step);
    expect(values.get('f')?.value).toBe(step.depth + (step.estimate ?? 0));
    expect(values.get('bound')?.value).toBe(step.bound);
    const next = values.get('next');
    if (next?.value === 'infinite') continue;
    const tracer = search.tracer(next?.node ?? 0, 1);
    while (tracer.advance_to(search.units, 1e6));
    const setter = tracer.step_of(0);
    expect(setter.fate).toBe('pruned');
    expect(setter.depth + (setter.estimate ?? 0)).toBe(next?.value);
    tracer.free();
  }
});

test('branch and bound shows what was given until it has found something', () => {
  let found = false;
  for (const { lane } of lanes({
    ...CUBES,
    algorithm: 'branch-and-bound',
    heuristic: 'misplaced',
    incumbent: 15,
  })) {
    found ||= lane.step?.fate === 'solution';
    const names = variablesOf(lane).map(({ name }) => name);
    expect(names.includes('incumbent')).toBe(found);
    expect(names.includes('given')).toBe(!found);
  }
  expect(found).toBe(true);
});

test('only additions of a step to the open list are marked, if they are shown', () => {
  for (const request of SEARCHES) {
    let marked = 0;
    /** @type {Set<string>} */
    const known = new Set();
    for (const { lane } of lanes(request, ENOUGH, 5)) {
      for (const list of lane.waiting ?? []) {
        for (const waiter of [...list.first, ...list.last]) {
          const step = /** @type {Step} */ (lane.step);
          const isNew = isAdded(list, waiter, step);
          if (isNew) {
            marked += 1;
            const at = `${request.algorithm} at ${step.node}`;
            // Numbers on a stack are places, which are reused.
            if (list.shape !== 'stack')
              expect(known.has(`${list.side} ${waiter.id}`), at).toBe(false);
            else {
              const line = play(request.puzzle, step.root, request.goal, step.moves);
              expect(
                line.onward.map(({ state }) => state),
                at,
              ).toContain(waiter.state);
            }
          }
          known.add(`${list.side} ${waiter.id}`);
        }
      }
    }
    expect(marked, request.algorithm).toBeGreaterThan(5);
  }
});

test('as much of the open list is shown as there is room for, and the rest is counted', () => {
  const waiter = (/** @type {number} */ depth) => ({
    id: depth,
    state: `${depth}`,
    depth,
    estimate: null,
  });
  for (let total = 0; total <= 40; total += 1) {
    const all = Array.from({ length: total }, (_, i) => waiter(i));
    for (const last of [all.slice(12).slice(-12), []]) {
      const list = {
        shape: /** @type {const} */ ('queue'),
        side: /** @type {const} */ ('forward'),
      };
      const known = { ...list, total, first: all.slice(0, 12), last };
      for (const most of [10, 12]) {
        const { head, between, tail } = endsOf(known, most);
        expect(head).toEqual(all.slice(0, head.length));
        expect(tail).toEqual(all.slice(total - tail.length));
        expect(head.length + between + tail.length).toBe(total);
        expect(head.length + tail.length).toBe(total <= most ? total : most - 1);
        // An entry is not omitted if it fits into the place of the count.
        expect(between).not.toBe(1);
        expect(tail.length > 0).toBe(total > most && last.length > 0);
      }
    }
  }
});
