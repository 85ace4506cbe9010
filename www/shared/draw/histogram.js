// Where a histogram's bars end and what its axis says: numbers alone, drawn elsewhere.

/**
 * `part` tells how high a count stands, 0 at the foot and 1 at the top; `ticks` are the counts that the axis names.
 * @typedef {{part: (count: number) => number, ticks: number[]}} CountScale
 */

/** On a logarithmic axis the foot is below 1, so that one position can be seen. */
const FOOT = 0.5;

/** The axis for counts up to `most`. @type {(most: number, logarithmic: boolean) => CountScale} */
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

/** From 0, by a step that is 1, 2 or 5 with zeros: four steps or fewer. @type {(most: number) => CountScale} */
function linearScale(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((n) => n * power >= rough - 1e-9) ?? 10));
  return {
    part: (count) => count / most,
    ticks: Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, n) => n * step),
  };
}

/** Every how many bars the axis names one, if each has `width` pixels and a name takes `room`. @type {(width: number, room: number) => number} */
export const namedEvery = (width, room) =>
  [1, 2, 5, 10, 20, 50].find((every) => every * width >= room) ?? 100;
