// Knights, in the words that come later: the rules for the help, the proofs, the form of what is pasted.

import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const knights = {
  within: 'the knights exchange',
  rules: [
    'Twelve white knights (1) and twelve black ones (0) stand on twenty-five squares.',
    'A knight jumps into the empty square as in chess: two squares along a row or column, and one to the side.',
    'The puzzle is solved when each square has what the goal has there. Knights of one colour are all alike.',
  ],
  examples: {
    'middle-painted': 'A middle, painted',
  },
  proofs: {
    mismatch: {
      admissible: 'Of the squares that differ at most one is the goal’s empty square. All the others want a knight that misplaced counts, so this is never more than misplaced.',
      consistent: 'It can fall by two: a knight that leaves the goal’s empty square for a square that wants it puts two squares right with one jump.',
    },
    misplaced: consistentAndZero('One jump fills one square, so it puts at most one square right.'),
    perimeter: {
      admissible: 'Within the ball around the goal it is the true distance. Outside, h* is more than the radius, of the parity that the empty square’s colour says, and never less than misplaced.',
      consistent:
        'Inside, distances change by at most one. Outside, misplaced and the parity’s number each change by at most one. From outside it falls to the radius by one, as the parity forbids two.',
    },
  },
  paste: 'The contest’s own input: how many boards, then the boards, each five rows of 1, 0 and one * for the empty square.',
};
