// The frame of a figure: room for the curves, and axes with numbers and names.

import { linesOf } from '../kit/lines.js';
import { words } from '../words/words.js';

/** @import { Ink, Shape, Size } from './figure.js' */
/** @import { Scale } from './scale.js' */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Room in pixels */

/** @type {(x: number, y: number, text: string, attributes: Record<string, string | number>) => Shape} */
export const textAt = (x, y, text, attributes) => ({
  tag: 'text',
  attributes: { x: short(x), y: short(y), ...attributes },
  text,
});

/** @type {(d: string, attributes: Record<string, string | number>) => Shape} */
export const pathOf = (d, attributes) => ({
  tag: 'path',
  attributes: { d, fill: 'none', ...attributes },
});

/** Rounded to a tenth of a pixel, which is invisible. @type {(n: number) => number} */
export const short = (n) => Math.round(n * 10) / 10;

/** Distance between lines of an axis's name, in em of the page. */
export const LINE = 1.1;

/** Font size of names and numbers, in em of the page. */
export const LETTER = 0.9;

/** Width of a digit in em. */
const DIGIT = 0.62;

/** Room for the numbers of a side axis, including the gap. @type {(scale: Scale, rem: number) => number} */
export const sideWidth = (scale, rem) =>
  (0.4 +
    0.9 * DIGIT * Math.max(0, ...scale.ticks.map((tick) => words.format.compact(tick).length))) *
  rem;

/** The name is centred in the picture, so it may be as wide as this. @type {(room: Pick<Room, 'left' | 'right'>) => number} */
export const footWidth = ({ left, right }) => right - left;

/**
 * @param {Room} room @param {Scale} scale @param {string} label @param {Size} size @param {Ink} ink
 * @returns {Shape[]}
 */
export function footAxis(room, scale, label, { height, rem }, ink) {
  const letters = { 'font-size': short(LETTER * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const at = (/** @type {number} */ tick) =>
    room.left + scale.place(tick) * (room.right - room.left);
  const ticks = scale.ticks.map((tick) => `M${short(at(tick))} ${room.bottom}v5`);
  return [
    pathOf(`M${room.left} ${room.bottom}H${room.right}${ticks.join('')}`, { stroke: ink.line }),
    ...scale.ticks.map((tick) =>
      textAt(at(tick), room.bottom + 1.2 * rem, words.format.compact(tick), letters),
    ),
    ...linesOf(label, footWidth(room), LETTER * rem).map((line, n, { length }) =>
      textAt(
        (room.left + room.right) / 2,
        height - (0.3 + LINE * (length - 1 - n)) * rem,
        line,
        letters,
      ),
    ),
  ];
}

/**
 * The axis on the left. Its name is horizontal, on top.
 * @param {Room} room @param {Scale} scale @param {string} label @param {Size} size @param {Ink} ink
 * @returns {Shape[]}
 */
export function sideAxis(room, scale, label, { rem }, ink) {
  const letters = { 'font-size': short(LETTER * rem), fill: ink.muted };
  const at = (/** @type {number} */ tick) =>
    room.bottom - scale.place(tick) * (room.bottom - room.top);
  return [
    pathOf(scale.ticks.map((tick) => `M${room.left} ${short(at(tick))}H${room.right}`).join(''), {
      stroke: ink.line,
    }),
    ...scale.ticks.map((tick) =>
      textAt(room.left - 0.4 * rem, at(tick) + 0.3 * rem, words.format.compact(tick), {
        ...letters,
        'text-anchor': 'end',
      }),
    ),
    ...linesOf(label, room.right, LETTER * rem).map((line, n) =>
      textAt(0, (0.85 + LINE * n) * rem, line, letters),
    ),
  ];
}
