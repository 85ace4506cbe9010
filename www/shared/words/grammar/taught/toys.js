/** @import { TaughtWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  toys: /** @type {TaughtWords} */ (texts('toys')),
};
