// A histogram as shapes: the same bars and numbers as on the screen, without what the screen adds for hands and keys.

import { pathOf, short, sideAxis, sideWidth, textAt } from './axes.js';
import { countScale, namedEvery } from './histogram.js';

/** @import { Room } from './axes.js' */
/** @import { Columns, Drawing, Ink, Size } from './figure.js' */

/** A row of signs below the numbers of the axis, in letters. */
const ROW = 1.35;

/** @type {(figure: Columns, size: Size, ink: Ink) => Drawing} */
export function drawColumns({ x, y, logarithmic, counts, signs }, size, ink) {
  const { width, height, rem } = size;
  const most = Math.max(1, ...counts);
  const { part, ticks } = countScale(most, logarithmic);
  const scale = { min: 0, max: most, place: part, ticks };
  const room = {
    left: short(Math.max(3.2 * rem, sideWidth(scale, rem))),
    top: short(1.7 * rem),
    right: short(width - rem),
    bottom: short(height - (2.9 + ROW * signs.length) * rem),
  };
  const step = (room.right - room.left) / Math.max(counts.length, 1);
  const middle = (/** @type {number} */ at) => room.left + (at + 0.5) * step;
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const every = namedEvery(step, 1.7 * rem);
  const bars = counts.flatMap((count, at) => {
    // What is there is seen, however little it is.
    const tall = count > 0 ? Math.max(1.5, part(count) * (room.bottom - room.top)) : 0;
    return tall === 0
      ? []
      : [
          {
            tag: /** @type {const} */ ('rect'),
            attributes: {
              x: short(room.left + at * step + Math.min(1, step / 10)),
              y: short(room.bottom - tall),
              width: short(step - Math.min(2, step / 5)),
              height: short(tall),
              fill: ink.accent,
            },
          },
        ];
  });
  return {
    shapes: [
      ...sideAxis(room, scale, y, size, ink),
      ...bars,
      ...counts.flatMap((_, at) =>
        at % every === 0 ? [textAt(middle(at), room.bottom + 1.2 * rem, `${at}`, letters)] : [],
      ),
      ...signs.flatMap(({ at, name }, row) => signAt(middle(at), row, name, room, size, ink)),
      textAt((room.left + room.right) / 2, height - 0.3 * rem, x, letters),
    ],
    marks: [],
  };
}

/**
 * A triangle that points at a column, and its name on the side where there is more room.
 * @param {number} x @param {number} row @param {string} name @param {Room} room
 * @param {Size} size @param {Ink} ink
 */
function signAt(x, row, name, { left, right, bottom }, { rem }, ink) {
  const y = bottom + (1.5 + ROW * row) * rem;
  const half = 0.45 * rem;
  const before = x > (left + right) / 2;
  return [
    pathOf(`M${short(x)} ${short(y)}l${short(half)} ${short(1.6 * half)}h${short(-2 * half)}z`, {
      fill: ink.ink,
    }),
    textAt(x + (before ? -0.8 : 0.8) * rem, y + 0.75 * rem, name, {
      'font-size': short(0.9 * rem),
      'font-weight': 600,
      fill: ink.ink,
      'text-anchor': before ? 'end' : 'start',
    }),
  ];
}
