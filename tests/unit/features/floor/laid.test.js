import { expect, test, vi } from 'vitest';
import { lay } from '../../../../www/features/floor/jobs.js';
import { SORTS, sorted, totals } from '../../../../www/features/floor/laid.js';
import { freshFloor } from '../../../../www/features/floor/state.js';
import { facingFigure } from '../../../../www/features/floor/views/floor-files.js';
import { draw } from '../../../../www/shared/draw/draw.js';
import { frameOf } from '../../../../www/shared/draw/facing.js';
import { choiceOf } from '../../../../www/shared/state/games.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Search } from '../../engine.js';
import { INK } from '../../shared/draw/ink.js';
import { naiveLayers, tilesNext } from '../atlas/naive.js';
import { measured } from './measured.js';

/** @import { Laid } from '../../../../www/features/floor/state.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

vi.setConfig({ testTimeout: 120_000 });

const choices = catalogue();
const sum = (/** @type {readonly number[]} */ all) => all.reduce((total, n) => total + n, 0);

/** Sorts a search's expansions up to a number of units. @param {Request} request @param {string} key @param {number} length */
function sorterOf(request, key, length) {
  const { puzzle, start, goal } = request;
  const exact = choiceOf(choices, key).heuristics.find((one) => one.exact);
  const oracle = exact ? { puzzle, start, goal, algorithm: 'a-star', heuristic: exact.name } : null;
  /** @type {number[]} */
  const asks = [];
  const job = lay({ request, length, oracle }, asks);
  return (/** @type {number} */ units) => {
    asks.push(units);
    for (;;) {
      const { value } = job.next();
      if (value) return value;
    }
  };
}

/** @param {Laid} laid */
const all = ({ below, at, rest }) => sum([below, at, rest].flat(2));

const PROBLEM = { puzzle: 'tiles', start: '125806734', goal: '123456780' };
const HARDEST = { puzzle: 'tiles', start: '867254301', goal: '123456780' };

/** @param {string} from @returns {Map<string, number>} */
function distancesFrom(from) {
  return new Map(
    naiveLayers(from, tilesNext).flatMap((layer, g) => layer.map((text) => [text, g])),
  );
}

/** @param {string} text @param {string} goal */
function manhattan(text, goal) {
  return sum(
    [...text].map((letter, at) => {
      const to = goal.indexOf(letter);
      return letter === '0'
        ? 0
        : Math.abs((at % 3) - (to % 3)) + Math.abs(Math.floor(at / 3) - Math.floor(to / 3));
    }),
  );
}

/** Recursive IDA*: text, depth and expansion of each node, in order. @param {string} start @param {string} goal */
function deepened(start, goal) {
  /** @type {{text: string, g: number, expanded: boolean}[]} */
  const nodes = [];
  let [bound, next] = [manhattan(start, goal), 0];
  /** @type {(text: string, g: number, before: string) => boolean} */
  const visit = (text, g, before) => {
    const f = g + manhattan(text, goal);
    nodes.push({ text, g, expanded: false });
    if (f > bound) next = Math.min(next, f);
    if (f > bound) return false;
    if (text === goal) return true;
    const node = nodes.at(-1);
    if (node) node.expanded = true;
    // The tile above the empty square slides first, then the left, right and lower one.
    const empty = text.indexOf('0');
    return [-3, -1, 1, 3]
      .map((step) => empty + step)
      .filter(
        (at) =>
          at >= 0 &&
          at < 9 &&
          (Math.abs(at - empty) === 3 || Math.floor(at / 3) === Math.floor(empty / 3)),
      )
      .map((at) =>
        [...text].map((letter, n) => (n === empty ? text[at] : n === at ? '0' : letter)).join(''),
      )
      .filter((after) => after !== before)
      .some((after) => visit(after, g + 1, text));
  };
  for (;;) {
    next = Number.POSITIVE_INFINITY;
    if (visit(start, 0, '')) return nodes;
    bound = next;
  }
}

