// Rolling cubes, in the words that a page begins with.

import { direction } from '../directions.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const cubes = {
  name: 'Cubes',
  full: 'The Cubic Eight-Puzzle',
  one: 'roll',
  more: 'rolls',
  task: 'Roll the cubes until their tops match the goal.',
  how: 'Tap a cube next to the gap.',
  rule: 'A roll brings another side up. Only the tops count.',
  stuck: 'Only a cube next to the gap can roll.',
  moved: ({ move, from }) => `Rolled the cube at ${from} ${direction(move)}`,
  goalIs: 'the tops, seen from above',
  heuristics: {
    'misplaced-parity': {
      name: 'misplaced + parity',
      meaning: 'Misplaced, or the empty square’s way home if that is longer, rounded up to the right parity',
    },
    colours: {
      name: 'colours',
      meaning: 'Three pattern databases, one for each colour: the exact distance where the other two are painted out; the largest of the three counts',
    },
  },
};
