/** @import { TaughtWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  map: /** @type {TaughtWords} */ (texts('map')),
};
