// A figure as an SVG file: title, picture, legend, and the link that reproduces it.

import { elementOf, fileOf, groupOf, LINK_FONT, linkLines } from '../export/svg.js';
import { pathOf, textAt } from './axes.js';
import { draw } from './draw.js';
import { laneStyle, markerPath } from './lane-style.js';

/** @import { Svg } from '../export/makers.js' */
/** @import { Figure, Ink, Shape } from './figure.js' */

/** Fits a slide with legible letters. */
const WIDTH = 960;
const PICTURE = 480;
/** Height for pictures with two rows. */
const TALL = 640;
const REM = 18;
const MARGIN = 24;
/** Width available to a picture. */
export const INSIDE = WIDTH - 2 * MARGIN;

/** Font size of the link. */
const SMALL = 11;

/** @type {(figure: Figure, subtitle: string, link: string, ink: Ink) => Svg} */
export function svgOf(figure, subtitle, link, ink) {
  const isTall = figure.kind === 'maps' && figure.maps.length > 3;
  const height = isTall ? TALL : PICTURE;
  const size = { width: INSIDE, height, rem: REM };
  const legend = legendOf(figure, height + REM, { fill: ink.ink, 'font-size': REM }, ink);
  const inside = [...draw(figure, size, ink).shapes, ...legend.shapes].map(textOf);
  return sheetOf(
    { title: figure.title, subtitle, link, ink },
    inside,
    height + REM + legend.height,
  );
}

/**
 * A picture between its title and link, as SVG text.
 * @param {{title: string, subtitle: string, link: string, ink: Ink}} about
 * @param {readonly string[]} inside SVG elements drawn from (0, 0), `INSIDE` wide
 * @param {number} tall total height in pixels
 * @returns {Svg}
 */
export function sheetOf({ title, subtitle, link, ink }, inside, tall) {
  const letters = { fill: ink.ink, 'font-size': REM };
  const small = { fill: ink.muted, 'font-size': SMALL, ...LINK_FONT };
  const top = MARGIN + 2.9 * REM;
  const foot = top + tall;
  const lines = linkLines(link, INSIDE, SMALL);
  const height = Math.ceil(foot + lines.length * 14 + MARGIN);
  const shapes = [
    { tag: /** @type {const} */ ('rect'), attributes: { width: WIDTH, height, fill: ink.paper } },
    textAt(MARGIN, MARGIN + REM, title, {
      ...letters,
      'font-size': 1.3 * REM,
      'font-weight': 600,
    }),
    textAt(MARGIN, MARGIN + 2.2 * REM, subtitle, {
      ...letters,
      'font-size': 0.85 * REM,
      fill: ink.muted,
    }),
  ];
  const stamp = lines.map((line, n) => textAt(MARGIN, foot + 14 * (n + 0.5), line, small));
  return fileOf({ width: WIDTH, height, title, link }, [
    ...shapes.map(textOf),
    ...groupOf({ transform: `translate(${MARGIN} ${top})` }, inside),
    ...stamp.map(textOf),
  ]);
}

/** One line per series, as the width of names is unknown here. Bars are labelled directly. @param {Figure} figure @param {number} top @param {Record<string, string | number>} letters @param {Ink} ink */
function legendOf(figure, top, letters, ink) {
  const series = figure.kind === 'curves' ? figure.series : [];
  const shapes = series.flatMap(({ lane, name, second = false }, n) => {
    const y = top + (n + 0.5) * 1.5 * REM;
    return [
      ...keyShapes(lane, second, { x: 0, y, width: 48, size: 6 }, ink),
      textAt(60, y + 0.35 * REM, name, letters),
    ];
  });
  return { shapes, height: series.length * 1.5 * REM + REM };
}

/**
 * A piece of a lane's curve with a marker in the middle.
 * @type {(lane: number, second: boolean, place: {x: number, y: number, width: number, size: number}, ink: Ink) => Shape[]}
 */
export const keyShapes = (lane, second, { x, y, width, size }, ink) => [
  pathOf(`M${x} ${y}h${width}`, {
    stroke: ink.lane(lane),
    'stroke-width': second ? 1.5 : 2.5,
    'stroke-dasharray': laneStyle(lane).dash.join(' ') || 'none',
  }),
  pathOf(markerPath(lane, x + width / 2, y, size), {
    fill: second ? ink.paper : ink.lane(lane),
    stroke: ink.lane(lane),
    'stroke-width': second ? 1.5 : 0,
  }),
];

/** @param {Shape} shape */
export const textOf = ({ tag, attributes, text = '' }) => elementOf(tag, attributes, text);
