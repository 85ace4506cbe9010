import { linesOf } from '../kit/lines.js';
import {
  footAxis,
  footWidth,
  LETTER,
  LINE,
  pathOf,
  short,
  sideAxis,
  sideWidth,
  textAt,
} from './axes.js';
import { laneStyle, markerPath } from './lane-style.js';
import { scaleOf } from './scale.js';

/** @import { Room } from './axes.js' */
/** @import { Curves, Drawing, Ink, Mark, Series, Shape, Size } from './figure.js' */

/** @typedef {{x: (value: number) => number, y: (value: number) => number, isShown: (value: number) => boolean}} Places */

/** Above this number, points are small and translucent. */
const MANY = 80;

/** @type {(figure: Curves, size: Size, ink: Ink) => Drawing} */
export function drawCurves(figure, size, ink) {
  const { width, height, rem } = size;
  const { series, levels } = figure;
  const sides = { left: short(3.2 * rem), right: short(width - rem) };
  const lines = (/** @type {string} */ name, /** @type {number} */ wide) =>
    name ? LINE * linesOf(name, wide, LETTER * rem).length : 0;
  /** @type {Room} */
  const room = {
    ...sides,
    top: short((0.6 + lines(figure.y.label, sides.right)) * rem),
    bottom: short(height - (1.8 + lines(figure.x.label, footWidth(sides))) * rem),
  };
  const xs = series.flatMap(({ line = [], points }) => [...line, ...points].map(({ x }) => x));
  const ys = [
    ...series.flatMap(({ line = [], points }) => [...line, ...points].map(({ y }) => y)),
    ...series.flatMap(({ band = [] }) => band.flatMap(({ low, high }) => [low, high])),
    ...series.flatMap(({ ground = [] }) => ground),
    ...levels.map(({ y }) => y),
  ];
  const high = room.bottom - room.top;
  const y = scaleOf(figure.y, ys, Math.max(2, Math.floor(high / (2 * rem))));
  // Numbers are wider in languages that do not abbreviate thousands.
  room.left = Math.max(room.left, short(sideWidth(y, rem)));
  const wide = room.right - room.left;
  const x = scaleOf(figure.x, xs, Math.max(2, Math.floor(wide / (4 * rem))));
  /** @type {Places} */
  const places = {
    x: (value) => room.left + x.place(value) * wide,
    y: (value) => room.bottom - y.place(value) * high,
    isShown: (value) => !figure.y.logarithmic || value > 0,
  };
  /** @type {Mark[]} */
  const marks = series.flatMap(({ points }, number) =>
    points
      .filter((datum) => places.isShown(datum.y))
      .map((datum) => ({ x: places.x(datum.x), y: places.y(datum.y), series: number, datum })),
  );
  const shapes = [
    ...sideAxis(room, y, figure.y.label, size, ink),
    ...footAxis(room, x, figure.x.label, size, ink),
    ...levels.flatMap((level) => levelAcross(places.y(level.y), level.name, room, size, ink)),
    ...series.flatMap((one) => groundOf(one, places, room, ink)),
    ...series.flatMap((one) => bandOf(one, places, ink)),
    ...series.flatMap((_, number) => markersOf(series, number, marks, size, ink)),
    ...series.flatMap((one) => curveOf(one, places, size, ink)),
  ];
  return { shapes, marks };
}

/** @param {number} y @param {string} name @param {Room} room @param {Size} size @param {Ink} ink @returns {Shape[]} */
const levelAcross = (y, name, room, { rem }, ink) => [
  pathOf(`M${room.left} ${short(y)}H${room.right}`, {
    stroke: ink.ink,
    'stroke-width': 1.5,
    'stroke-dasharray': '1 3',
  }),
  // No curve passes at the top.
  textAt(room.right, 0.85 * rem, `┄ ${name}`, {
    'font-size': short(0.9 * rem),
    fill: ink.ink,
    'text-anchor': 'end',
  }),
];

/** @param {Series} series @param {Places} places @param {Ink} ink @returns {Shape[]} */
function bandOf({ lane, band = [] }, places, ink) {
  const shown = band.filter(({ low }) => places.isShown(low));
  if (shown.length === 0) return [];
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${short(places.x(x))} ${short(places.y(y))}`;
  const along = shown.map(({ x, high }) => at(x, high));
  const back = shown.toReversed().map(({ x, low }) => at(x, low));
  return [
    pathOf(`M${[...along, ...back].join('L')}z`, { fill: ink.lane(lane), 'fill-opacity': 0.18 }),
  ];
}

/** @param {Series} series @param {Places} places @param {Room} room @param {Ink} ink @returns {Shape[]} */
function groundOf({ lane, ground, line = [] }, places, room, ink) {
  const [first, last] = [line[0], line.at(-1)];
  if (ground === undefined || !first || !last) return [];
  // A minimum width keeps a bar visible that has just begun.
  const [left, right] = [places.x(first.x), Math.max(places.x(last.x), places.x(first.x) + 4)];
  const along = `H${short(right)}`;
  const top = `M${short(left)} ${short(places.y(ground))}${along}`;
  return [
    pathOf(`${top}V${room.bottom}H${short(left)}z`, {
      fill: ink.lane(lane),
      'fill-opacity': 0.14,
    }),
    pathOf(top, { stroke: ink.lane(lane), 'stroke-width': 1 }),
  ];
}

/** @param {Series} series @param {Places} places @param {Size} size @param {Ink} ink @returns {Shape[]} */
function curveOf({ lane, second, line = [] }, places, { thick = 1 }, ink) {
  // The curve has a gap where a logarithmic axis cannot show a number.
  let pen = 'M';
  const d = line.map(({ x, y }) => {
    if (!places.isShown(y)) {
      pen = 'M';
      return '';
    }
    const part = `${pen}${short(places.x(x))} ${short(places.y(y))}`;
    pen = 'L';
    return part;
  });
  return [
    pathOf(d.join(''), {
      stroke: ink.lane(lane),
      'stroke-width': short((second ? 1.5 : 2.5) * thick),
      'stroke-dasharray':
        laneStyle(lane)
          .dash.map((length) => short(length * thick))
          .join(' ') || 'none',
      'stroke-linejoin': 'round',
    }),
  ];
}

/**
 * Markers of a series in two paths: filled and outlined.
 * @param {readonly Series[]} all @param {number} number @param {readonly Mark[]} marks @param {Size} size @param {Ink} ink
 * @returns {Shape[]}
 */
function markersOf(all, number, marks, { rem }, ink) {
  const series = all[number];
  const mine = marks.filter((mark) => mark.series === number);
  if (!series || mine.length === 0) return [];
  const many = mine.length > MANY;
  const radius = (many ? 0.2 : 0.32) * rem;
  const outline = (/** @type {Mark} */ { datum }) => series.second || datum.open === true;
  const d = (/** @type {readonly Mark[]} */ some) =>
    some.map(({ x, y }) => markerPath(series.lane, x, y, radius)).join('');
  const colour = ink.lane(series.lane);
  return [
    pathOf(d(mine.filter((mark) => !outline(mark))), {
      fill: colour,
      ...(many ? { 'fill-opacity': 0.5 } : {}),
    }),
    pathOf(d(mine.filter(outline)), { fill: ink.paper, stroke: colour, 'stroke-width': 1.5 }),
  ].filter(({ attributes }) => attributes.d !== '');
}
