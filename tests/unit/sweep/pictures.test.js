import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from '../../../www/features/sweep/read.js';
import { countedOf } from '../../../www/features/sweep/report.js';
import {
  boxesFigure,
  boxesSheet,
  problemsIn,
  sharesFigure,
  sharesSheet,
} from '../../../www/features/sweep/views/sweep-files.js';
import { draw } from '../../../www/shared/draw/draw.js';
import { svgOf } from '../../../www/shared/draw/svg-text.js';
import { csvOf } from '../../../www/shared/export/table.js';
import { COUNTS } from '../../../www/shared/puzzles/swept.js';
import { words } from '../../../www/shared/words/words.js';
import { catalogue } from '../engine.js';
import { parsed } from '../export/rfc4180.js';

const INK = {
  ink: '#111',
  muted: '#666',
  line: '#ddd',
  accent: '#408',
  paper: '#fff',
  lane: (/** @type {number} */ id) => `#00${id}`,
};
const SIZE = { width: 600, height: 420, rem: 16 };

const { report } = read(readFileSync('tests/instances/sweep-toys.json', 'utf8'), catalogue());
const summary = report?.summaries[0];
if (!report || !summary) throw new Error('a report that can be read');

/** @param {string | number | undefined} d */
const piecesOf = (d) =>
  [...String(d).matchAll(/M([\d.-]+) ([\d.-]+)V([\d.-]+)h[\d.-]+V[\d.-]+z/g)].map(
    ([, x, from, to]) => ({ x: Number(x), from: Number(from), to: Number(to) }),
  );

describe('who wins where', () => {
  const figure = sharesFigure(summary);
  const { shapes, marks } = draw(figure, SIZE, INK);

  test('a column is as high as all others, and parted as its problems are', () => {
    for (const [n, panel] of figure.panels.entries()) {
      const own = marks.filter(({ series }) => series === n);
      expect(own).toHaveLength(summary.by_length.length);
      const fills = panel.parts.map(({ fill }) => (fill === 'line' ? INK.line : INK.lane(fill)));
      const paths = fills.map((fill) =>
        shapes
          .filter(({ attributes }) => attributes.fill === fill)
          .map(({ attributes }) => piecesOf(attributes.d)),
      );
      panel.counts.forEach((counts, column) => {
        const all = counts.reduce((sum, count) => sum + count, 0);
        expect(all).toBe(summary.by_length[column]?.problems);
        const mark = own[column];
        const pieces = paths
          .flat(2)
          .filter(({ x }) => Math.abs(x - (mark?.x ?? 0)) < 600 / figure.lengths.length)
          .filter(({ x }) => x < (mark?.x ?? 0));
        expect(pieces.length).toBeGreaterThan(0);
        // The mark is at the end of the first part.
        expect(mark?.datum.y).toBeCloseTo((counts[0] ?? 0) / all, 9);
      });
    }
    // All pieces of one panel have the same foot and top.
    const tops = new Set(
      shapes.flatMap(({ attributes }) => piecesOf(attributes.d).map(({ to }) => to)),
    );
    expect(tops.size).toBeGreaterThan(2);
  });

  test('the columns fill the width, from the shortest length to the longest', () => {
    const { lengths } = figure;
    const [first = 0, last = 0] = [Math.min(...lengths), Math.max(...lengths)];
    const at = (/** @type {number} */ length) => marks.find(({ datum }) => datum.x === length)?.x;
    const [left, right] = [3 * SIZE.rem, SIZE.width - 0.4 * SIZE.rem];
    const half = (right - left) / (last - first + 1) / 2;
    expect(at(first)).toBeCloseTo(left + half, 1);
    expect(at(last)).toBeCloseTo(right - half, 1);
  });

  test('what is said of a column is what the report has of its length', () => {
    summary.by_length.forEach(
      ({ length, problems, backward_against_forward: sides, two_sides_against_one: two }, n) => {
        expect(figure.said[n]).toBe(words.sweep.shares.said(length, problems, sides, two.first));
        expect(marks.find(({ datum }) => datum.x === length)?.datum.said).toBe(figure.said[n]);
      },
    );
    const { first, second, equal } = summary.backward_against_forward;
    expect(words.sweep.verdict({ first, second, equal }, summary.two_sides_against_one, 100)).toBe(
      `Backward, A* has less to expand for ${first}\u00a0% of the problems, forward for ${second}\u00a0%, either way as much for ${equal}\u00a0%. Two sides could do with less than the better of these for ${summary.two_sides_against_one.first}\u00a0%.`,
    );
  });

  test('its file has a record for each length, with what counts it once more in each', () => {
    const { rows, rest } = parsed(csvOf(sharesSheet(report)));
    expect(rest).toBe('');
    expect(rows).toHaveLength(1 + summary.by_length.length);
    const [head = [], ...records] = rows;
    for (const [n, record] of records.entries()) {
      const at = (/** @type {string} */ name) => record[head.indexOf(name)];
      const own = summary.by_length[n];
      expect(Number(at('problems'))).toBe(own?.problems);
      expect(Number(at('backward_less'))).toBe(own?.backward_against_forward.first);
      expect(Number(at('two_sides_less'))).toBe(own?.two_sides_against_one.first);
      expect(Number(at('mean_cover'))).toBe(own?.means.cover);
      expect(record.at(-1)).toBe(report.command);
    }
  });
});

