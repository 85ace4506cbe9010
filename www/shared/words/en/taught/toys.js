// Toys, in the words that come later: the rules for the help, the proofs, the form of what is pasted.

import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const toys = {
  within: 'the toys of 0 and 1',
  rules: [
    'Toys (1) and empty places (0) fill a board of sixteen squares.',
    'A 1 and a 0 side by side, in a row or in a column, change places.',
    'The puzzle is solved when each square has what the goal has there.',
  ],
  examples: {
    'half-mismatch': 'Half mismatch',
    nearest: 'Nearest gap for each 1',
    'corners-painted': 'Corners, painted',
  },
  proofs: {
    'half-mismatch': consistentAndZero('A swap changes two squares, so it puts at most two differences right, and half of two is one.'),
    matching: {
      admissible: 'Follow each 1 along a solution: this pairs the 1s with the squares to be filled, and each swap carries one 1 by one square. The cheapest pairing costs no more.',
      consistent: 'A swap carries one 1 by one square, which changes the cost of any pairing by at most one.',
    },
  },
  paste: 'For each problem the start and then the goal: four rows of 0 and 1 each; an empty line may stand between.',
};
