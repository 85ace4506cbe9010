// Files of the atlas and of the comparison of heuristics, compared with their data.

import { describe, expect, test } from 'vitest';
import { censusSheet, gallerySheet } from '../../../../www/features/atlas/views/atlas-files.js';
import {
  qualityFigure,
  qualitySheet,
} from '../../../../www/features/quality/views/quality-files.js';
import { draw } from '../../../../www/shared/draw/draw.js';
import { galleryOf } from '../../../../www/shared/draw/gallery.js';
import { hexOf } from '../../../../www/shared/draw/heat.js';
import { svgOf } from '../../../../www/shared/draw/svg-text.js';
import { csvOf, jsonOf } from '../../../../www/shared/export/table.js';
import { INK } from '../../shared/draw/ink.js';
import { parsed } from '../../shared/export/rfc4180.js';

/** @import { SurveyReport } from '../../../../www/pkg/rolling_cubes.js' */
/** @import { Shape } from '../../../../www/shared/draw/figure.js' */

const SIZE = { width: 912, height: 480, rem: 18 };
const LINK = 'https://example.org/#v=1&view=atlas';

const COUNTS = [1, 3, 9, 27, 0, 2];

/** @param {boolean} withPatterns @returns {SurveyReport} */
const census = (withPatterns) => ({
  complete: true,
  positions: COUNTS.reduce((sum, count) => sum + count, 0),
  expanded: 0,
  bytes: 0,
  layers: COUNTS.map((positions, depth) => ({
    depth,
    positions,
    patterns: withPatterns ? Math.ceil(positions / 2) : 0,
  })),
});

/** @param {readonly Shape[]} shapes @param {string} fill */
const rects = (shapes, fill) =>
  shapes.flatMap(({ tag, attributes }) =>
    tag === 'rect' && attributes.fill === fill ? [attributes] : [],
  );

describe('the histogram', () => {
  test('has a record a depth in its file, patterns where there are any, and the link in each', () => {
    const { rows, rest } = parsed(csvOf(censusSheet(census(true), LINK)));
    expect(rest).toBe('');
    expect(rows).toEqual([
      ['depth', 'positions', 'patterns', 'link'],
      ...COUNTS.map((n, depth) => [depth, n, Math.ceil(n / 2), LINK].map(String)),
    ]);
    expect(JSON.parse(jsonOf(censusSheet(census(false), LINK)))[3]).toEqual({
      depth: 3,
      positions: 27,
      link: LINK,
    });
  });

  test.each([false, true])(
    'has a bar where there is anything, the higher the more (log: %s)',
    (logarithmic) => {
      const { shapes } = draw(
        {
          kind: 'columns',
          title: '',
          x: 'moves',
          y: 'positions',
          logarithmic,
          counts: COUNTS,
          signs: [{ at: 3, name: 'goal' }],
        },
        SIZE,
        INK,
      );
      const bars = rects(shapes, INK.accent);
      expect(bars).toHaveLength(5);
      const tall = bars.map(({ height }) => Number(height));
      const order = (/** @type {readonly number[]} */ numbers) =>
        numbers.map((_, n) => n).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
      expect(order(tall)).toEqual(order(COUNTS.filter((count) => count > 0)));
      if (!logarithmic) expect((tall[3] ?? 0) / (tall[2] ?? 1)).toBeCloseTo(3, 1);
      // Everything is inside, with the goal's sign below its bar.
      for (const { x, y, width, height } of bars.map(
        (bar) => /** @type {Record<string, number>} */ (bar),
      )) {
        expect((x ?? -1) >= 0 && (x ?? 0) + (width ?? 0) <= SIZE.width).toBe(true);
        expect((y ?? -1) >= 0 && (y ?? 0) + (height ?? 0) <= SIZE.height).toBe(true);
      }
      expect(shapes.map(({ text }) => text)).toContain('goal');
    },
  );
});

test('a gallery’s file has what it shows, a problem each, and its picture their text forms', () => {
  const gallery = {
    kind: /** @type {const} */ ('patterns'),
    depth: 7,
    most: 24,
    exhibits: ['WRBE', 'BRWE'].map((text) => ({ text, pieces: null })),
  };
  expect(gallerySheet(gallery, (goal) => `${LINK}&goal=${goal}`)).toEqual({
    columns: ['depth', 'pattern', 'link'],
    rows: [
      [7, 'WRBE', `${LINK}&goal=WRBE`],
      [7, 'BRWE', `${LINK}&goal=BRWE`],
    ],
  });
  const about = { title: '7 rolls', subtitle: 'Cubes', link: LINK, ink: INK };
  const drawings = gallery.exhibits.map(({ text }) => ({ element: '<svg/>', text }));
  const { text } = galleryOf(drawings, about);
  for (const word of ['7 rolls', 'WRBE', 'BRWE', 'https://example.org/']) {
    expect(text).toContain(word);
  }
  expect(text.match(/<svg\/>/g)).toHaveLength(2);
});

describe('the comparison of heuristics', () => {
  /** @type {[number, number, number][]} */
  const cells = [
    [0, 0, 1],
    [1, 2, 40],
    [2, 2, 4],
  ];
  const report = {
    complete: true,
    states: 45,
    total: 45,
    mean_error: 40 / 45,
    mean_estimate: 48 / 45,
    mean_distance: 88 / 45,
    cells,
  };
  const compared = [
    { name: 'misplaced', report },
    { name: 'manhattan', report },
  ];

  test('has a record a cell in its file, whose means are those on the screen', () => {
    const { columns, rows } = qualitySheet(compared, 'all', LINK);
    expect(columns).toEqual(['of', 'heuristic', 'h', 'distance', 'positions', 'link']);
    expect(rows).toHaveLength(6);
    const mine = rows.filter(([, name]) => name === 'misplaced').map((row) => row.map(Number));
    const all = mine.reduce((sum, [, , , , n = 0]) => sum + n, 0);
    const short = mine.reduce((sum, [, , h = 0, d = 0, n = 0]) => sum + (d - h) * n, 0);
    expect([all, short / all]).toEqual([report.states, report.mean_error]);
  });

  test('has a cell each in its picture, a name for each heuristic, and says what its colours count', () => {
    const figure = qualityFigure(compared, null);
    const { text } = svgOf(figure, 'sub', LINK, INK);
    const ramp = 24;
    // Plus the paper.
    expect(text.match(/<rect /g)).toHaveLength(2 * cells.length + ramp + 1);
    for (const word of ['misplaced', 'Manhattan', 'mean error 0.89', 'positions in a cell']) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/NaN|undefined|oklch/);
  });
});

test('colours are written as other programs read them', () => {
  // sRGB red, green and blue in OKLCH (CSS Color 4).
  expect(hexOf(0.62796, 0.25768, 29.234)).toBe('#ff0000');
  expect(hexOf(0.86644, 0.29483, 142.495)).toBe('#00ff00');
  expect(hexOf(0.45201, 0.31321, 264.052)).toBe('#0000ff');
  expect([hexOf(1, 0, 0), hexOf(0, 0, 0)]).toEqual(['#ffffff', '#000000']);
});
