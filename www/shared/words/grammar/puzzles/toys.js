/** @import { PuzzleWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  toys: /** @type {PuzzleWords} */ (texts('toys')),
};
