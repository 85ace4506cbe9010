import { direction } from '../directions.js';

/** @import { PuzzleWords, Told } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(move: Told) => string} */
  'eightPuzzle.moved': ({ move, piece }) => text({ direction: direction(move) }),
  eightPuzzle: /** @type {PuzzleWords} */ (texts('eightPuzzle')),
  /** @type {(move: Told) => string} */
  'fifteenPuzzle.moved': ({ move, piece }) => text({ direction: direction(move) }),
  fifteenPuzzle: /** @type {PuzzleWords} */ (texts('fifteenPuzzle')),
};