test('expansions of IDA* are sorted as a naive count sorts them, however often it is paused', () => {
  const { start, goal } = PROBLEM;
  const distances = distancesFrom(start);
  const length = distances.get(goal) ?? 0;
  const nodes = deepened(start, goal);
  const request = { ...PROBLEM, algorithm: 'ida-star', heuristic: 'manhattan' };
  const sorter = sorterOf(request, 'tiles-3', length);
  for (const units of [1, 2, 50, 133, Math.floor(nodes.length / 2), Number.POSITIVE_INFINITY]) {
    const seen = new Set();
    /** @type {Record<'below' | 'at' | 'rest', number[]>} */
    const expected = { below: [], at: [], rest: [] };
    for (const { text, g, expanded } of nodes.slice(0, units)) {
      if (!expanded) continue;
      const isFirst = distances.get(text) === g && !seen.has(text);
      if (isFirst) seen.add(text);
      const f = g + manhattan(text, goal);
      const sort = isFirst && f < length ? 'below' : isFirst && f === length ? 'at' : 'rest';
      while (expected[sort].length <= g) expected[sort].push(0);
      expected[sort][g] = (expected[sort][g] ?? 0) + 1;
    }
    const laid = sorter(units);
    expect(laid.generated).toBe(Math.min(units, nodes.length));
    expect([laid.below[0], laid.at[0], laid.rest[0]]).toEqual([
      expected.below,
      expected.at,
      expected.rest,
    ]);
    expect([laid.below[1], laid.at[1], laid.rest[1]]).toEqual([[], [], []]);
  }
});

test('nothing is reported before it is asked for', () => {
  const request = { ...PROBLEM, algorithm: 'ida-star', heuristic: 'manhattan' };
  const job = lay({ request, length: 20, oracle: null }, []);
  let news = job.next();
  while (news.value === null) news = job.next();
  expect(news).toEqual({ value: undefined, done: false });
});

