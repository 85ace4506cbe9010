import { expect, test } from 'vitest';
import { raceFigure } from '../../../../www/features/race/views/race-figure.js';
import { drawCurves } from '../../../../www/shared/draw/curves.js';
import { INK } from '../../../../www/shared/draw/screen.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as englishWords from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';

/** @import { LaneState, Sample } from '../../../../www/shared/state/state.js' */

/** @type {(nodes: number, stored: number) => Sample} */
const sample = (nodes, stored) => ({ nodes, time: nodes / 10, stored, bytes: 0, depth: 2 });

/** @type {(id: number, samples: Sample[]) => LaneState} */
const lane = (id, samples) => ({ ...freshLane({ id, search: { algorithm: 'bfs' } }), samples });

const LANES = [lane(0, [sample(1, 0), sample(100, 20)]), lane(1, [sample(1, 1), sample(50, 5)])];

test('each lane has a curve of its own samples, with its marker where it stands', () => {
  const { series } = raceFigure(LANES, 'generated', false, true);
  expect(series.map(({ line }) => line)).toEqual([
    [
      { x: 0.0001, y: 1 },
      { x: 0.01, y: 100 },
    ],
    [
      { x: 0.0001, y: 1 },
      { x: 0.005, y: 50 },
    ],
  ]);
  expect(series.map(({ points }) => points)).toMatchObject([
    [{ x: 0.01, y: 100 }],
    [{ x: 0.005, y: 50 }],
  ]);
});

test('a search that has stored nothing stands at the foot of a logarithmic axis, and at zero of an even one', () => {
  const first = (/** @type {boolean} */ logarithmic) =>
    raceFigure(LANES, 'stored', logarithmic, true).series[0]?.line?.[0]?.y;
  expect(first(true)).toBe(1);
  expect(first(false)).toBe(0);
});

test('time and depths are even on every scale', () => {
  expect(raceFigure(LANES, 'generated', true, true).x.logarithmic).toBe(false);
  expect(raceFigure(LANES, 'depth', true, true).y.logarithmic).toBe(false);
  expect(raceFigure(LANES, 'depth', true, true).x.logarithmic).toBe(true);
});

test('axes without room have no names, and the curves have their room', () => {
  const size = { width: 400, height: 120, rem: 15 };
  const heights = [true, false].map((roomy) => {
    const { shapes, marks } = drawCurves(raceFigure(LANES, 'stored', true, roomy), size, INK);
    const names = shapes.filter(({ text }) => text?.startsWith('positions'));
    expect(names).toHaveLength(roomy ? 2 : 0);
    const ys = marks.map(({ y }) => y);
    return Math.max(...ys) - Math.min(...ys);
  });
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
});

test('for the last row of a room curves are thicker, and their dashes are longer by as much', () => {
  const size = { width: 400, height: 300, rem: 15 };
  const styles = [1, 2].map((thick) => {
    const figure = raceFigure(LANES, 'stored', true, true);
    const { shapes } = drawCurves(figure, { ...size, thick }, INK);
    return shapes
      .filter(({ attributes }) => attributes['stroke-linejoin'])
      .map(({ attributes }) => [attributes['stroke-width'], attributes['stroke-dasharray']]);
  });
  expect(styles).toEqual([
    [
      [2.5, 'none'],
      [2.5, '8 4'],
    ],
    [
      [5, 'none'],
      [5, '16 8'],
    ],
  ]);
});

test('numbers have their room where a language does not shorten thousands', () => {
  const size = { width: 400, height: 300, rem: 15 };
  const many = [lane(0, [sample(1, 1), sample(900_000, 900_000)])];
  const leftOf = () => {
    const { shapes } = drawCurves(raceFigure(many, 'stored', true, true), size, INK);
    const numbers = shapes.filter(({ attributes }) => attributes['text-anchor'] === 'end');
    const ends = numbers.map(({ attributes }) => Number(attributes.x));
    const longest = Math.max(...numbers.map(({ text = '' }) => text.length));
    return { end: Math.max(...ends), longest };
  };
  const english = leftOf();
  speak('de', german);
  const { end, longest } = leftOf();
  speak('en', englishWords);
  expect([english.longest, longest]).toEqual(['100K'.length, '100.000'.length]);
  expect(end).toBeGreaterThan(english.end);
  // A digit is slightly wider than half of its height.
  expect(end).toBeGreaterThan(longest * 0.9 * 15 * 0.55);
});
