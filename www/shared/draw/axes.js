// The frame of a figure: where the curves have their room, and the numbers and names around it.

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

/** A tenth of a pixel is as exact as anyone sees. @type {(n: number) => number} */
export const short = (n) => Math.round(n * 10) / 10;

/** Lines that names of axes take are so far apart, in letters of the page. */
export const LINE = 1.1;

/** How wide a letter of an axis's name is at most on the whole, in letters of the page. */
const LETTER = 0.45;

/** A name in as many lines as it needs for that width, as even as they come. @type {(name: string, width: number, rem: number) => string[]} */
export function linesOf(name, width, rem) {
  const most = Math.max(1, Math.floor(width / (LETTER * rem)));
  const even = Math.ceil(name.length / Math.ceil(name.length / most));
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && last.length < even && longer.length <= most) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** How wide a digit is, in letters of an axis's numbers. */
const DIGIT = 0.62;

/** The room that a side axis takes for its numbers, the gap behind them included. @type {(scale: Scale, rem: number) => number} */
export const sideWidth = (scale, rem) =>
  (0.4 +
    0.9 * DIGIT * Math.max(0, ...scale.ticks.map((tick) => words.format.compact(tick).length))) *
  rem;

/** The room for the name of the axis at the foot: it stands in the middle of the picture. @type {(room: Pick<Room, 'left' | 'right'>) => number} */
export const footWidth = ({ left, right }) => right - left;

/**
 * The axis at the foot: ticks, numbers, name.
 * @param {Room} room
 * @param {Scale} scale
 * @param {string} label
 * @param {Size} size
 * @param {Ink} ink
 * @returns {Shape[]}
 */
export function footAxis(room, scale, label, { height, rem }, ink) {
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const at = (/** @type {number} */ tick) =>
    room.left + scale.place(tick) * (room.right - room.left);
  const ticks = scale.ticks.map((tick) => `M${short(at(tick))} ${room.bottom}v5`);
  return [
    pathOf(`M${room.left} ${room.bottom}H${room.right}${ticks.join('')}`, { stroke: ink.line }),
    ...scale.ticks.map((tick) =>
      textAt(at(tick), room.bottom + 1.2 * rem, words.format.compact(tick), letters),
    ),
    ...linesOf(label, footWidth(room), rem).map((line, n, { length }) =>
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
 * The axis on the left: lines across, numbers, and its name on top, where it is read without turning one's head.
 * @param {Room} room
 * @param {Scale} scale
 * @param {string} label
 * @param {Size} size
 * @param {Ink} ink
 * @returns {Shape[]}
 */
export function sideAxis(room, scale, label, { rem }, ink) {
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted };
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
    ...linesOf(label, room.right, rem).map((line, n) =>
      textAt(0, (0.85 + LINE * n) * rem, line, letters),
    ),
  ];
}
