import { pathOf, short, sideAxis, sideWidth, textAt } from './axes.js';
import { countScale, namedEvery } from './histogram.js';

/** @import { Room } from './axes.js' */
/** @import { Columns, Drawing, Ink, Size } from './figure.js' */

/** Height of a row of signs below the axis, in em. */
const ROW = 1.35;

/** @type {(figure: Columns, size: Size, ink: Ink) => Drawing} */
export function drawColumns(figure, size, ink) {
  const { frame, bars } = columnsOf(figure, size, ink);
  return { shapes: [...frame, ...bars.flatMap((bar) => bar ?? [])], marks: [] };
}

/**
 * The bars of a histogram and everything else, separately. Every column is `step` wide.
 * @param {Columns} figure @param {Size} size @param {Ink} ink
 */
export function columnsOf({ x, y, logarithmic, counts, signs }, size, ink) {
  const { width, height, rem } = size;
  const most = Math.max(1, ...counts);
  const { part, ticks } = countScale(most, logarithmic);
  const scale = { min: 0, max: most, place: part, ticks };
  // Without axis names there is a line of text above the bars.
  const [above, beside, below] = x ? [1.7, 1, 2.9] : [2.2, 0.3, 1.6];
  const room = {
    left: short(Math.max(3.2 * rem, sideWidth(scale, rem))),
    top: short(above * rem),
    right: short(width - beside * rem),
    bottom: short(Math.max(height - (below + ROW * signs.length) * rem, 4 * rem)),
  };
  const step = (room.right - room.left) / Math.max(counts.length, 1);
  const middle = (/** @type {number} */ at) => room.left + (at + 0.5) * step;
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const every = namedEvery(step, 1.7 * rem);
  return {
    room,
    step,
    bars: counts.map((count, at) => {
      if (count === 0) return null;
      // A minimum height keeps a single position visible.
      const tall = Math.max(1.5, part(count) * (room.bottom - room.top));
      return {
        tag: /** @type {const} */ ('rect'),
        attributes: {
          x: short(room.left + at * step + Math.min(1, step / 10)),
          y: short(room.bottom - tall),
          width: short(step - Math.min(2, step / 5)),
          height: short(tall),
          fill: ink.accent,
        },
      };
    }),
    frame: [
      ...sideAxis(room, scale, y, size, ink),
      ...counts.flatMap((_, at) =>
        at % every === 0 ? [textAt(middle(at), room.bottom + 1.2 * rem, `${at}`, letters)] : [],
      ),
      ...signs.flatMap(({ at, name }, row) => signAt(middle(at), row, name, room, size, ink)),
      ...(x ? [textAt((room.left + room.right) / 2, height - 0.3 * rem, x, letters)] : []),
    ],
  };
}

/** @param {number} x @param {number} row @param {string} name @param {Room} room @param {Size} size @param {Ink} ink */
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
