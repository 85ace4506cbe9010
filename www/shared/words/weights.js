// A weight p/q as integers: positions are ordered by q g + p h, which gives the order of g + (p/q) h.

/** Factors of g and h, without a common divisor. @typedef {{g: number, h: number}} Weights */

/** @type {(a: number, b: number) => number} */
const common = (a, b) => (b === 0 ? a : common(b, a % b));

/** With a fraction as one sign, where there is one. @type {(weight: string | number) => string} */
export const printed = (weight) => ({ '1/2': '½', '3/4': '¾' })[weight] ?? `${weight}`;

/** Parses a weight such as `2` or `3/2`; null if invalid. @type {(weight: string) => Weights | null} */
export function weightsOf(weight) {
  const [, above = '', below = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(weight.trim()) ?? [];
  const [h, g] = [Number(above), Number(below)];
  if (above === '' || g === 0) return null;
  const factor = common(h, g);
  return { g: g / factor, h: h / factor };
}
