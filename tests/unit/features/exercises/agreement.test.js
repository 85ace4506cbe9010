// The engine as a player of exercises: each of its steps is right, whatever its ties.

import { beforeAll, expect, test } from 'vitest';
import { partsOf } from '../../../../www/features/exercises/kind.js';
import { backedUp } from '../../../../www/features/exercises/kinds/backed-up.js';
import { bounds } from '../../../../www/features/exercises/kinds/bounds.js';
import { branches } from '../../../../www/features/exercises/kinds/branches.js';
import { breadth } from '../../../../www/features/exercises/kinds/breadth.js';
import { inconsistent } from '../../../../www/features/exercises/kinds/inconsistent.js';
import {
  isCover,
  mustBeDealtWith,
  mustExpand,
  smallestCover,
} from '../../../../www/features/exercises/kinds/must-expand.js';
import { onMap, onMapAgain } from '../../../../www/features/exercises/kinds/on-map.js';
import { openList } from '../../../../www/features/exercises/kinds/open-list.js';
import { boundsOf, order } from '../../../../www/features/exercises/kinds/order.js';
import { twoSides } from '../../../../www/features/exercises/kinds/two-sides.js';
import { CLAIMED, wrong } from '../../../../www/features/exercises/kinds/wrong.js';
import { Random } from '../../../../www/shared/kit/random.js';
import { words } from '../../../../www/shared/words/words.js';
import { play, Search, solve } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';

/** @import { Kind, Picture } from '../../../../www/features/exercises/kind.js' */

beforeAll(loadPageEngine);

const SEEDS = Array.from({ length: 60 }, (_, n) => n * 101 + 5);

/** @param {Picture} picture */
const textOf = ({ puzzle, goal }) =>
  goal.map((piece) => piece ?? (puzzle === 'tiles' ? '0' : '*')).join('');

/** @param {Picture} picture @param {object} lane */
function steps(picture, lane) {
  const start = picture.nodes.find(({ parent }) => parent === null)?.name ?? '';
  const search = new Search({
    puzzle: picture.puzzle,
    start,
    goal: textOf(picture),
    algorithm: 'bfs',
    ...lane,
  });
  const tracer = search.tracer(1, 5000);
  while (tracer.advance_to(1e6, 1e6));
  const { expandedRecords, expandedAt } = tracer.chunk(0, 0);
  const all = Array.from({ length: tracer.records }, (_, n) => tracer.step_of(n));
  const expanded = [...expandedRecords].map((record) => all[record]?.state ?? '');
  return { all, expanded, expandedAt: [...expandedAt] };
}

/** @type {[string, Kind, object][]} */
const FOLLOWED = [
  ['a-star', openList, { algorithm: 'a-star', heuristic: 'manhattan' }],
  ['bfs', breadth, { algorithm: 'bfs' }],
];

test.each(FOLLOWED)(
  '%s: what the engine expands next is right, and what it calls a duplicate is one',
  (_, kind, lane) => {
    let [asked, duplicates] = [0, 0];
    for (const seed of SEEDS) {
      const run = kind.begin(new Random(seed));
      const first = run.picture();
      // A road map is no puzzle of the engine.
      if (first.roads) continue;
      const engine = steps(first, lane);
      let at = kind === breadth ? 2 : 1;
      while (run.question) {
        const { question } = run;
        if (question.form === 'node') {
          const state = engine.expanded[at];
          if (state === undefined) break;
          const shown = run
            .picture()
            .nodes.filter(({ name, fate }) => name === state && fate === 'waiting');
          expect(shown, `seed ${seed}`).toHaveLength(1);
          expect(question.isRight(shown[0]?.id ?? ''), `seed ${seed}: ${state}`).toBe(true);
          run.go(shown[0]?.id ?? '');
          at += 1;
          asked += 1;
        } else {
          const from = engine.expandedAt[at - 1] ?? 0;
          const to = engine.expandedAt[at] ?? engine.all.length;
          const fresh = engine.all.slice(from, to);
          // The engine's last node is the goal, so later successors are missing.
          if (fresh.length < question.options.length) break;
          const { nodes } = run.picture();
          const fateOf = (/** @type {string} */ node) => {
            const place = nodes.find(({ id }) => id === node)?.name;
            return fresh.find(({ state }) => state === place)?.fate;
          };
          const said = question.options
            .map(({ id }) => id)
            .filter((id) => fateOf(id) === 'duplicate');
          expect(question.isRight(said.join('-') || 'none'), `seed ${seed}`).toBe(true);
          duplicates += said.length;
          run.go(question.model);
        }
      }
    }
    expect(asked).toBeGreaterThan(60);
    if (kind === breadth) expect(duplicates).toBeGreaterThan(20);
  },
);

