// Box plots below each other: minimum, middle half, maximum and mean.

import { words } from '../words/words.js';
import { LINE, linesOf, pathOf, short, textAt } from './axes.js';
import { countScale } from './histogram.js';
import { colourOf } from './shares.js';

/** @import { Boxes, Drawing, Ink, Shape, Size } from './figure.js' */

/** @type {(figure: Boxes, size: Size, ink: Ink) => Drawing} */
export function drawBoxes({ label, boxes }, size, ink) {
  const { width, height, rem } = size;
  const [left, right, top] = [short(0.4 * rem), short(width - 1.2 * rem), short(0.2 * rem)];
  const lines = linesOf(label, right - left, rem);
  const bottom = short(height - (1.9 + LINE * lines.length) * rem);
  const most = Math.max(1, ...boxes.flatMap(({ quartiles }) => quartiles));
  const { part, ticks } = countScale(most, true);
  const x = (/** @type {number} */ count) => left + part(count) * (right - left);
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const row = Math.max(0, bottom - top) / Math.max(1, boxes.length);
  const letter = short(Math.min(0.95 * rem, 0.34 * row));
  const middle = (/** @type {number} */ n) => top + (n + 0.66) * row;
  return {
    shapes: [
      pathOf(ticks.map((tick) => `M${short(x(tick))} ${top}V${bottom}`).join(''), {
        stroke: ink.line,
      }),
      ...ticks.map((tick) =>
        textAt(x(tick), bottom + 1.2 * rem, words.format.compact(tick), letters),
      ),
      ...lines.map((line, n) =>
        textAt(
          (left + right) / 2,
          height - (0.4 + LINE * (lines.length - 1 - n)) * rem,
          line,
          letters,
        ),
      ),
      ...boxes.flatMap((box, n) => [
        textAt(left, middle(n) - 0.24 * row, box.name, { 'font-size': letter, fill: ink.ink }),
        textAt(width - 0.2 * rem, middle(n) - 0.24 * row, box.note, {
          ...{ 'font-size': letter, 'font-weight': 600 },
          ...{ fill: ink.ink, 'text-anchor': 'end' },
        }),
        ...boxOf(box, x, middle(n), 0.13 * row, rem, ink),
      ]),
    ],
    marks: boxes.map(({ mean, said }, n) => ({
      x: short(x(mean)),
      y: short(middle(n)),
      series: 0,
      datum: { x: n, y: mean, said },
    })),
  };
}

/** @param {Boxes['boxes'][number]} box @param {(count: number) => number} x @param {number} y @param {number} half @param {number} rem @param {Ink} ink @returns {Shape[]} */
function boxOf({ quartiles, mean, fill }, x, y, half, rem, ink) {
  const [least = 0, quarter = 0, median = 0, threeQuarters = 0, most = 0] = quartiles.map((count) =>
    short(x(count)),
  );
  const colour = colourOf(fill, ink);
  const [up, down] = [short(y - half), short(y + half)];
  const at = short(x(mean));
  const tip = short(Math.min(half, 0.5 * rem));
  return [
    pathOf(`M${least} ${short(y)}H${most}M${least} ${up}V${down}M${most} ${up}V${down}`, {
      stroke: colour,
      'stroke-width': 2,
    }),
    pathOf(`M${quarter} ${up}H${threeQuarters}V${down}H${quarter}z`, {
      fill: colour,
      stroke: colour,
      'stroke-width': 1,
    }),
    pathOf(`M${median} ${up}V${down}`, { stroke: ink.paper, 'stroke-width': 2 }),
    pathOf(`M${at} ${short(y - tip)}l${tip} ${tip}l${-tip} ${tip}l${-tip} ${-tip}z`, {
      fill: ink.paper,
      stroke: ink.ink,
      'stroke-width': 1.5,
    }),
  ];
}
