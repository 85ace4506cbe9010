import { direction } from '../directions.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  'cubes.moved': (/** @type {any} */ { move, from }) => text({ direction: direction(move) }),
  cubes: /** @type {PuzzleWords} */ (texts('cubes')),
};
