/** @import { PuzzleWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  map: /** @type {PuzzleWords} */ (texts('map')),
};
