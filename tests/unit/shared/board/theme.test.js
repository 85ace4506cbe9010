import { expect, test } from 'vitest';
import { brightness, lit } from '../../../../www/shared/board/light.js';
import { themeOf } from '../../../../www/shared/board/theme.js';

/** @import { Rgb } from '../../../../www/shared/board/light.js' */

/** Relative luminance (WCAG 2). @type {(colour: Rgb) => number} */
const luminance = (colour) => {
  const [r = 0, g = 0, b = 0] = colour.map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** @type {(a: Rgb, b: Rgb) => number} */
const contrast = (a, b) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test('every letter stands out from its face by 4.5 to 1 or more', () => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const { W, R, B, ink, paper } = themeOf(scheme);
    expect(contrast(ink, W)).toBeGreaterThan(4.5);
    expect(contrast(paper, R)).toBeGreaterThan(4.5);
    expect(contrast(paper, B)).toBeGreaterThan(4.5);
  }
});

test('every number stands out from its piece by 4.5 to 1 or more', () => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const { tile, ink, toy, paper, counter, faint } = themeOf(scheme);
    expect(contrast(ink, tile)).toBeGreaterThan(4.5);
    expect(contrast(paper, toy)).toBeGreaterThan(4.5);
    expect(contrast(faint, counter)).toBeGreaterThan(4.5);
  }
});

test('a white knight and a black one differ by 4.5 to 1 or more', () => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const { light, dark, darkFront } = themeOf(scheme);
    expect(contrast(light, dark)).toBeGreaterThan(4.5);
    expect(contrast(light, darkFront)).toBeGreaterThan(4.5);
  }
});

test('a cube may be coloured as #rrggbb or as the rgb() that browsers report', () => {
  const read = (/** @type {string} */ name, /** @type {string} */ fallback) =>
    ({ '--cube-red': '#0102ff', '--cube-blue': 'rgb(3, 4, 5)', '--board-slab': 'teal' })[name] ??
    fallback;
  const theme = themeOf('light', read);
  expect(theme.R).toEqual([1, 2, 255]);
  expect(theme.B).toEqual([3, 4, 5]);
  expect(theme.slab).toBe('teal');
  expect(theme.W).toEqual(themeOf('light').W);
});

test('tops show the very colours of the palette, sides darker ones', () => {
  expect(brightness([0, 1, 0])).toBeCloseTo(1, 2);
  expect(lit([200, 64, 47], 1)).toBe('rgb(200,64,47)');
  for (const side of /** @type {const} */ ([
    [0, 0, 1],
    [1, 0, 0],
    [-1, 0, 0],
  ])) {
    expect(brightness(side)).toBeLessThan(0.9);
  }
});
