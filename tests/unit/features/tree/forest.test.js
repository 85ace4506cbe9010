import { describe, expect, test } from 'vitest';
import { Trace } from '../../../../www/features/trace/trace.js';
import { fold } from '../../../../www/features/tree/fold.js';
import { Forest } from '../../../../www/features/tree/forest.js';
import { litOf, pointsOf } from '../../../../www/features/tree/scene.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, iterated, picture, traceOf } from './samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const IDA_STAR = /** @type {Request} */ (REQUESTS['ida-star']);

/** Subtree size, counted one by one. @param {Forest} forest @param {number} node @returns {number} */
const counted = (forest, node) =>
  forest.children(node).reduce((all, child) => all + 1 + counted(forest, child), 0);

describe.each(Object.entries(REQUESTS).filter(([name]) => !/^id/.test(name)))(
  'the forest of %s',
  (_, request) => {
    const trace = traced(request);
    const forest = grown(trace);

    test('has each node of the trace once, below its parent', () => {
      expect(forest.size).toBe(trace.length);
      for (let record = 0; record < trace.length; record += 1) {
        const parent = trace.parent(record);
        const node = forest.nodeOf(record);
        expect(forest.record(node)).toBe(record);
        expect(forest.record(forest.parent(node))).toBe(parent);
        if (parent >= 0) expect(forest.children(forest.nodeOf(parent))).toContain(node);
        else expect(forest.roots).toContain(node);
      }
    });

    test('knows how many nodes are below each', () => {
      for (let node = 0; node < forest.size; node += 1) {
        expect(forest.below(node)).toBe(counted(forest, node));
      }
    });

    test('has children in the order they were generated', () => {
      for (let node = 0; node < forest.size; node += 1) {
        const records = forest.children(node).map((child) => forest.record(child));
        expect(records).toEqual([...records].sort((a, b) => a - b));
      }
    });
  },
);

describe('an iteration over the one before', () => {
  const { iterations } = solve(IDA_STAR);
  const generated = (/** @type {number} */ index) => iterations[index]?.generated ?? 0;

  test('has every node of its own, and ends where the next begins', () => {
    for (const index of iterations.keys()) {
      const forest = iterated(IDA_STAR, index);
      expect(forest.records).toBe(generated(index));
      expect(forest.complete).toBe(index < iterations.length - 1);
    }
  });

  test('repeats all of the one before: every ghost has its place taken, by the same moves', () => {
    for (const index of [1, 2, 3, iterations.length - 2]) {
      const forest = iterated(IDA_STAR, index);
      expect(forest.ghosts).toBe(generated(index - 1));
      expect(forest.repeated).toBe(generated(index - 1));
      expect(forest.size).toBe(generated(index));
    }
  });

  test('is one tree with it while it grows', () => {
    const index = iterations.length - 2;
    const from = 1 + iterations.slice(0, index).reduce((all, row) => all + row.generated, 0);
    const forest = iterated(IDA_STAR, index, { units: from + 19 });
    expect(forest.records).toBe(20);
    const reached = [...Array(forest.size).keys()].filter((node) => forest.record(node) >= 0);
    expect(reached).toHaveLength(20);
    expect(forest.size).toBe(generated(index - 1) + 20 - forest.repeated);
    for (const node of reached.slice(1)) {
      expect(forest.record(forest.parent(node))).toBeGreaterThanOrEqual(0);
    }
  });
});

test('a part of a depth-first run hangs from stubs, one for each depth above', () => {
  const trace = traced(IDA_STAR, { from: 700, most: 60 });
  const forest = grown(trace);
  const stubs = [...Array(forest.size).keys()].filter((node) => forest.isStub(node));
  expect(forest.size).toBe(60 + stubs.length);
  expect(stubs.length).toBe(trace.depth(0));
  expect(new Set(stubs.map((node) => forest.depthOf(node))).size).toBe(stubs.length);
  for (let node = 0; node < forest.size; node += 1) {
    const parent = forest.parent(node);
    if (parent >= 0) expect(forest.depthOf(parent)).toBe(forest.depthOf(node) - 1);
    else expect(forest.depthOf(node)).toBe(0);
  }
});

