import { expect, test } from 'vitest';
import { drawPrices } from '../../../www/features/workshop/picture.js';
import { frontOf, pricedOf } from '../../../www/features/workshop/prices.js';
import { freshJudgement } from '../../../www/shared/state/slices/workshop.js';
import { words } from '../../../www/shared/words/words.js';

/** @import { Priced } from '../../../www/features/workshop/prices.js' */
/** @import { Judgement } from '../../../www/shared/state/slices/workshop.js' */

/** @type {(name: string, score: number, bytes: number) => Priced} */
const priced = (name, score, bytes) => ({ name, score, bytes, kind: 'listed' });

const ALL = [
  priced('blind', 900, 0),
  priced('exact', 0, 5000),
  priced('manhattan', 300, 0),
  priced('waste', 300, 700),
  priced('additive', 50, 700),
];

test('those stand in front that no other is at least as good and as cheap as', () => {
  expect(frontOf(ALL).map(({ name }) => name)).toEqual(['manhattan', 'additive', 'exact']);
  expect(frontOf([])).toEqual([]);
  for (const one of ALL) {
    const isBeaten = ALL.some(
      (other) => other !== one && other.score <= one.score && other.bytes <= one.bytes,
    );
    expect(frontOf(ALL).includes(one)).toBe(!isBeaten);
  }
});

/** @param {boolean | null} admissible */
const judged = (admissible) => ({
  ...freshJudgement(''),
  audit: /** @type {any} */ ({ admissible }),
  score: /** @type {any} */ ({ score: 3, bytes: 8 }),
});

test('a bound that is refuted has no quality, and one whose score is not known no place', () => {
  const named = (/** @type {Judgement} */ judgement) =>
    pricedOf({}, [['own', 'x + 1', judgement]]).length;
  expect([judged(true), judged(null), judged(false), freshJudgement('')].map(named)).toEqual([
    1, 1, 0, 0,
  ]);
  // Also without one that is refuted, or has too many nodes to count.
  for (const unscored of ['refuted', 'beyond']) {
    const score = /** @type {any} */ ({ score: null, unscored, bytes: 8 });
    expect(named({ ...judged(true), score })).toBe(0);
    expect(pricedOf({ blind: score }, [])).toEqual([]);
  }
});

const INK = { ink: 'k', muted: 'm', line: 'l', accent: 'a', paper: 'p', lane: () => 'c' };

test('each bound has a mark and its name, none on another, and free ones have a place too', () => {
  const points = ALL.map(({ name, score, bytes }) => ({
    x: bytes,
    y: score,
    name,
    kind: /** @type {const} */ ('listed'),
  }));
  const figure = {
    kind: /** @type {const} */ ('prices'),
    title: 't',
    x: 'x',
    y: 'y',
    points,
    front: frontOf(ALL).map(({ score, bytes }) => ({ x: bytes, y: score })),
  };
  const { shapes } = drawPrices(figure, { width: 400, height: 300, rem: 14 }, INK);
  const texts = shapes.filter(({ text }) => ALL.some(({ name }) => name === text));
  expect(texts).toHaveLength(ALL.length);
  for (const { attributes } of texts) {
    expect(Number(attributes.x)).toBeGreaterThan(0);
    expect(Number(attributes.x)).toBeLessThan(400);
    expect(Number(attributes.y)).toBeLessThan(300);
  }
  // No label left of the picture.
  const numbers = shapes.filter(({ text }) => /^[\d.,]+[KM]?$/.test(text ?? ''));
  expect(numbers.length).toBeGreaterThan(3);
  for (const { text = '', attributes } of numbers) {
    if (attributes['text-anchor'] !== 'end') continue;
    const wide = 0.55 * Number(attributes['font-size']) * text.length;
    expect(Number(attributes.x) - wide).toBeGreaterThanOrEqual(0);
  }
  const places = texts.map(({ attributes: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
  expect(JSON.stringify(shapes)).not.toMatch(/NaN|null|Infinity/);
});

test('a point says its score and what it takes', () => {
  expect(words.workshop.score.point('manhattan', 1234, 2048)).toBe('Manhattan: score 1,234, 2 KiB');
  expect(words.workshop.score.pointName('max(manhattan, 1)')).toBe('max(manhattan, 1)');
});
