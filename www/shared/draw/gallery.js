// An SVG file of small drawings in rows, with captions in text form.

import { textAt } from './axes.js';
import { INSIDE, sheetOf, textOf } from './svg-text.js';

/** @import { Svg } from '../export/makers.js' */

/** Pixels: largest width and height of a drawing, and room for its caption. */
const SIZE = 120;
const CAPTION = 32;
const ACROSS = 6;

/**
 * @typedef {{element: string, text: string}} Drawing an SVG element that fills the square from (0, 0) to (1, 1), and
 *   its text form
 */

/** @type {(drawings: readonly Drawing[], about: Parameters<typeof sheetOf>[0]) => Svg} */
export function galleryOf(drawings, about) {
  const step = INSIDE / ACROSS;
  const inside = drawings.flatMap(({ element, text }, n) => {
    const x = (n % ACROSS) * step;
    const y = Math.floor(n / ACROSS) * (SIZE + CAPTION);
    return [
      `<g transform="translate(${x} ${y}) scale(${SIZE})">${element}</g>`,
      textOf(
        textAt(x + SIZE / 2, y + SIZE + 15, text, {
          'font-size': text.length > 16 ? 8 : 11,
          'font-family': 'ui-monospace, monospace',
          'text-anchor': 'middle',
          fill: about.ink.muted,
        }),
      ),
    ];
  });
  return sheetOf(about, inside, Math.ceil(drawings.length / ACROSS) * (SIZE + CAPTION));
}
