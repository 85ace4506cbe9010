import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_BYTES, read } from '../../../www/features/sweep/read.js';
import { countedOf } from '../../../www/features/sweep/report.js';
import { words } from '../../../www/shared/words/words.js';
import { catalogue } from '../engine.js';

/** @import { Problem } from '../../../www/features/sweep/read.js' */

const choices = catalogue();
const TEXT = readFileSync('tests/instances/sweep-toys.json', 'utf8');
const printed = JSON.parse(TEXT);

/** @type {(value: unknown, path?: readonly (string | number)[]) => [readonly (string | number)[], unknown][]} */
function valuesIn(value, path = []) {
  const own = /** @type {[readonly (string | number)[], unknown]} */ ([path, value]);
  if (typeof value !== 'object' || value === null) return [own];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [own, ...entries.flatMap(([key, one]) => valuesIn(one, [...path, key]))];
}

/** The printed report with another value at a path. @param {readonly (string | number)[]} path @param {unknown} value */
function withValue(path, value) {
  if (path.length === 0) return value;
  const report = structuredClone(printed);
  const parent = path.slice(0, -1).reduce((one, key) => one[key], report);
  parent[path.at(-1) ?? ''] = value;
  return report;
}

const opened = (/** @type {unknown} */ value) => read(JSON.stringify(value), choices);

/** @param {string} name @param {Problem | null} problem */
function refusal(name, problem) {
  if (!problem) throw new Error('it was to be refused');
  return words.sweep.refused(name, problem);
}

test('what the command line has printed is opened as it is', () => {
  const { report, problem } = read(TEXT, choices);
  expect(problem).toBeNull();
  const { version: _, seed: __, heuristics: ___, counts: ____, block: _____, ...rest } = printed;
  expect(report).toEqual(rest);
  expect(report?.summaries.map(countedOf)).toEqual([100]);
});

test('no value can be another than the rest of the file says, and whatever stands there is an answer', () => {
  /** @type {unknown[]} */
  const hostile = [
    ...[null, true, -1, 0.5, 1e300, 2 ** 60, '', 'x', '<img src=x onerror=alert(1)>', [], {}],
    ...[[[[[]]]], { __proto__: null, constructor: 1 }, 'y'.repeat(10_000)],
  ];
  // Values that the rest does not determine: another version, the block size, and some of the problems' numbers.
  const isFree = (/** @type {readonly (string | number)[]} */ path) =>
    path[0] === 'block' ||
    path.includes('means') ||
    path.includes('quartiles') ||
    // IDA* may be given up for any of them, and expands nothing for a solution of no moves.
    path.includes('ida_star') ||
    path.at(-1) === 'length';
  let refused = 0;
  for (const [path, value] of valuesIn(printed)) {
    const more = typeof value === 'number' ? [value + 1, value - 1, value + 0.25] : [];
    for (const other of [...hostile, ...more]) {
      if (JSON.stringify(other) === JSON.stringify(value)) continue;
      const { report, problem } = opened(withValue(path, other));
      if (report) {
        expect(isFree(path) && typeof other === 'number', `${path.join('.')}: ${other}`).toBe(true);
        expect(JSON.stringify(report)).not.toContain('<');
      } else {
        const message = refusal('sweep.json', problem);
        expect(message.length, message).toBeLessThanOrEqual(300);
        expect(message).toMatch(/^sweep\.json was not opened: .*; allowed: .+\.$/);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(3000);
});

test('a part of a sweep has as many problems as the command line counts for it', () => {
  for (const [problems, block, of] of [
    [100, 64, 1],
    [100, 64, 2],
    [1000, 64, 3],
    [640, 64, 4],
    [5, 64, 8],
  ]) {
    for (let part = 1; part <= Number(of); part += 1) {
      let own = 0;
      for (let at = 0; at * Number(block) < Number(problems); at += 1) {
        if (at % Number(of) === part - 1)
          own += Math.min(Number(block), Number(problems) - at * Number(block));
      }
      const report = { ...printed, problems, block, shard: { part, of } };
      const { problem } = opened(report);
      // The rest is of 100 problems.
      const fits = own === 100;
      expect(problem === null, `${problems} in parts of ${of}`).toBe(fits);
      if (problem?.code === 'part' && problem.allowed.kind === 'same') {
        expect([problem.place, problem.allowed.as]).toEqual([
          'summaries[0].counts.forward.problems',
          `${own}`,
        ]);
      }
    }
  }
});

test('a part that is missing, or one that is not known, is refused by its place', () => {
  for (const [path, value] of valuesIn(printed)) {
    const key = path.at(-1);
    if (typeof key === 'string') {
      const without = structuredClone(printed);
      delete path.slice(0, -1).reduce((one, part) => one[part], without)[key];
      // A count that IDA* gave up for all problems has no mean.
      const may = key === 'ida_star' && path.includes('means');
      expect(opened(without).report !== null, path.join('.')).toBe(may);
    }
    if (typeof value === 'object' && !Array.isArray(value) && value !== null) {
      expect(opened(withValue(path, { ...value, more: 1 })).report, path.join('.')).toBeNull();
    }
  }
  const { problem } = opened(withValue(['summaries', 0, 'counts', 'mm', 'sum'], 1));
  expect(refusal('a.json', problem)).toContain('summaries[0].counts.mm.mean: ');
});

test('what is no report is said to be none, and what a sweep’s rows are to become', () => {
  for (const text of ['', 'x', '{', '\0', '[1,2', '{"version":1}']) {
    expect(read(text, choices).report).toBeNull();
  }
  expect(read('nothing', choices).problem).toEqual({ code: 'json' });
  const head = JSON.stringify({ version: '0.1.0', command: 'rolling-cubes sweep toys' }).slice(
    0,
    -1,
  );
  const rows = `${head},"sum":"0123456789abcdef"}\n{"block":0,"rows":[],"sum":"0123456789abcdef"}\n`;
  const { problem } = read(rows, choices);
  expect(refusal('rows.jsonl', problem)).toContain('rolling-cubes merge FILE --json');
  // Too deep for recursion.
  const deep = `{"version":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(read(deep, choices).report).toBeNull();
  expect(MOST_BYTES).toBeGreaterThan(20 * TEXT.length);
});
