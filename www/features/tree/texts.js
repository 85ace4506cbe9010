// Texts as boxes, to avoid overlaps.

import { widthOf } from '../../shared/kit/lines.js';

/** @import { Lines, Scene, Texts } from './draw.js' */

/** @typedef {{left: number, right: number, top: number, bottom: number}} Rect */
/** @typedef {Texts['texts'][number]} Text */
/** @typedef {Text & Rect} Written */

/** Width of the depth labels in em; the picture begins there. */
export const AXIS = 2.2;
/** Width of a digit and height of a letter in em. */
const WIDE = 0.64;
const TALL = 0.8;

/** @param {Scene} scene @param {string} text @param {number} x @param {number} y @param {Text['align']} align @returns {Written} */
export function sizeOfText({ box: { em } }, text, x, y, align) {
  const width = (/^[\d+]*$/.test(text) ? text.length * WIDE : widthOf(text)) * em;
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  const half = (TALL * em) / 2;
  return { x, y, text, align, left, right: left + width, top: y - half, bottom: y + half };
}

/** @param {Rect} one @param {Rect} other */
export const isOver = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** @param {Scene} scene @param {readonly Written[]} texts @param {Partial<Texts>} [style] @returns {Texts} */
export const written = ({ theme, box }, texts, style = {}) => ({
  kind: 'texts',
  colour: theme.ink ?? '',
  alpha: 1,
  size: box.em,
  bold: false,
  halo: theme.ground ?? '',
  texts: texts.map(({ x, y, text, align }) => ({ x, y, text, align })),
  ...style,
});

/** A strip of background behind texts at an edge. @param {Scene} scene @param {Rect} rect @returns {Lines} */
export function band({ theme }, { left, right, top, bottom }) {
  const x = (left + right) / 2;
  return {
    kind: 'lines',
    colour: theme.ground ?? '',
    alpha: 1,
    width: right - left,
    points: [x, top, x, bottom],
  };
}