describe('how much must be expanded', () => {
  const figure = boxesFigure(summary);

  test('each box lies from quartile to quartile, and what most problems were given up for has none', () => {
    const { shapes, marks } = draw(figure, SIZE, INK);
    expect(summary.counts.ida_star.problems).toBeLessThan(50);
    expect(figure.boxes).toHaveLength(5);
    const boxes = shapes.filter(
      ({ attributes: { d, stroke, fill } }) => d && stroke && stroke === fill,
    );
    expect(boxes).toHaveLength(figure.boxes.length);
    const middles = boxes.map(({ attributes }) => {
      const [, from, to] = /^M([\d.]+) [\d.]+H([\d.]+)V/.exec(`${attributes.d}`) ?? [];
      return [Number(from), Number(to)];
    });
    figure.boxes.forEach(({ quartiles, mean }, n) => {
      const [from = 0, to = 0] = middles[n] ?? [];
      expect(from).toBeLessThanOrEqual(to);
      // A mean between the quartiles lies in the box.
      const at = marks[n]?.x ?? 0;
      const isWithin = mean >= (quartiles[1] ?? 0) && mean <= (quartiles[3] ?? 0);
      if (isWithin) expect(at >= from - 0.2 && at <= to + 0.2).toBe(true);
    });
    // Counts given up for some problems cover the others and are marked, unless only the easiest are left.
    const ofSo = (/** @type {number} */ many) => {
      const one = { ...summary.counts.forward, problems: many };
      return boxesFigure({ ...summary, counts: { ...summary.counts, ida_star: one } }).boxes;
    };
    expect(ofSo(50).at(-1)?.name).toBe('IDA*, earlier bounds (50 of 100)');
    expect([ofSo(50), ofSo(49), ofSo(0)].map(({ length }) => length)).toEqual([6, 5, 5]);
  });

  test('its file has all counts, and the pictures are drawings with the command at their foot', () => {
    const { rows } = parsed(csvOf(boxesSheet(report)));
    expect(rows.slice(1).map(([, , name]) => name)).toEqual([...COUNTS]);
    const [, forward = []] = rows;
    const { problems, mean, quartiles } = summary.counts.forward;
    expect(forward.slice(3, 10).map(Number)).toEqual([problems, mean, ...quartiles]);
    for (const one of [sharesFigure(summary), figure]) {
      const { text } = svgOf(
        one,
        problemsIn(report, summary, 'toys', 'start'),
        report.command,
        INK,
      );
      expect(text).toContain('--every 129 --seed 1');
      expect(text).toContain('every 129th of the goals, 100 problems');
      expect(text).not.toMatch(/NaN|undefined/);
    }
    expect(countedOf(summary)).toBe(100);
  });
});
