import { expect, test } from 'vitest';
import { deepestOf, lookedAtOf, meanOf, partAbove } from '../../../../www/features/atlas/census.js';
import * as atlas from '../../../../www/features/atlas/state.js';
import { countScale, namedEvery } from '../../../../www/shared/draw/histogram.js';
import { percent } from '../../../../www/shared/words/format.js';

/** @import { SurveyReport } from '../../../../www/pkg/rolling_cubes.js' */

const DEPTHS = [0, 1, 1, 2, 2, 2, 2, 3];
const COUNTS = [0, 1, 2, 3, 4].map((depth) => DEPTHS.filter((one) => one === depth).length);

/** @type {(patterns: readonly number[]) => SurveyReport} */
const report = (patterns) => ({
  complete: true,
  positions: DEPTHS.length,
  expanded: DEPTHS.length,
  bytes: 0,
  layers: COUNTS.map((positions, depth) => ({ depth, positions, patterns: patterns[depth] ?? 0 })),
});

test('the mean, the deepest and the part above a depth are those of the list', () => {
  expect(meanOf(COUNTS)).toBe(DEPTHS.reduce((sum, depth) => sum + depth, 0) / DEPTHS.length);
  expect(deepestOf(COUNTS)).toBe(Math.max(...DEPTHS));
  for (const depth of [0, 1, 2, 3, 4]) {
    const above = DEPTHS.filter((one) => one < depth).length;
    expect(partAbove(COUNTS, depth)).toBe(above / DEPTHS.length);
  }
  expect([meanOf([]), deepestOf([]), partAbove([], 3)]).toEqual([0, 0, 0]);
});

test('only nothing is 0 % and only all is 100 %', () => {
  const shown = [0, 1 / 67_603_900, 0.268_3, 0.5, 1 - 1 / 4_133_430, 1].map(percent);
  expect(shown.map((text) => text.replace('\u00a0', ' '))).toEqual([
    '0 %',
    '0.00000148 %',
    '26.8 %',
    '50 %',
    '99.9999758 %',
    '100 %',
  ]);
});

test('without a choice the deepest is looked at, and patterns only where there are any', () => {
  const { look } = atlas.freshAtlas();
  const patterns = /** @type {const} */ ({ ...look, kind: 'patterns' });
  expect(lookedAtOf(report([1, 2, 2]), look)).toMatchObject({ kind: 'positions', depth: 3 });
  expect(lookedAtOf(report([1, 2, 2]), patterns)).toMatchObject({ kind: 'patterns', depth: 2 });
  expect(lookedAtOf(report([]), patterns)).toMatchObject({ kind: 'positions', depth: 3 });
  expect(lookedAtOf(report([]), { ...look, depth: 99 })).toMatchObject({ depth: 3 });
});

test('another depth opens a gallery anew, and another start forgets the depth and the census', () => {
  const more = atlas.lookedAt(atlas.freshAtlas(), { most: 3 * atlas.EXHIBITS });
  expect(atlas.lookedAt(more, { logarithmic: true }).look.most).toBe(3 * atlas.EXHIBITS);
  const deep = atlas.lookedAt(more, { depth: 2 });
  expect(deep.look).toMatchObject({ depth: 2, most: atlas.EXHIBITS });
  const first = atlas.spaceChanged(deep, 'toys 0');
  expect(first.look.depth, 'asked for before there was a space').toBe(2);
  const known = atlas.censusChanged(first, { phase: 'complete', report: report([]) });
  const other = atlas.spaceChanged(atlas.lookedAt(known, { logarithmic: true }), 'toys 1');
  expect(other.census).toEqual(atlas.freshCensus('toys 1'));
  expect(other.look).toMatchObject({ depth: null, logarithmic: true });
});

test.each([1, 3, 7, 99, 100, 4321, 493_832])('an axis up to %i has few, round ticks', (most) => {
  for (const logarithmic of [false, true]) {
    const { part, ticks } = countScale(most, logarithmic);
    expect(part(0)).toBe(0);
    expect(part(most)).toBeCloseTo(1, 12);
    expect(ticks.every((tick) => tick <= most && /^(0|[125]0*)$|^[2-9]0*$/.test(`${tick}`))).toBe(
      true,
    );
    const heights = ticks.map(part);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(ticks.length).toBeLessThanOrEqual(logarithmic ? 7 : 5);
    expect(ticks.length).toBeGreaterThanOrEqual(logarithmic ? 1 : 2);
  }
});

test('one position is seen on a logarithmic axis, and ten times as many are as much higher everywhere', () => {
  const { part } = countScale(100_000, true);
  expect(part(1)).toBeGreaterThan(0.05);
  expect(part(100) - part(10)).toBeCloseTo(part(10_000) - part(1000), 12);
});

test('names of bars keep their distance', () => {
  expect([40, 26, 10, 4, 0.1].map((width) => namedEvery(width, 26))).toEqual([1, 1, 5, 10, 100]);
});
