import { widthOf } from '../kit/lines.js';
import { words } from '../words/words.js';
import { pathOf, short, textAt } from './axes.js';
import { decades, paperColourAt, warmth, xOf, yOf } from './heat.js';

/** @import { Drawing, Ink, Maps, Shape, Size } from './figure.js' */
/** @import { Cell, Frame } from './heat.js' */

/** Maps per row, and colours in the drawn ramp. */
const ACROSS = 3;
const STEPS = 24;

/** @type {(figure: Maps, size: Size, ink: Ink) => Drawing} */
export function drawMaps(figure, size, ink) {
  const { width, height, rem } = size;
  const foot = 2.6 * rem;
  const across = Math.min(ACROSS, Math.max(1, figure.maps.length));
  const rows = Math.max(1, Math.ceil(figure.maps.length / across));
  const [wide, high] = [width / across, (height - foot) / rows];
  return {
    shapes: [
      ...figure.maps.flatMap((map, n) =>
        mapAt(
          figure,
          map,
          { x: (n % across) * wide, y: Math.floor(n / across) * high, wide, high },
          rem,
          ink,
        ),
      ),
      ...legendAt(figure, height - foot, size, ink),
    ],
    marks: [],
  };
}

/**
 * @param {Maps} figure @param {Maps['maps'][number]} map
 * @param {{x: number, y: number, wide: number, high: number}} place @param {number} rem @param {Ink} ink
 * @returns {Shape[]}
 */
function mapAt(figure, { name, said, cells }, { x, y, wide, high }, rem, ink) {
  const frame = {
    left: x + 1.9 * rem,
    top: y + 2.3 * rem,
    right: x + wide - 1.2 * rem,
    bottom: y + high - 2.4 * rem,
    most: figure.farthest,
  };
  return [
    textAt(x, y + rem, name, { 'font-size': short(0.9 * rem), 'font-weight': 600, fill: ink.ink }),
    textAt(x, y + 1.95 * rem, said, { 'font-size': short(0.7 * rem), fill: ink.muted }),
    ...mapShapes(figure, cells, frame, rem, ink, paperColourAt),
  ];
}

/**
 * A map with axes, cells, and the diagonal where a heuristic is exact.
 * @param {Pick<Maps, 'x' | 'y' | 'most'>} figure @param {readonly Cell[]} cells @param {Frame} frame
 * @param {number} rem @param {Ink} ink
 * @param {(part: number) => string} colourOf colour of a place on the ramp
 * @returns {Shape[]}
 */
export function mapShapes(figure, cells, frame, rem, ink, colourOf) {
  const { left, top, right, bottom, most } = frame;
  const small = { 'font-size': short(0.75 * rem), fill: ink.muted };
  const step = [1, 2, 5, 10, 20].find((n) => (bottom - top) * n >= 1.2 * rem * (most + 1)) ?? 50;
  const named = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  return [
    ...named.flatMap((n) => {
      const across = (xOf(frame, n) + xOf(frame, n + 1)) / 2;
      const up = (yOf(frame, n) + yOf(frame, n + 1)) / 2;
      return [
        pathOf(`M${short(left)} ${short(up)}H${short(right)}M${short(across)} ${short(bottom)}v4`, {
          stroke: ink.line,
        }),
        textAt(left - 5, up + 0.25 * rem, `${n}`, { ...small, 'text-anchor': 'end' }),
        textAt(across, bottom + 0.95 * rem, `${n}`, { ...small, 'text-anchor': 'middle' }),
      ];
    }),
    ...cells.map((cell) => ({
      tag: /** @type {const} */ ('rect'),
      attributes: { ...cellBox(frame, cell), fill: colourOf(warmth(cell[2], figure.most)) },
    })),
    pathOf(`M${short(left)} ${short(bottom)}L${short(right)} ${short(top)}`, { stroke: ink.ink }),
    textAt(right, bottom + 1.85 * rem, figure.x, { ...small, 'text-anchor': 'end' }),
    textAt(left + 4, top + 0.65 * rem, figure.y, small),
  ];
}

/** @param {Frame} frame @param {Cell} cell */
export function cellBox(frame, [estimate, distance]) {
  const [x, y] = [xOf(frame, distance), yOf(frame, estimate + 1)];
  return {
    x: short(x),
    y: short(y),
    width: short(xOf(frame, distance + 1) - x),
    height: short(yOf(frame, estimate) - y),
  };
}

/** @param {Maps} figure @param {number} top @param {Size} size @param {Ink} ink @returns {Shape[]} */
function legendAt({ legend, most }, top, { width, rem }, ink) {
  const small = { 'font-size': short(0.75 * rem), fill: ink.muted };
  const wide = Math.min(18 * rem, width / 2);
  const left = width - wide - rem;
  return [
    textAt(left - 0.6 * rem, top + 0.95 * rem, legend, { ...small, 'text-anchor': 'end' }),
    ...rampShapes(most, { left, top: top + 0.3 * rem, wide }, rem, ink, paperColourAt),
  ];
}

/** As many of the ramp's numbers, at equal steps from its end, as fit beside each other. @param {readonly number[]} counts @param {number} wide @param {number} size */
function spaced(counts, wide, size) {
  const widest = Math.max(...counts.map((count) => widthOf(`${words.format.compact(count)} `)));
  const step = Math.ceil((counts.length * widest * size) / wide);
  return counts.filter((_, n) => (counts.length - 1 - n) % step === 0);
}

/**
 * @param {number} most @param {{left: number, top: number, wide: number}} place @param {number} rem @param {Ink} ink
 * @param {(part: number) => string} colourOf colour of a place on the ramp
 * @returns {Shape[]}
 */
export const rampShapes = (most, { left, top, wide }, rem, ink, colourOf) => [
  ...Array.from({ length: STEPS }, (_, n) => ({
    tag: /** @type {const} */ ('rect'),
    attributes: {
      x: short(left + (n * wide) / STEPS),
      y: short(top),
      width: short(wide / STEPS + 0.5),
      height: short(0.8 * rem),
      fill: colourOf(n / (STEPS - 1)),
    },
  })),
  ...spaced(decades(most), wide, 0.8 * rem).map((count) =>
    textAt(left + wide * warmth(count, most), top + 1.7 * rem, words.format.compact(count), {
      'font-size': short(0.8 * rem),
      fill: ink.muted,
      'text-anchor': 'middle',
    }),
  ),
];
