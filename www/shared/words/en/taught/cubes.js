// Rolling cubes, in the words that come later: the rules for the help, the proofs, the form of what is pasted.

import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const cubes = {
  within: 'the Cubic Eight-Puzzle',
  rules: [
    'Eight cubes stand on nine squares. Opposite sides of a cube have the same colour: white, red or blue.',
    'A cube beside the empty square rolls over its edge into it, so that another of its sides comes up.',
    'Only the tops count, and where the empty square is: when both are as in the goal, the puzzle is solved, whatever the sides show.',
  ],
  examples: {
    'misplaced-painted': 'Misplaced, painted',
    'misplaced-parity': 'Misplaced, with parity',
    colours: 'Colours',
  },
  proofs: {
    mismatch: {
      admissible: 'Of the squares that differ at most one is the goal’s empty square. All the others want a cube that misplaced counts, so this is never more than misplaced.',
      consistent: 'It can fall by two: a cube that rolls off the goal’s empty square and shows its right colour where it lands puts two squares right with one roll.',
    },
    misplaced: consistentAndZero('One roll fills one square, so it puts at most one square right.'),
    'misplaced-parity': consistentAndZero(
      'A roll fills one square, and moves the empty square by one: the larger of the two counts falls by at most one. Each roll turns the parity over, so that rounding up keeps it so.',
    ),
    colours: {
      admissible:
        'Painting out two colours keeps every roll and every goal: a solution stays one of the same length on each painted board. So each of the three distances is at most h*, and so is the largest.',
      consistent: 'Each table holds true distances on its board, which one roll changes by at most one; the largest of the three does no worse.',
    },
    exact: IS_DISTANCE,
  },
  turn: 'Click a square twice to turn its cube; in the goal, to change its colour.',
  paste: 'The contest’s own input: for each problem the empty square’s column and row at the start, then the goal’s three rows of W, R, B and one E. A line 0 0 may end it.',
};