test('read in bites, a forest is the same as at once', () => {
  const trace = chance(3000, 7);
  const [whole, bitten] = [new Forest(trace), new Forest(trace)];
  expect(whole.grow()).toBe(false);
  expect(bitten.grow(1000)).toBe(true);
  expect(bitten.size).toBe(1000);
  while (bitten.grow(1000));
  for (let node = 0; node < whole.size; node += 1) {
    expect(bitten.parent(node)).toBe(whole.parent(node));
    expect(bitten.below(node)).toBe(whole.below(node));
  }
});

test('two hundred thousand nodes with their tree take less than eight megabytes', () => {
  const trace = chance(200_000, 3);
  const forest = grown(trace);
  expect(forest.size).toBe(200_000);
  expect(trace.bytes + forest.bytes).toBeLessThan(8e6);
});

describe('a line of play of 50,000 moves', () => {
  const SIZE = 50_000;
  /** A path, and a tree as flat as a heap. */
  const chain = Array.from({ length: SIZE }, (_, record) => record - 1);
  const bush = chain.map((parent) => Math.floor(parent / 3));

  /** Time to build everything that a picture of a trace needs. @param {readonly number[]} parents */
  const drawnIn = (parents) => {
    const trace = traceOf(parents);
    const began = performance.now();
    const forest = grown(trace);
    const drawn = picture(forest, { budget: 30_000, seen: [SIZE - 1] });
    litOf(drawn, pointsOf(forest, { now: SIZE, ended: false }), -1);
    return performance.now() - began;
  };

  test('takes about as long to draw as a tree of as many nodes that is shallow', () => {
    // Quadratic cost took a hundred times as long. Under load, the fastest of each kind counts, alternating as often as
    // necessary.
    let [deep, shallow] = [drawnIn(chain), drawnIn(bush)];
    for (let round = 0; round < 100 && deep >= 10 * shallow; round += 1) {
      deep = Math.min(deep, drawnIn(chain));
      shallow = Math.min(shallow, drawnIn(bush));
    }
    expect(deep).toBeLessThan(10 * shallow);
  });

  test('is counted to the node', () => {
    const forest = grown(traceOf(chain));
    for (const node of [0, 1, 777, SIZE - 1]) expect(forest.below(node)).toBe(SIZE - 1 - node);
    expect(forest.path(SIZE - 1)).toEqual(chain.map((parent) => parent + 1));
  });

  test('has its stubs without a call for each, where only its end is kept', () => {
    const trace = new Trace(SIZE, 1);
    const whole = traceOf(chain);
    trace.append({
      from: SIZE,
      first: 0,
      parents: Uint32Array.of(0xffffffff),
      depths: Uint16Array.of(whole.depth(SIZE - 1)),
      estimates: Uint16Array.of(0),
      moves: Uint8Array.of(1),
      fates: Uint8Array.of(0),
      firstExpansion: 0,
      expandedRecords: new Uint32Array(0),
      expandedAt: new Uint32Array(0),
      marks: [],
      seen: SIZE,
      full: true,
    });
    expect(grown(trace).size).toBe(SIZE);
  });
});

test('nodes after a record can be left out of a picture, and then no wedge counts them', () => {
  const forest = grown(chance(2000, 9));
  for (const until of [0, 9, 500]) {
    const { nodes, folded } = fold(forest, { budget: 50, until });
    expect(nodes.length + folded.reduce((all, n) => all + n, 0)).toBe(until + 1);
    expect(Math.max(...nodes)).toBeLessThanOrEqual(until);
  }
  expect(fold(forest, { budget: 3000 }).nodes).toHaveLength(2000);
});
