/** @import { TaughtWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  knights: /** @type {TaughtWords} */ (texts('knights')),
};