/** @type {[typeof PROBLEM, string, string][]} */
const PROBLEMS = [
  [PROBLEM, 'tiles-3', 'manhattan'],
  [HARDEST, 'tiles-3', 'manhattan'],
  [
    { puzzle: 'toys', start: '1111000011100010', goal: '1010010110100101' },
    'toys',
    'half-mismatch',
  ],
  [{ puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRBERB' }, 'cubes', 'colours'],
];

test.each(PROBLEMS)(
  'a search expands all that it must, each but once as necessary, and what it expands is all there: %o',
  (problem, key, heuristic) => {
    const { puzzle, start, goal } = problem;
    const backward =
      choiceOf(choices, key).backward.find(({ name }) => name === heuristic)?.name ?? 'blind';
    const counts = measured(puzzle, start, goal, heuristic, backward);
    const algorithms =
      // Each run builds the cubes' table of distances anew.
      puzzle === 'cubes'
        ? ['a-star', 'mm']
        : ['a-star', 'ida-star', 'rbfs', 'weighted-a-star', 'mm', 'nbs', 'bae-star'];
    for (const algorithm of algorithms) {
      const search = new Search({ ...problem, algorithm, heuristic });
      while (search.prepare(1e6));
      search.step(400_000);
      const { outcome, expanded, proves } = search.snapshot();
      if (outcome !== 'solved') continue;
      const laid = sorterOf(
        { ...problem, algorithm, heuristic },
        key,
        counts.length,
      )(Number.POSITIVE_INFINITY);
      if (laid.full) continue;
      expect(all(laid), algorithm).toBe(expanded);
      // At any depth of either side, at most as many as exist.
      for (const [side, [below, at]] of [
        [counts.forward_by_depth, counts.forward_at_by_depth],
        [counts.backward_by_depth, counts.backward_at_by_depth],
      ].entries()) {
        for (const [g, n] of (laid.below[side] ?? []).entries())
          expect(n, algorithm).toBeLessThanOrEqual(below?.[g] ?? 0);
        for (const [g, n] of (laid.at[side] ?? []).entries())
          expect(n, algorithm).toBeLessThanOrEqual(at?.[g] ?? 0);
      }
      const isOneSided = ['a-star', 'ida-star', 'rbfs'].includes(algorithm);
      // A unidirectional search with a proof must expand all f < C*.
      if (isOneSided) expect(sum(laid.below[0] ?? []), algorithm).toBe(counts.forward);
      if (algorithm === 'a-star') expect(sum(laid.rest[0] ?? [])).toBe(0);
      if (algorithm === 'mm') {
        const box = [0, 1].map((side) =>
          sum((laid.below[side] ?? []).filter((_, g) => 2 * g < counts.length)),
        );
        expect(box).toEqual([...counts.mm_sides]);
      }
      // A bidirectional search with a proof has expanded a cover, at least the smallest.
      if (proves === 'shortest') expect(all(laid)).toBeGreaterThanOrEqual(counts.cover_consistent);
    }
  },
);

test('the line sorts what a search from both sides expands, and nothing is lost by that', () => {
  const { puzzle, start, goal } = HARDEST;
  const counts = measured(puzzle, start, goal, 'manhattan', 'manhattan');
  const laid = sorterOf(
    { ...HARDEST, algorithm: 'mm', heuristic: 'manhattan' },
    'tiles-3',
    counts.length,
  )(Number.POSITIVE_INFINITY);
  for (const [line, cost] of counts.costs.entries()) {
    const two = totals(sorted(laid, counts, 2, line));
    const forward = sum((laid.below[0] ?? []).slice(0, line));
    const backward = sum((laid.below[1] ?? []).slice(0, counts.length - 1 - line));
    expect(two.necessary).toBe(forward + backward);
    expect(two.necessary).toBeLessThanOrEqual(cost);
    expect(sum(Object.values(two))).toBe(all(laid));
    const one = totals(sorted(laid, counts, 1, line));
    expect(one).toEqual({
      necessary: sum(laid.below.flat()),
      lucky: sum(laid.at.flat()),
      wasted: sum(laid.rest.flat()),
    });
  }
});

test('the picture has a column for each depth at which something was expanded, as tall as it counts, with its colours named', () => {
  const { puzzle, start, goal } = HARDEST;
  const counts = measured(puzzle, start, goal, 'manhattan', 'manhattan');
  const spec = { id: 0, search: { algorithm: 'mm', heuristic: 'manhattan' } };
  const laid = sorterOf(
    { ...HARDEST, ...spec.search },
    'tiles-3',
    counts.length,
  )(Number.POSITIVE_INFINITY);
  const floor = { ...freshFloor(''), lane: 0, laid };
  const figure = facingFigure(floor, counts, spec);
  const size = { width: 900, height: 480, rem: 18 };
  const { shapes } = draw(figure, size, INK);
  const { up, down, top, x, step } = frameOf(figure, size);
  const stacks = figure.laid?.stacks ?? [];
  const most = Math.max(...figure.forward, ...figure.backward, ...stacks.flat().map(sum));
  const columns = [2, 4, 1].map((fill) =>
    shapes
      .filter(({ attributes }) => attributes.fill === INK.lane(fill) && attributes.stroke)
      .flatMap(({ attributes }) =>
        [...`${attributes.d}`.matchAll(/M([\d.-]+) ([\d.-]+)V([\d.-]+)h/g)].map(([, ...n]) =>
          n.map(Number),
        ),
      ),
  );
  for (const [sort, pieces] of columns.entries()) {
    const expected = stacks.flatMap((depths, side) =>
      depths.slice(0, counts.costs.length).flatMap((stack, depth) => {
        const tall = ((stack[sort] ?? 0) / most) * (up - top);
        const column = side === 0 ? depth : counts.costs.length - 2 - depth;
        return tall > 0 ? [[x(column) + 0.25 * step, side === 0 ? -tall : tall]] : [];
      }),
    );
    expect(pieces).toHaveLength(expected.length);
    pieces.forEach(([left = 0, from = 0, to = 0], n) => {
      const [at = 0, tall = 0] = expected[n] ?? [];
      expect(Math.abs(left - at)).toBeLessThan(0.11);
      expect(Math.abs(to - from - tall)).toBeLessThan(0.21);
      expect(tall < 0 ? from <= up + 0.1 : from >= down - 0.1).toBe(true);
    });
  }
  const of = totals(stacks);
  const texts = shapes.map(({ text }) => text ?? '').join(' ');
  for (const sort of SORTS) {
    expect(texts).toContain(`${words.floor.laid.sorts[sort].name} ${words.format.count(of[sort])}`);
  }
  expect(texts).toContain(
    `Laid over: MM · Manhattan, ${words.format.count(laid.generated)} nodes generated`,
  );
  expect(facingFigure(floor, counts).laid).toBeNull();
});
