import { expect, test } from 'vitest';
import { linesOf, piecesOf, widthOf } from '../../../../www/shared/kit/lines.js';

const NAMES = [
  'Forward nothing, backward g ≤ 29: all pairs are covered at the least cost, 3,280',
  'Vorwärts nichts, rückwärts g ≤ 29: deckt alle Paare zum kleinsten Preis, 3.280',
  '正向不扩展，反向g ≤ 29：覆盖所有对，代价3,280，最小。',
  '前向きなし、後ろ向き29まで：全ペアを最小の3,280で覆う',
  '深さ（根からの手数。両側があれば、それぞれの根から）',
];

test.each(NAMES)('in every width, the lines of a name fit and have all of it: %s', (name) => {
  for (let width = 60; width <= 600; width += 30) {
    const lines = linesOf(name, width, 15);
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    for (const line of lines) expect(15 * widthOf(line)).toBeLessThanOrEqual(width);
  }
});

test.each(NAMES)('no line begins or ends with the wrong mark, or within a number: %s', (name) => {
  for (let width = 180; width <= 600; width += 30) {
    const lines = linesOf(name, width, 15);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、：）,.]/);
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[（(]$|[≤\d]$/);
  }
});

test('full-width characters are one em wide, also in bold, and Latin ones less', () => {
  expect(widthOf('双方向', true)).toBe(3);
  expect(widthOf('（、）')).toBe(3);
  expect(widthOf('abc')).toBeLessThan(2.5);
  expect(widthOf('abc', true)).toBeGreaterThan(widthOf('abc'));
});

test('words stay whole, and in Japanese phrases with their particles', () => {
  expect(piecesOf('双向搜索的深度')).toEqual(expect.arrayContaining(['深度']));
  expect(piecesOf('ヒューリスティックを使う双方向探索')).toEqual([
    'ヒューリスティックを',
    '使う',
    '双方向探索',
  ]);
  expect(piecesOf('the least f')).toEqual(['the ', 'least ', 'f']);
});
