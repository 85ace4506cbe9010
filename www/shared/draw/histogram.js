// Heights of a histogram's bars and numbers of its axis.

/**
 * `part` is the height of a count, 0..1; `ticks` are the labelled counts.
 * @typedef {{part: (count: number) => number, ticks: number[]}} CountScale
 */

/** A logarithmic axis begins below 1, so that one position has a visible bar. */
const FOOT = 0.5;

/** @type {(most: number, logarithmic: boolean) => CountScale} */
export const countScale = (most, logarithmic) =>
  logarithmic ? logarithmicScale(Math.max(most, 1)) : linearScale(Math.max(most, 1));

/** @type {(most: number) => CountScale} */
function logarithmicScale(most) {
  const decades = Math.log10(most / FOOT);
  return {
    part: (count) => (count > 0 ? Math.log10(count / FOOT) / decades : 0),
    ticks: Array.from({ length: Math.floor(Math.log10(most) + 1e-9) + 1 }, (_, n) => 10 ** n),
  };
}

/** From 0 in at most four steps of 1, 2 or 5 times a power of ten. @type {(most: number) => CountScale} */
function linearScale(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((n) => n * power >= rough - 1e-9) ?? 10));
  return {
    part: (count) => count / most,
    ticks: Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, n) => n * step),
  };
}

/** Labels every n-th bar: n for bars of `width` pixels and labels of `room`. @type {(width: number, room: number) => number} */
export const namedEvery = (width, room) =>
  [1, 2, 5, 10, 20, 50].find((every) => every * width >= room) ?? 100;
