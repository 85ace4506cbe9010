import { expect, test } from 'vitest';
import { draw } from '../../../../www/shared/draw/draw.js';
import { nearestMark, walkedMark } from '../../../../www/shared/draw/nearest.js';
import { scaleOf } from '../../../../www/shared/draw/scale.js';
import { svgOf } from '../../../../www/shared/draw/svg-text.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { INK } from './ink.js';

/** @import { Curves } from '../../../../www/shared/draw/figure.js' */

const SIZE = { width: 800, height: 400, rem: 16 };

/** @param {number[][]} pairs @param {number} lane */
const series = (pairs, lane) => {
  const points = pairs.map(([x = 0, y = 0]) => ({ x, y, said: `${x}: ${y}`, key: `${x}` }));
  return { name: `<lane> & ${lane}`, lane, line: points, points };
};

/** @param {boolean} logarithmic @returns {Curves} */
const figure = (logarithmic) => ({
  kind: 'curves',
  title: 'A "title"',
  x: { label: 'x', logarithmic: false, fromZero: true, whole: true },
  y: { label: 'y', logarithmic, fromZero: true },
  series: [
    series(
      [
        [0, 1],
        [1, 10],
        [2, 0],
        [3, 1000],
      ],
      0,
    ),
    series(
      [
        [0, 5],
        [3, 500],
      ],
      1,
    ),
  ],
  levels: [{ y: 100, name: 'level' }],
});

test('no number beside columns begins before the picture does, however long it is in a language', () => {
  speak('de', german);
  try {
    const counts = [3, 800, 31_000];
    const columns = { kind: /** @type {const} */ ('columns'), title: 't', x: 'x', y: 'y', counts };
    const size = { width: 360, height: 140, rem: 13.6 };
    const { shapes } = draw({ ...columns, logarithmic: false, signs: [] }, size, INK);
    const beside = shapes.filter(({ attributes }) => attributes['text-anchor'] === 'end');
    expect(beside.map(({ text }) => text)).toEqual(['0', '10.000', '20.000', '30.000']);
    for (const { text = '', attributes } of beside) {
      const wide = 0.62 * Number(attributes['font-size']) * text.length;
      expect(Number(attributes.x) - wide).toBeGreaterThanOrEqual(0);
    }
  } finally {
    speak('en', english);
  }
});

test('the names of axes take as many lines as a narrow picture needs, and the curves make room', () => {
  const label = 'depth, in moves from the root; with two sides, from each its own';
  const named = { ...figure(true), levels: [] };
  named.x = { ...named.x, label };
  named.y = { ...named.y, label };
  /** @param {number} width */
  const drawn = (width) => {
    const { shapes, marks } = draw(named, { width, height: 300, rem: 15 }, INK);
    const lines = shapes.filter(({ text = '' }) => text !== '' && label.includes(text));
    const at = lines
      .filter(({ text = '' }) => /[a-z]/u.test(text))
      .map(({ text = '', attributes }) => ({ text, y: Number(attributes.y) }));
    return { at, tops: Math.min(...marks.map(({ y }) => y)) };
  };
  expect(drawn(900).at.map(({ text }) => text)).toEqual([label, label]);
  for (const width of [290, 360]) {
    const { at, tops } = drawn(width);
    const [side, foot] = [at.slice(0, at.length / 2), at.slice(at.length / 2)];
    for (const lines of [side, foot]) {
      expect(lines.length, `${width}`).toBeGreaterThan(1);
      expect(lines.map(({ text }) => text).join(' ')).toBe(label);
      // A letter is on average narrower than half of its height.
      for (const { text } of lines) expect(text.length * 0.45 * 15).toBeLessThanOrEqual(width);
    }
    expect(tops).toBeGreaterThan(side.at(-1)?.y ?? tops);
    expect(foot.at(-1)?.y).toBeLessThan(300);
  }
});

