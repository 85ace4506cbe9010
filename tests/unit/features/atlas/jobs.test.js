import { describe, expect, test, vi } from 'vitest';
import { countsOf, deepestOf, totalOf } from '../../../../www/features/atlas/census.js';
import { census } from '../../../../www/features/atlas/jobs.js';
import { pageOf } from '../../../../www/shared/puzzles/puzzles.js';
import { Job, play } from '../../engine.js';
import { naiveLayers, tilesNext, toysNext } from './naive.js';

/** @import { Ask } from '../../../../www/features/atlas/jobs.js' */

// Whole spaces are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The news of a census, and its answers. @param {string} puzzle @param {string} start @param {string} goal @param {Ask[]} asks */
function taken(puzzle, start, goal = start, asks = []) {
  const job = census({ puzzle, start, goal }, asks);
  const news = [...untilRest(job)];
  const reports = news.flatMap(({ report }) => report ?? []);
  const report = reports.at(-1);
  if (!report?.complete) throw new Error('the census did not end');
  const ask = (/** @type {Ask} */ wanted) => {
    asks.push(wanted);
    return [...untilRest(job)].at(-1);
  };
  return { news, reports, report, ask };
}

/** @param {ReturnType<typeof census>} job */
function* untilRest(job) {
  for (let { value } = job.next(); value; { value } = job.next()) yield value;
}

describe('depth by depth, the census counts what a search with strings counts', () => {
  test.each([
    ['toys', '1111000011100010', toysNext],
    ['toys', '1000000000000000', toysNext],
    ['tiles', '123456780', tilesNext],
  ])('%s from %s', (puzzle, start, next) => {
    const { report, ask } = taken(puzzle, start);
    const layers = naiveLayers(start, next);
    expect(countsOf(report, 'positions')).toEqual(layers.map((layer) => layer.length));
    expect(countsOf(report, 'patterns').every((count) => count === 0)).toBe(true);
    for (const depth of [1, 4, layers.length - 1]) {
      const answer = ask({ type: 'gallery', kind: 'positions', depth, most: 1e6 });
      const texts = answer?.gallery?.exhibits.map((one) => one.text);
      expect(texts?.sort()).toEqual(layers[depth]?.toSorted());
    }
  });
});

describe('the cubes’ spaces are as large and as deep as is known', () => {
  test.each([
    ['a corner', 'EWWWWWWWW', 4_133_430, 41, 32],
    ['an edge', 'WEWWWWWWW', 3_306_744, 42, 37],
    ['the centre', 'WWWWEWWWW', 4_133_430, 42, 36],
  ])('from %s', (_, start, positions, deepest, hardest) => {
    const { report, reports } = taken('cubes', start);
    const counts = countsOf(report, 'positions');
    const patterns = countsOf(report, 'patterns');
    expect([totalOf(counts), deepestOf(counts)]).toEqual([positions, deepest]);
    // Nine empty squares, and three colours on each of the others.
    expect([totalOf(patterns), deepestOf(patterns)]).toEqual([9 * 3 ** 8, hardest]);
    const sums = reports.map(({ positions }) => positions);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
  });
});

test('the 8-puzzle’s farthest are two, 31 moves away, as Reinefeld found (1993)', () => {
  const { report } = taken('tiles', '123456780');
  const counts = countsOf(report, 'positions');
  expect(totalOf(counts)).toBe(181_440);
  expect(counts.slice(31)).toEqual([2]);
});

test('an early question is answered when the census is complete', () => {
  const asks = [
    { type: /** @type {const} */ ('locate'), states: ['WWWWEWWWW'], goals: ['RRRBEBRRR'] },
  ];
  const { news, report } = taken('cubes', 'WWWWEWWWW', 'RRRBEBRRR', asks);
  expect(news.slice(-2)).toEqual([
    { report },
    { located: { depths: { WWWWEWWWW: 0 }, goals: { RRRBEBRRR: 36 } } },
  ]);
});

test('a goal lies as deep as a shortest solution is long, whether it is a pattern or a position', () => {
  const cubes = taken('cubes', 'WWWWWWWWE', 'BWRBWRBER');
  expect(cubes.ask({ type: 'locate', states: [], goals: ['BWRBWRBER'] })).toMatchObject({
    located: { goals: { BWRBWRBER: 23 } },
  });
  const toys = taken('toys', '1111000011100010', '1010010110100101');
  expect(toys.ask({ type: 'locate', states: [], goals: ['1010010110100101'] })).toMatchObject({
    located: { goals: { 1010010110100101: 4 } },
  });
});

test('a position of another component lies nowhere', () => {
  const { ask } = taken('tiles', '123456780');
  // Two exchanged tiles: the other parity.
  expect(ask({ type: 'locate', states: ['213456780', '123456708'], goals: [] })).toMatchObject({
    located: { depths: { 213456780: null, 123456708: 1 } },
  });
});

test('a gallery shows the first of a depth, drawn as the board has them, and a way leads to each', () => {
  const start = 'WEWWWWWWW';
  const goal = 'BRBBEBBRB';
  const { ask, report } = taken('cubes', start, goal);
  const depth = deepestOf(countsOf(report, 'positions'));
  for (const at of [1, 9, depth]) {
    const answer = ask({ type: 'gallery', kind: 'positions', depth: at, most: 4 });
    if (!answer?.gallery) throw new Error('no gallery');
    expect(answer.gallery).toMatchObject({ kind: 'positions', depth: at, most: 4 });
    const { exhibits } = answer.gallery;
    expect(exhibits).toHaveLength(Math.min(4, report.layers[at]?.positions ?? 0));
    for (const { text, pieces } of exhibits) {
      const way = ask({ type: 'way', state: text })?.way ?? [];
      expect(way).toHaveLength(at);
      const line = play('cubes', start, goal, way);
      expect(line.states.at(-1)).toBe(text);
      expect(pieces).toEqual(line.positions.at(-1));
    }
  }
});

test('the hardest goal from an edge is the one that the page offers as a problem', () => {
  const { ask } = taken('cubes', 'WEWWWWWWW');
  expect(ask({ type: 'gallery', kind: 'patterns', depth: 37, most: 24 })).toMatchObject({
    gallery: { exhibits: [{ text: 'BRBBEBBRB', pieces: null }] },
  });
});

test('the 15-puzzle is refused, and its space is half of all arrangements', () => {
  expect(() => Job.survey('tiles', '0123456789abcdef')).toThrow(/16!\/2 positions/);
  const arrangements = Array.from({ length: 16 }, (_, n) => n + 1).reduce((all, n) => all * n, 1);
  expect(pageOf('tiles-4').space).toMatchObject({ census: 'never', positions: arrangements / 2 });
});

test('the knights’ space is counted before it is taken', () => {
  // Pascal's triangle: ways to choose among 24 squares.
  let row = [1];
  for (let n = 0; n < 24; n += 1) row = [1, ...row.map((ways, k) => ways + (row[k + 1] ?? 0))];
  expect(pageOf('knights').space).toMatchObject({
    census: 'on-request',
    positions: 25 * (row[12] ?? 0),
  });
  expect(pageOf('knights').space.bytes).toBeGreaterThan(pageOf('knights').space.positions);
});
