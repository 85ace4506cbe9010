/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  'eightPuzzle.proofs': /** @type {Readonly<Record<string, Proof>>} */ (texts('eightPuzzle.proofs')),
  eightPuzzle: /** @type {TaughtWords} */ (texts('eightPuzzle')),
  'fifteenPuzzle.proofs': /** @type {Readonly<Record<string, Proof>>} */ (texts('fifteenPuzzle.proofs')),
  fifteenPuzzle: /** @type {TaughtWords} */ (texts('fifteenPuzzle')),
};
