/** @import { TaughtWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  cubes: /** @type {TaughtWords} */ (texts('cubes')),
};
