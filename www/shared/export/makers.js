// The kinds of file that something can be saved as: its numbers as tables, its picture as drawings.

import { pngOf } from './png.js';
import { csvOf, jsonOf } from './table.js';

/** @import { Sheet } from './table.js' */

/** @typedef {{text: string, width: number, height: number}} Svg a drawing as the text of a file, and its size in pixels */
/** @typedef {Partial<Record<'csv' | 'json' | 'svg' | 'png', () => Blob | Promise<Blob>>>} Makers */

/**
 * What makes each kind of file, when it is asked for. What is null cannot be made now.
 * @param {(() => Sheet) | null} sheet
 * @param {(() => Svg) | null} svg
 * @returns {Makers}
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
