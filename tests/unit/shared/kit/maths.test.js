import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMaths } from '../../../../www/shared/kit/maths.js';

/** A template's resulting text. @param {any} part @returns {string} */
const drawn = (part) => {
  if (Array.isArray(part)) return part.map(drawn).join('');
  if (typeof part !== 'object') return String(part);
  return part.strings
    .map(
      (/** @type {string} */ text, /** @type {number} */ n) => text + drawn(part.values[n] ?? ''),
    )
    .join('')
    .replaceAll(/<\/?mrow>/g, '');
};
const set = (/** @type {string} */ text) => drawn(withMaths(text));

test('a formula in prose is set as MathML: powers, fractions, functions and signs', () => {
  expect(set('two have 2 b^(d/2).')).toBe(
    'two have <span class="formula"><math><mn>2</mn><msup><mi>b</mi><mi>d</mi><mo>/</mo><mn>2</mn></msup></math>.</span>',
  );
  expect(set('about b / (b - 1) times')).toBe(
    'about <math><mfrac><mi>b</mi><mi>b</mi><mo> − </mo><mn>1</mn></mfrac></math> times',
  );
  expect(set('max(g + h, 2g) next')).toBe(
    '<math><mi class="name">max</mi><mo>(</mo><mi>g</mi><mo> + </mo><mi>h</mi><mo>, </mo><mn>2</mn><mi>g</mi><mo>)</mo></math> next',
  );
  expect(set('with f < C* left')).toBe(
    'with <math><mi>f</mi><mo> < </mo><msup><mi>C</mi><mo>*</mo></msup></math> left',
  );
  expect(set('the greater w, the more')).toBe(
    'the greater <span class="formula"><math><mi>w</mi></math>,</span> the more',
  );
});

test('a formula needs no spaces around it in Japanese', () => {
  expect(set('f = g + hが最小のg')).toBe(
    '<math><mi>f</mi><mo> = </mo><mi>g</mi><mo> + </mo><mi>h</mi></math>が最小の<math><mi>g</mi></math>',
  );
  expect(withMaths('IDA*は局面を1手で展開')).toEqual(['IDA*は局面を1手で展開']);
});

test('prose that has no formula stays as it is', () => {
  for (const text of [
    ...['IDA* and A* take a move', 'the 15-puzzle, in 1,000 of 3.5 cases', 'side’s, e.g. these'],
    ...['z. B. oder d. h. nie', 'A* + IDA*', '3 or 4', 'b-fache'],
  ]) {
    expect(withMaths(text)).toEqual([text]);
  }
});

test('no text is lost or takes long, whatever is written', () => {
  const piece = fc.constantFrom(
    'a',
    'g',
    'max(',
    '(',
    ')',
    '^',
    ' + ',
    ' / ',
    '/',
    ' ',
    '2',
    '*',
    ',',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const bare = (/** @type {string} */ one) => one.replaceAll(/[\s()^/]/g, '');
      expect(
        bare(
          set(text)
            .replaceAll(/<[^>]*>/g, '')
            .replaceAll('−', '-'),
        ),
      ).toBe(bare(text));
    }),
  );
  expect(withMaths('g^('.repeat(20_000)).length).toBeGreaterThan(0);
});

test.each(['，', '。', '；', '：', '、', '？', '）', '」', '”'])(
  'no line begins with the %s after a formula',
  (mark) => {
    expect(set(`最小f${mark}再`)).toBe(
      `最小<span class="formula"><math><mi>f</mi></math>${mark}</span>再`,
    );
  },
);
