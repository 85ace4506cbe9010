// The key of a picture's colours.

import { widthOf } from '../kit/lines.js';
import { LETTER, pathOf, short, textAt } from './axes.js';

/** @import { Fill, Ink, Shape } from './figure.js' */

/** @typedef {{name: string, fill: Fill}} Part */

/** Width of the sign before a name with its gaps, in em of the page. */
const KEY = 2.2;

/** @type {(fill: Fill, ink: Ink) => string} */
export const colourOf = (fill, ink) => (fill === 'line' ? ink.line : ink.lane(fill));

/** Places of the colour key's entries, in as many rows as they need. @type {(parts: readonly Part[], width: number, rem: number) => {x: number, row: number}[]} */
export function keysOf(parts, width, rem) {
  let [x, row] = [0, 0];
  return parts.map(({ name }) => {
    const wide = (KEY + LETTER * widthOf(name)) * rem;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const place = { x, row };
    x += wide;
    return place;
  });
}

/** Row height of the key, in em. */
export const ROW = 1.35;

/** @type {(parts: readonly Part[], keys: readonly {x: number, row: number}[], top: number, rem: number, ink: Ink) => Shape[]} */
export const keysAt = (parts, keys, top, rem, ink) =>
  parts.flatMap(({ name, fill }, n) => {
    const { x, row } = keys[n] ?? { x: 0, row: 0 };
    const y = top + (0.95 + ROW * row) * rem;
    const side = short(0.75 * rem);
    return [
      pathOf(`M${short(x)} ${short(y)}v${-side}h${side}v${side}z`, { fill: colourOf(fill, ink) }),
      textAt(x + 1.1 * rem, y, name, { 'font-size': short(LETTER * rem), fill: ink.ink }),
    ];
  });