/** The roads as the engine reads them. @param {Picture} picture */
const mapText = ({ roads }) =>
  [
    ...(roads?.places ?? []).map(({ name, h }, n) => `node ${name} ${n} 0 ${h}`),
    ...(roads?.roads ?? []).map(({ from, to, cost }) => `${from} - ${to} ${cost}`),
    ...[`start ${roads?.start}`, `goal ${roads?.goal}`],
  ].join('\n');

test.each(['bfs', 'uniform-cost', 'a-star', 'bidirectional-bfs'])(
  'on a map what the engine expands next is right: %s',
  (algorithm) => {
    let asked = 0;
    const again = { 'on-map': 0, 'on-map-again': 0 };
    for (const kind of [onMap, onMapAgain]) {
      for (const seed of SEEDS) {
        const run = kind.begin(new Random(seed));
        const first = run.picture();
        const [, name] = first.facts()[0] ?? [];
        if (name !== words.algorithm(algorithm)) continue;
        const search = new Search({
          puzzle: 'map',
          start: '',
          goal: mapText(first),
          algorithm,
        });
        const tracer = search.tracer(1, 5000);
        while (tracer.advance_to(1e6, 1e6));
        const { expandedRecords } = tracer.chunk(0, 0);
        const expanded = [...expandedRecords].map((record) => tracer.step_of(record)?.state ?? '');
        // A search with one root begins once that is expanded.
        if (algorithm !== 'bidirectional-bfs') expanded.shift();
        const places = first.nodes.map((node) => node.name);
        again[/** @type {keyof typeof again} */ (kind.name)] += Number(
          new Set(expanded).size < expanded.length,
        );
        for (const place of expanded) {
          if (!run.question) break;
          const answer = `p${places.indexOf(place)}`;
          expect(run.question.isRight(answer), `seed ${seed}: ${place} of ${expanded}`).toBe(true);
          run.go(answer);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(30);
    if (algorithm !== 'a-star') return;
    expect(again['on-map-again']).toBeGreaterThan(5);
    // So the rules of both kinds have to say that a node may be expanded again.
    expect(again['on-map']).toBeGreaterThan(0);
    for (const name of /** @type {(keyof typeof again)[]} */ (Object.keys(again)))
      expect(words.exercises.kinds[name].rule).toContain('a node again if a cheaper way');
  },
);

test('IDA* on a map raises its bound at each restart, and never above the cost of the cheapest way', () => {
  let raised = 0;
  for (const seed of SEEDS) {
    const run = onMapAgain.begin(new Random(seed));
    const bounds = [];
    const { cost = 0 } = solve({
      puzzle: 'map',
      start: '',
      goal: mapText(run.picture()),
      algorithm: 'uniform-cost',
    });
    for (; run.question; run.go(run.question.model)) {
      const [, bound] = run.picture().facts()[1] ?? [];
      if (bound === undefined) break;
      if (bounds.at(-1) !== Number(bound)) bounds.push(Number(bound));
    }
    expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
    expect(Math.max(0, ...bounds), `seed ${seed}`).toBeLessThanOrEqual(cost);
    raised += Math.max(0, bounds.length - 1);
  }
  expect(raised).toBeGreaterThan(20);
});

test('ida-star: the engine expands, cuts and raises as the exercise has it, in its order', () => {
  let raised = 0;
  for (const seed of SEEDS) {
    const run = bounds.begin(new Random(seed));
    const { all } = steps(run.picture(), { algorithm: 'ida-star', heuristic: 'manhattan' });
    // At the start it reports its first bound, which is not raised.
    for (const [n, { state, fate, raised: bound, estimate }] of all.entries()) {
      if (n > 0 && bound !== null) {
        if (!run.question) break;
        expect(run.question.model, `seed ${seed}, node ${n + 1}`).toBe(`raise${bound}`);
        run.go(`raise${bound}`);
        raised += 1;
      }
      if (!run.question) break;
      const hand = run.picture().nodes.find((node) => node.fate === 'hand');
      expect([hand?.name, hand?.numbers[1]?.value], `seed ${seed}, node ${n + 1}`).toEqual([
        state,
        estimate,
      ]);
      const done = fate === 'pruned' ? 'cut' : 'expand';
      expect(run.question.isRight(done), `seed ${seed}: ${state} ${fate}`).toBe(true);
      run.go(done);
    }
    expect(run.question).toBeNull();
  }
  expect(raised).toBeGreaterThan(60);
});

test('branch-and-bound: the engine cuts what the exercise calls dead, and nothing else', () => {
  let cut = 0;
  for (const seed of SEEDS) {
    const run = branches.begin(new Random(seed));
    const upper = Number(run.picture().facts()[0]?.[1]);
    const { all } = steps(run.picture(), {
      algorithm: 'branch-and-bound',
      heuristic: 'manhattan',
      incumbent: upper,
      ties: 'cut',
    });
    while (run.question) {
      // Nothing is chosen as dead, so that the search reaches it.
      run.go('none');
    }
    for (const { name, fate } of run.picture().nodes) {
      if (fate !== 'cut' && fate !== 'expanded') continue;
      const outcome = all.find(({ state }) => state === name)?.fate;
      expect(outcome, `seed ${seed}: ${name}`).toBe(fate === 'cut' ? 'pruned' : 'expanded');
      cut += Number(fate === 'cut');
    }
  }
  expect(cut).toBeGreaterThan(30);
});

test('rbfs: what the engine expands is what the exercise goes down into', () => {
  let asked = 0;
  for (const seed of SEEDS) {
    const run = backedUp.begin(new Random(seed));
    const { expanded } = steps(run.picture(), { algorithm: 'rbfs', heuristic: 'manhattan' });
    for (const state of expanded.slice(1)) {
      while (run.question?.model.startsWith('back')) run.go(run.question.model);
      if (!run.question) break;
      const shown = run
        .picture()
        .nodes.filter(({ name, fate }) => name === state && fate === 'waiting');
      const right = shown.find(({ id }) => run.question?.isRight(id));
      expect(right, `seed ${seed}: ${state}`).toBeDefined();
      run.go(right?.id ?? '');
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(100);
});

test('bidirectional-bfs: the engine expands the layers of the sides that the exercise calls right, and meets where it does', () => {
  let asked = 0;
  for (const seed of SEEDS) {
    const run = twoSides.begin(new Random(seed));
    const first = run.picture();
    const { all } = steps(first, { algorithm: 'bidirectional-bfs' });
    // The order in which the engine expands the sides' layers.
    const layers = all
      .filter(({ expanded, depth }) => expanded && depth > 0)
      .map(({ side, depth }) => `${side} ${depth}`);
    const order = [...new Set(layers)].map((layer) => layer.split(' ')[0] ?? '');
    // Each root is expanded before the exercise begins.
    for (const side of ['forward', 'backward']) order.splice(order.indexOf(side), 1);
    const met = all.at(-1);
    expect(met?.fate).toBe('met');
    while (run.question) {
      if (run.question.form === 'choice') {
        const side = order.shift() ?? run.question.model;
        expect(run.question.isRight(side), `seed ${seed}: ${side}`).toBe(true);
        run.go(side);
        asked += 1;
      } else {
        const said = partsOf(run.question.model);
        expect(run.question.isRight(run.question.model)).toBe(true);
        const meeting = run.picture().nodes.filter(({ id }) => said.includes(id));
        if (order.length === 0) {
          expect(
            meeting.map(({ name }) => name),
            `seed ${seed}`,
          ).toContain(met?.state);
        } else expect(meeting).toEqual([]);
        run.go(run.question.model);
      }
    }
    expect(order).toEqual([]);
  }
  expect(asked).toBeGreaterThan(60);
});

test('must-expand: the cheapest cover is as small as a largest matching, and pairs are those below C*', () => {
  for (const seed of SEEDS) {
    const run = mustExpand.begin(new Random(seed));
    while (
      run.question &&
      run.question.options.length === (run.picture().pairs?.right.length ?? 0)
    ) {
      run.go(run.question.model);
    }
    const { pairs } = run.picture();
    const lines = pairs?.lines ?? [];
    // König's theorem; a matching by augmenting paths, node by node.
    /** @type {Map<string, string>} */
    const partner = new Map();
    const augment = (/** @type {string} */ u, /** @type {Set<string>} */ seen) => {
      for (const [from, v] of lines) {
        if (from !== u || seen.has(v)) continue;
        seen.add(v);
        const other = partner.get(v);
        if (other === undefined || augment(other, seen)) {
          partner.set(v, u);
          return true;
        }
      }
      return false;
    };
    const matched = (pairs?.left ?? []).filter((u) => augment(u, new Set())).length;
    const ids = run.picture().nodes.map(({ id }) => id);
    expect(smallestCover(lines, ids), `seed ${seed}`).toHaveLength(matched);
    expect(isCover(lines, partsOf(run.question?.model ?? ''))).toBe(true);
    expect(run.question?.isRight(ids.join('-'))).toBe(false);
  }
  const node = (/** @type {number} */ g, /** @type {number} */ f) => ({ id: 'n', g, f });
  expect(mustBeDealtWith(node(3, 7), node(3, 7), 8)).toBe(true);
  expect(mustBeDealtWith(node(3, 7), node(4, 7), 8)).toBe(false);
  expect(mustBeDealtWith(node(1, 8), node(1, 2), 8)).toBe(false);
});

test('heuristics: what is said of bounds is what the engine says of them', () => {
  const goal = '123456780';
  const says = (/** @type {string} */ heuristic, /** @type {string} */ start) =>
    new Search({ puzzle: 'tiles', start, goal, algorithm: 'a-star', heuristic }).estimate(start) ??
    -1;
  const distance = (/** @type {string} */ start) =>
    solve({ puzzle: 'tiles', start, goal, algorithm: 'bfs' }).length ?? -1;
  for (const seed of SEEDS.slice(0, 20)) {
    const leaps = inconsistent.begin(new Random(seed));
    while (leaps.question) {
      const { nodes } = leaps.picture();
      const hs = nodes.map(({ name }) =>
        says(name.indexOf('0') % 2 === 0 ? 'manhattan' : 'misplaced', name),
      );
      expect(nodes.map(({ numbers }) => numbers[0]?.value)).toEqual(hs);
      for (const [n, { id, name }] of nodes.entries()) {
        expect(hs[n]).toBeLessThanOrEqual(distance(name));
        if (n > 0) {
          expect(leaps.question.isRight(id)).toBe(Math.abs((hs[n] ?? 0) - (hs[n - 1] ?? 0)) > 1);
        }
      }
      leaps.go(leaps.question.model);
    }
    const four = order.begin(new Random(seed));
    const position = four.picture().nodes[0]?.name ?? '';
    const bounds = boundsOf(position);
    const [misplaced = -1, rows = -1, columns = -1, first = -1] = [
      ...['misplaced', 'rows', 'columns', 'first'].map((id) => bounds.get(id)),
    ];
    expect(misplaced).toBe(says('misplaced', position));
    expect(rows + columns).toBe(says('manhattan', position));
    expect(first).toBeLessThanOrEqual(rows + columns);
    const right = partsOf(four.question?.model ?? '').map((id) => bounds.get(id) ?? -1);
    expect(right).toEqual([...right].sort((x, y) => x - y));
    expect(new Set(right).size).toBe(4);
  }
  // Each tempting non-bound overestimates somewhere, but not everywhere.
  const near = ['', 'D', 'R', 'D D', 'D R', 'R R', 'R D'].map(
    (moves) => play('tiles', goal, goal, moves.split(' ').filter(Boolean)).states.at(-1) ?? '',
  );
  for (const claim of Object.values(CLAIMED)) {
    const over = near.map(
      (position) => claim(position, says('manhattan', position)) > distance(position),
    );
    expect(new Set(over).size).toBe(2);
  }
  const run = wrong.begin(new Random(1));
  expect(run.question?.isRight('U-D')).toBe(false);
});
