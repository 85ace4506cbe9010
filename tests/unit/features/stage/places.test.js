import { describe, expect, test } from 'vitest';
import {
  depthOf,
  intervalsOf,
  placesOf,
  rowOf,
  rowsOf,
} from '../../../../www/features/stage/places.js';
import { Search } from '../../engine.js';

/** @import { Place } from '../../../../www/features/stage/places.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const SEARCHES = {
  'IDA*': { ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced' },
  'bidirectional BFS': { ...CUBES, algorithm: 'bidirectional-bfs' },
  'A* on tiles': {
    puzzle: 'tiles',
    start: '125806734',
    goal: '012345678',
    algorithm: 'a-star',
    heuristic: 'manhattan',
  },
  'BFS on toys': {
    puzzle: 'toys',
    start: '1111000011100010',
    goal: '1010010110100101',
    algorithm: 'bfs',
  },
};

/** @param {Search} search */
function newest(search) {
  const numbers = search.place();
  const [place] = placesOf([numbers.length, search.generated, ...numbers]);
  if (!place) throw new Error('no node yet');
  return place;
}

/** The end of a path, to six digits. @param {Place} place */
const leafOf = (place) => {
  const intervals = intervalsOf(place);
  return [...intervals.slice(-2)].map((number) => number.toFixed(12)).join(' ');
};

describe.each(Object.entries(SEARCHES))('in %s', (_, request) => {
  test('each path has one place for ever, and no other path has it', () => {
    const search = new Search(request);
    while (search.prepare(1e6));
    /** @type {Map<string, string>} */
    const paths = new Map();
    for (let n = 0; n < 3000; n++) {
      search.step(1);
      const { moves = [], root, side } = search.last_step() ?? {};
      const place = newest(search);
      const key = `${side} ${moves.length} ${leafOf(place)}`;
      const path = `${root} ${moves.join(' ')}`;
      expect(paths.get(key) ?? path).toBe(path);
      paths.set(key, path);
    }
    // In every round the same.
    expect(new Set(paths.values()).size).toBe(paths.size);
  });

  test('a node is within its parent’s interval, and siblings share it without overlap', () => {
    const search = new Search(request);
    while (search.prepare(1e6));
    for (let n = 0; n < 1000; n++) {
      search.step(1);
      const { root, roots, moves } = newest(search);
      if (moves.length === 0) continue;
      const [parent = 0, whole = 0] = intervalsOf({ root, roots, moves: moves.slice(0, -2) }).slice(
        -2,
      );
      const count = moves.at(-1) ?? 0;
      const siblings = Array.from({ length: count }, (_, rank) =>
        intervalsOf({ root, roots, moves: [...moves.slice(0, -2), rank, count] }).slice(-2),
      );
      for (const [rank, [from = 0, width = 0]] of siblings.entries()) {
        expect(from).toBeCloseTo(parent + (rank * whole) / count, 12);
        expect(width).toBeCloseTo(whole / count, 12);
      }
    }
  });
});

test.each([
  { ...CUBES, goal: 'WBWBRERBR', algorithm: 'bfhs', heuristic: 'misplaced', incumbent: 15 },
  { ...CUBES, goal: 'WBWBRERBR', algorithm: 'bfida-star', heuristic: 'misplaced' },
])('$algorithm, which forgets its paths, sweeps each layer from left to right', (request) => {
  const search = new Search(request);
  while (search.prepare(1e6));
  let [key, last, deepest] = ['', 0, 0];
  while (search.step(1) && search.place().length > 0) {
    const place = newest(search);
    const [from = 0, width = 0] = intervalsOf(place).slice(-2);
    expect(depthOf(place)).toBe(search.last_step()?.depth);
    deepest = Math.max(deepest, depthOf(place));
    const layer = `${depthOf(place)} ${search.snapshot().iterations.length}`;
    if (layer === key) expect(from).toBeGreaterThanOrEqual(last - 1e-9);
    expect(from + width).toBeLessThanOrEqual(1 + 1e-9);
    [key, last] = [layer, from];
  }
  expect(deepest).toBe(13);
});

test('samples are read one after the other', () => {
  const places = placesOf([6, 1, 1, 0, 0, 0, 0, 1, 8, 2, 3, 1, 4, 0, 69, 70, 1, 2]);
  expect(places).toEqual([
    { node: 1, stage: 1, side: 0, fate: 0, from: 0, root: 0, roots: 1, moves: new Uint8Array() },
    {
      ...{ node: 2, stage: 3, side: 1, fate: 4, from: 0 },
      ...{ root: 69, roots: 70, moves: new Uint8Array([1, 2]) },
    },
  ]);
});

test('there is a row for each depth up to the known distance, or room for the deepest node', () => {
  expect([rowsOf(23, 0), rowsOf(23, 23), rowsOf(23, 24)]).toEqual([24, 24, 32]);
  expect([5, 23, 24, 95].map((deepest) => rowsOf(undefined, deepest))).toEqual([8, 24, 32, 96]);
  expect(rowsOf(undefined, 1000)).toBe(1024);
});

test('start and goals stand at both ends of the same rows', () => {
  expect([rowOf(0, 0, 24), rowOf(1, 0, 24), rowOf(0, 15, 24), rowOf(1, 8, 24)]).toEqual([
    0, 23, 15, 15,
  ]);
});
