// A weight p/q in whole numbers: positions are put in order by q g + p h, which does as well as g + (p/q) h.

/** How many times g counts, and how many times h, without a common factor. @typedef {{g: number, h: number}} Weights */

/** @type {(a: number, b: number) => number} */
const common = (a, b) => (b === 0 ? a : common(b, a % b));

/** Of a weight as it is written, such as `2` or `3/2`; null of any other text. @type {(weight: string) => Weights | null} */
export function weightsOf(weight) {
  const [, above = '', below = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(weight.trim()) ?? [];
  const [h, g] = [Number(above), Number(below)];
  if (above === '' || g === 0) return null;
  const factor = common(h, g);
  return { g: g / factor, h: h / factor };
}
