// The picture of quality over price, as shapes of the one drawing core.

import { footAxis, pathOf, short, sideAxis, textAt } from '../../shared/draw/axes.js';
import { markerPath } from '../../shared/draw/lane-style.js';
import { scaleOf } from '../../shared/draw/scale.js';
import { words } from '../../shared/words/words.js';

/** @import { Room } from '../../shared/draw/axes.js' */
/** @import { Drawing, Ink, Size } from '../../shared/draw/figure.js' */

/** @typedef {{x: number, y: number, name: string, kind: 'listed' | 'own' | 'rival'}} Point */

/**
 * Logarithmic axes of the value plus 1, as prices and scores may be 0.
 * @typedef {object} Prices
 * @property {'prices'} kind
 * @property {string} title
 * @property {string} x
 * @property {string} y
 * @property {readonly Point[]} points
 * @property {readonly {x: number, y: number}[]} front from the cheapest on
 */

/** Lane whose colour and marker represent a kind. */
const LOOKS = { listed: 0, own: 1, rival: 2 };

/** @type {(figure: Prices, size: Size, ink: Ink) => Drawing} */
export function drawPrices({ x: foot, y: side, points, front }, size, ink) {
  const { width, height, rem } = size;
  const [top, bottom] = [short(1.9 * rem), short(height - 3 * rem)];
  const axis = { logarithmic: true, fromZero: false };
  const y = scaleOf(
    axis,
    points.map((one) => one.y + 1),
    Math.max(2, Math.floor((bottom - top) / (2 * rem))),
  );
  // As wide as the longest number beside the axis.
  const longest = Math.max(...y.ticks.map((tick) => words.format.compact(tick).length));
  const left = short(Math.max(3.2, 1 + 0.6 * longest) * rem);
  const room = { left, top, right: short(width - 1.2 * rem), bottom };
  const x = scaleOf(
    axis,
    points.map((one) => one.x + 1),
    Math.max(2, Math.floor((room.right - room.left) / (4 * rem))),
  );
  const at = (/** @type {{x: number, y: number}} */ point) => ({
    x: room.left + x.place(point.x + 1) * (room.right - room.left),
    y: room.bottom - y.place(point.y + 1) * (room.bottom - room.top),
  });
  const steps = front
    .map(at)
    .map((place, n) =>
      n === 0 ? `M${short(place.x)} ${short(place.y)}` : `H${short(place.x)}V${short(place.y)}`,
    );
  const marks = points.map((point) => ({ ...point, ...at(point) }));
  return {
    shapes: [
      ...sideAxis(room, y, side, size, ink),
      ...footAxis(room, x, foot, size, ink),
      ...(steps.length > 0
        ? [
            pathOf(`${steps.join('')}H${room.right}`, {
              stroke: ink.accent,
              'stroke-width': 1.5,
              'stroke-dasharray': '4 3',
            }),
          ]
        : []),
      ...marks.map(({ kind, x: across, y: down }) =>
        pathOf(markerPath(LOOKS[kind], across, down, (kind === 'listed' ? 0.32 : 0.5) * rem), {
          fill: ink.lane(LOOKS[kind]),
        }),
      ),
      ...namesOf(marks, room, size, ink),
    ],
    marks: [],
  };
}

/** Labels on the side with room, without overlaps. @param {readonly Point[]} marks @param {Room} room @param {Size} size @param {Ink} ink */
function namesOf(marks, room, { rem }, ink) {
  /** @type {{left: number, right: number, y: number}[]} */
  const taken = [];
  return marks
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, name, kind }) => {
      const wide = 0.5 * rem * name.length;
      const before = x + wide + rem > room.right;
      const [left, right] = before ? [x - wide - rem, x] : [x, x + wide + rem];
      let down = y + 0.3 * rem;
      const isTaken = () =>
        taken.some(
          (other) => other.left < right && left < other.right && Math.abs(other.y - down) < rem,
        );
      while (isTaken()) down += 0.5 * rem;
      taken.push({ left, right, y: down });
      return textAt(x + (before ? -0.7 : 0.7) * rem, down, name, {
        'font-size': short(0.9 * rem),
        fill: ink.ink,
        'text-anchor': before ? 'end' : 'start',
        ...(kind === 'listed' ? {} : { 'font-weight': 600 }),
      });
    });
}
