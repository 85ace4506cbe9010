// A figure as SVG shapes, for screen and file.

import { footAxis, pathOf, short, textAt } from './axes.js';
import { drawColumns } from './columns.js';
import { drawCurves } from './curves.js';
import { drawFacing } from './facing.js';
import { drawMaps } from './maps.js';
import { scaleOf } from './scale.js';

/** @import { Room } from './axes.js' */
/** @import { Bars, Drawing, Figure, Ink, Size } from './figure.js' */

/** @type {(figure: Figure, size: Size, ink: Ink) => Drawing} */
export function draw(figure, size, ink) {
  switch (figure.kind) {
    case 'curves':
      return drawCurves(figure, size, ink);
    case 'bars':
      return drawBars(figure, size, ink);
    case 'columns':
      return drawColumns(figure, size, ink);
    case 'facing':
      return drawFacing(figure, size, ink);
    case 'maps':
      return drawMaps(figure, size, ink);
  }
}

/** @param {Bars} figure @param {Size} size @param {Ink} ink */
function drawBars({ label, bars, levels }, size, ink) {
  const { width, height, rem } = size;
  /** @type {Room} */
  const room = {
    // Half the width of the axis's first number, 0.
    left: short(0.4 * rem),
    top: short(1.6 * rem),
    right: short(width - rem),
    bottom: short(height - 2.9 * rem),
  };
  const values = [...bars, ...levels].map(({ value }) => value);
  const scale = scaleOf({ logarithmic: false, fromZero: true }, values, 6);
  const at = (/** @type {number} */ value) =>
    room.left + scale.place(value) * (room.right - room.left);
  const row = Math.max(0, room.bottom - room.top) / Math.max(bars.length, 1);
  const thick = short(Math.min(1.5 * rem, row * 0.45));
  const letters = { 'font-size': short(Math.min(1, 0.07 * row) * rem), fill: ink.ink };
  const shapes = bars.flatMap(({ name, lane, value, said }, number) => {
    const top = room.top + number * row + (row - thick) / 2 + 0.4 * rem;
    return [
      textAt(room.left, top - 0.35 * rem, said, { ...letters, 'font-weight': 600 }),
      textAt(room.left + 4 * rem, top - 0.35 * rem, name, letters),
      {
        tag: /** @type {const} */ ('rect'),
        attributes: {
          x: room.left,
          y: short(top),
          width: short(at(value) - room.left),
          height: thick,
          fill: ink.lane(lane),
        },
      },
    ];
  });
  return {
    shapes: [
      ...footAxis(room, scale, label, size, ink),
      ...shapes,
      ...levels.flatMap(({ value, name }) => [
        pathOf(`M${short(at(value))} ${room.top}V${room.bottom}`, {
          stroke: ink.ink,
          'stroke-width': 1.5,
          'stroke-dasharray': '1 3',
        }),
        textAt(at(value), 0.95 * rem, name, {
          'font-size': short(0.9 * rem),
          fill: ink.ink,
          'text-anchor': at(value) > width / 2 ? 'end' : 'start',
        }),
      ]),
    ],
    marks: [],
  };
}
