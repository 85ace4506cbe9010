import { describe, expect, test } from 'vitest';
import { FATES, Trace } from '../../../../www/features/trace/trace.js';
import { Search, solve } from '../../engine.js';
import { REQUESTS, traced, tracer } from './samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

describe.each(Object.entries(REQUESTS))('the trace of %s', (_, request) => {
  test('says of each node what the engine says of it, its parent included', () => {
    const run = tracer(request);
    while (run.advance_to(1e9, 1000));
    const trace = traced(request);
    expect(trace.length).toBe(solve(request).generated);
    for (let record = 0; record < trace.length; record += 1) {
      const step = run.step_of(record);
      const parent = trace.parent(record);
      expect(step.node).toBe(record + 1);
      expect({
        depth: trace.depth(record),
        estimate: trace.estimate(record),
        side: trace.isBackward(record) ? 'backward' : 'forward',
        root: trace.isRoot(record),
        above: parent < 0 ? null : run.step_of(parent).moves,
      }).toEqual({
        depth: step.depth,
        estimate: step.estimate,
        side: step.side,
        root: step.moves.length === 0,
        above: step.moves.length === 0 ? null : step.moves.slice(0, -1),
      });
    }
  });
});

test('a fate that has no name is an error', () => {
  const request = /** @type {Request} */ (REQUESTS.bfs);
  const run = tracer(request, 1, 3);
  while (run.advance_to(1e9, 1000));
  const trace = new Trace(1, 3);
  trace.append({ ...run.chunk(0, 0), fates: Uint8Array.of(0, FATES.length, 0) });
  expect(() => trace.fate(1, { now: 2, ended: false })).toThrow(`${FATES.length}`);
});

test('a fate is that of the moment: an open node is expanded later', () => {
  const request = /** @type {Request} */ (REQUESTS.bfs);
  const trace = traced(request);
  const search = new Search(request);
  for (const now of [1, 2, 5, 20, 100]) {
    search.seek(now);
    let expanded = 0;
    for (let record = 0; record < now; record += 1) {
      if (trace.fate(record, { now, ended: false }) === 'expanded') expanded += 1;
    }
    expect(expanded).toBe(search.expanded);
  }
});

test('the solution of A* is known at its end and not before', () => {
  const request = /** @type {Request} */ (REQUESTS['a-star']);
  const trace = traced(request);
  const mark = trace.marks.find(({ kind }) => kind === 'solution');
  const record = (mark?.node ?? 0) - 1;
  expect(trace.depth(record)).toBe(13);
  expect(trace.fate(record, { now: trace.length, ended: false })).toBe('open');
  expect(trace.fate(record, { now: trace.length, ended: true })).toBe('solution');
});

test('a part of a run keeps what it was asked for, and parents that came before are none', () => {
  const request = /** @type {Request} */ (REQUESTS['ida-star']);
  const whole = traced(request);
  const part = traced(request, { from: 500, most: 100 });
  expect(part.length).toBe(100);
  for (let record = 0; record < 100; record += 1) {
    const other = 499 + record;
    expect(part.depth(record)).toBe(whole.depth(other));
    expect(part.fate(record)).toBe(whole.fate(other));
    const parent = whole.parent(other);
    expect(part.parent(record)).toBe(parent < 499 ? -1 : parent - 499);
  }
});

test('a chunk that leaves a gap is refused', () => {
  const run = tracer(/** @type {Request} */ (REQUESTS.bfs));
  while (run.advance_to(50, 1000));
  const trace = new Trace(1, 1000);
  expect(() => trace.append(run.chunk(10, 0))).toThrow(/record 10/);
  expect(trace.length).toBe(0);
});
