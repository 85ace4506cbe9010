/** @import { PuzzleWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  'knights.square': (/** @type {any} */ x, /** @type {any} */ y) => text({ column: 'abcde'[x - 1], row: 6 - y }),
  'knights.row': (/** @type {any} */ y, /** @type {any} */ side) => side - y,
  knights: /** @type {PuzzleWords} */ (texts('knights')),
};
