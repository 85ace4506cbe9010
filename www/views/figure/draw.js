// A figure as shapes of SVG: the same for the screen and for a file.

import { laneStyle, markerPath } from '../lane-style.js';
import { footAxis, footWidth, LINE, linesOf, pathOf, short, sideAxis, textAt } from './axes.js';
import { drawColumns } from './columns.js';
import { drawMaps } from './maps.js';
import { scaleOf } from './scale.js';

/** @typedef {import('./figure.js').Curves} Curves */
/** @typedef {import('./figure.js').Bars} Bars */
/** @typedef {import('./figure.js').Series} Series */
/** @typedef {import('./figure.js').Size} Size */
/** @typedef {import('./figure.js').Ink} Ink */
/** @typedef {import('./figure.js').Shape} Shape */
/** @typedef {import('./figure.js').Mark} Mark */
/** @typedef {import('./axes.js').Room} Room */
/** @typedef {{x: (value: number) => number, y: (value: number) => number, isShown: (value: number) => boolean}} Places */

/** More points than this are drawn small and let each other shine through. */
const MANY = 80;

/** @type {(figure: import('./figure.js').Figure, size: Size, ink: Ink) => import('./figure.js').Drawing} */
export function draw(figure, size, ink) {
  switch (figure.kind) {
    case 'curves':
      return drawCurves(figure, size, ink);
    case 'bars':
      return drawBars(figure, size, ink);
    case 'columns':
      return drawColumns(figure, size, ink);
    case 'maps':
      return drawMaps(figure, size, ink);
  }
}

/** @param {Curves} figure @param {Size} size @param {Ink} ink */
function drawCurves(figure, size, ink) {
  const { width, height, rem } = size;
  const { series, levels } = figure;
  const sides = { left: short(3.2 * rem), right: short(width - rem) };
  const more = (/** @type {string} */ name, /** @type {number} */ wide) =>
    LINE * (linesOf(name, wide, rem).length - 1);
  /** @type {Room} */
  const room = {
    ...sides,
    top: short((1.7 + more(figure.y.label, sides.right)) * rem),
    bottom: short(height - (2.9 + more(figure.x.label, footWidth(sides))) * rem),
  };
  const xs = series.flatMap(({ line = [], points }) => [...line, ...points].map(({ x }) => x));
  const ys = [
    ...series.flatMap(({ line = [], points }) => [...line, ...points].map(({ y }) => y)),
    ...series.flatMap(({ band = [] }) => band.flatMap(({ low, high }) => [low, high])),
    ...series.flatMap(({ ground = [] }) => ground),
    ...levels.map(({ y }) => y),
  ];
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const x = scaleOf(figure.x, xs, Math.max(2, Math.floor(wide / (4 * rem))));
  const y = scaleOf(figure.y, ys, Math.max(2, Math.floor(high / (2 * rem))));
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
    ...series.flatMap((one) => curveOf(one, places, ink)),
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
  // On top, where no curve passes.
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

/** From the axis up to it, faint, and a line along its top. @param {Series} series @param {Places} places @param {Room} room @param {Ink} ink @returns {Shape[]} */
function groundOf({ lane, ground, line = [] }, places, room, ink) {
  const [first, last] = [line[0], line.at(-1)];
  if (ground === undefined || !first || !last) return [];
  // One that has just begun has some width, too.
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

/** @param {Series} series @param {Places} places @param {Ink} ink @returns {Shape[]} */
function curveOf({ lane, second, line = [] }, places, ink) {
  // Where a logarithmic axis has no place for a number, the curve has a gap.
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
      'stroke-width': second ? 1.5 : 2.5,
      'stroke-dasharray': laneStyle(lane).dash.join(' ') || 'none',
      'stroke-linejoin': 'round',
    }),
  ];
}

/**
 * The markers of a series: full ones in one path, outlines in another.
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

/** A bar a lane, its number and its name above it. @param {Bars} figure @param {Size} size @param {Ink} ink */
function drawBars({ label, bars, levels }, size, ink) {
  const { width, height, rem } = size;
  /** @type {Room} */
  const room = {
    // The axis begins with a 0, which is half a letter wide on either side.
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