test('a linear axis has even steps of 1, 2 or 5, whole ones for whole numbers', () => {
  const axis = { logarithmic: false, fromZero: true };
  expect(scaleOf(axis, [3, 17], 6).ticks).toEqual([0, 5, 10, 15]);
  expect(scaleOf(axis, [0.3], 4).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  expect(scaleOf({ ...axis, whole: true }, [1, 2], 10).ticks).toEqual([0, 1, 2]);
  const { place } = scaleOf({ ...axis, fromZero: false }, [10, 30], 5);
  expect([place(10), place(20), place(30)]).toEqual([0, 0.5, 1]);
  for (const values of [[], [0], [7], [7, 7]]) {
    const scale = scaleOf({ ...axis, fromZero: false }, values, 5);
    expect(scale.max, String(values)).toBeGreaterThan(scale.min);
    expect(scale.ticks.length).toBeGreaterThan(0);
  }
});

test('a logarithmic axis has powers of ten, as many as there is room for, and no zero', () => {
  const axis = { logarithmic: true, fromZero: true };
  expect(scaleOf(axis, [0, 3, 40_000], 10).ticks).toEqual([1, 10, 100, 1000, 10_000]);
  expect(scaleOf(axis, [1, 1e9], 4).ticks).toEqual([1, 1e3, 1e6, 1e9]);
  const { place } = scaleOf(axis, [1, 100], 5);
  expect(place(10)).toBeCloseTo(0.5);
});

test('every number has its mark inside the picture, higher numbers higher up; only a zero has none on a logarithmic axis', () => {
  for (const logarithmic of [false, true]) {
    const { marks } = draw(figure(logarithmic), SIZE, INK);
    expect(marks).toHaveLength(logarithmic ? 5 : 6);
    for (const { x, y } of marks) {
      expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
    }
    const byValue = marks.toSorted((a, b) => a.datum.y - b.datum.y).map(({ y }) => y);
    expect(byValue).toEqual(byValue.toSorted((a, b) => b - a));
  }
});

test('a point is met by pointing near it, and by arrow keys', () => {
  const { marks } = draw(figure(true), SIZE, INK);
  const [first, second] = marks;
  if (!first || !second) throw new Error('no marks');
  expect(nearestMark(marks, first.x + 3, first.y - 4, 24)).toBe(first);
  expect(nearestMark(marks, first.x, first.y - 10_000, 24)).toBeNull();
  expect(walkedMark(marks, null, 'ArrowRight')).toBe(first);
  expect(walkedMark(marks, first, 'ArrowRight')).toBe(second);
  expect(walkedMark(marks, first, 'ArrowLeft')).toBe(first);
  expect(walkedMark(marks, first, 'ArrowDown')).toMatchObject({ series: 1, datum: { x: 0 } });
  expect(walkedMark(marks, first, 'a')).toBeNull();
});

test('a file has title, axes, legend and link, each sign of them escaped', () => {
  const link = `https://example.org/?a=1&b=<2>#v=1&start=${'W'.repeat(400)}`;
  const { text, width, height } = svgOf(figure(true), 'sub', link, INK);
  expect(text).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  const plain = text
    .replaceAll(/<[^>]*>|\n/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  for (const word of ['A "title"', 'sub', '<lane> & 0', '<lane> & 1', '1K', link]) {
    expect(plain).toContain(word);
  }
  // Monospaced letters are at most 0.605 em wide, W included.
  const lines = [...text.matchAll(/<text [^>]*monospace[^>]*>([^<]*)/g)].map(([, line = '']) =>
    line.replaceAll(/&\w+;/g, '&'),
  );
  expect(lines.join('')).toHaveLength(link.length);
  for (const line of lines) expect(24 + 0.605 * 11 * line.length).toBeLessThan(width);
  /** @type {string[]} */
  const open = [];
  for (const [, close, tag = ''] of text.matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
    if (close) expect(open.pop()).toBe(tag);
    else open.push(tag);
  }
  expect(open).toEqual([]);
});

test('no number of an axis is cut off at the picture’s edge', () => {
  const bars = [{ name: 'one', lane: 0, value: 1.6, said: '1.600' }];
  const { shapes } = draw({ kind: 'bars', title: '', label: 'b*', bars, levels: [] }, SIZE, INK);
  for (const one of [shapes, draw(figure(true), SIZE, INK).shapes]) {
    for (const { tag, attributes, text = '' } of one) {
      if (tag !== 'text' || attributes['text-anchor'] !== 'middle') continue;
      const half = 0.3 * Number(attributes['font-size']) * text.length;
      expect(Number(attributes.x) - half, text).toBeGreaterThanOrEqual(0);
      expect(Number(attributes.x) + half, text).toBeLessThanOrEqual(SIZE.width);
    }
  }
});
