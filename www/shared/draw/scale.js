// Maps numbers to places on an axis and chooses ticks.

/** @import { Axis } from './figure.js' */

/**
 * @typedef {object} Scale
 * @property {number} min
 * @property {number} max
 * @property {(value: number) => number} place 0 at the beginning of the axis, 1 at its end
 * @property {readonly number[]} ticks
 */

/**
 * @param {Omit<Axis, 'label'>} axis @param {readonly number[]} values
 * @param {number} most maximum number of ticks
 * @returns {Scale}
 */
export function scaleOf({ logarithmic, fromZero, whole = false }, values, most) {
  const [low, high] = extentOf(logarithmic ? values.filter((value) => value > 0) : values);
  return logarithmic ? powers(low, high, most) : even(fromZero ? 0 : low, high, most, whole);
}

/** A loop, because Math.max overflows the stack with long lists. @type {(values: readonly number[]) => [number, number]} */
function extentOf(values) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : [1, 1];
}

/** Powers of ten, every n-th if there are too many. @type {(low: number, high: number, most: number) => Scale} */
function powers(low, high, most) {
  const bottom = Math.floor(Math.log10(low) + 1e-9);
  // A single number gets a decade.
  const top = Math.max(Math.log10(high), bottom + 1);
  const decades = Math.floor(top + 1e-9) - bottom;
  const step = Math.ceil((decades + 1) / Math.max(most, 2));
  const ticks = Array.from({ length: Math.floor(decades / step) + 1 }, (_, n) => bottom + n * step);
  return {
    min: 10 ** bottom,
    max: 10 ** top,
    place: (value) => (Math.log10(value) - bottom) / (top - bottom),
    ticks: ticks.map((power) => 10 ** power),
  };
}

/** Steps of 1, 2 or 5 times a power of ten. @type {(low: number, high: number, most: number, whole: boolean) => Scale} */
function even(low, high, most, whole) {
  const span = high - low || Math.max(Math.abs(high), 1);
  const rough = span / Math.max(most - 1, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((times) => times * power >= rough * (1 - 1e-9)) ?? 10;
  const step = whole ? Math.max(1, Math.round(nice * power)) : nice * power;
  const min = high === low ? low - (low === 0 ? 0 : step / 2) : low;
  const max = high === low ? low + step : high;
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.max(0, Math.floor(max / step + 1e-9) - first + 1);
  return {
    min,
    max,
    place: (value) => (value - min) / (max - min),
    // Rounds products such as 3 * 0.1.
    ticks: Array.from({ length: count }, (_, n) => Number(((first + n) * step).toPrecision(12))),
  };
}
