import { pngOf } from './png.js';
import { csvOf, jsonOf } from './table.js';

/** @import { Sheet } from './table.js' */

/** @typedef {{text: string, width: number, height: number}} Svg an SVG text and its size in pixels */
/** By the file name's ending. @typedef {Partial<Record<'csv' | 'json' | 'svg' | 'png' | 'dot' | 'tex' | 'trace.json', () => Blob | Promise<Blob>>>} Makers */

/**
 * A maker for each file type, called on demand; null if it is unavailable now.
 * @param {(() => Sheet) | null} sheet @param {(() => Svg) | null} svg @returns {Makers}
 */
export const makersOf = (sheet, svg) => ({
  ...(sheet && {
    csv: () => new Blob([csvOf(sheet())], { type: 'text/csv' }),
    json: () => new Blob([jsonOf(sheet())], { type: 'application/json' }),
  }),
  ...(svg && {
    svg: () => new Blob([svg().text], { type: 'image/svg+xml' }),
    png: () => pngOf(svg()),
  }),
});
