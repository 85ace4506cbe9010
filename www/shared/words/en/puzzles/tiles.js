// Sliding tiles, in the words that a page begins with.

import { direction } from '../directions.js';

/** @import { PuzzleWords, Told } from '../../puzzle.js' */

/** @type {(move: Told) => string} */
const slid = ({ move, piece }) => `Slid ${piece} ${direction(move)}`;

const both = {
  one: 'move',
  more: 'moves',
  task: 'Slide the tiles until they stand as in the goal.',
  how: 'Tap a tile next to the gap.',
  rule: 'A tile beside the empty square slides into it.',
  stuck: 'Only a tile next to the gap can slide.',
  moved: slid,
};

/** @type {PuzzleWords} */
export const eightPuzzle = {
  ...both,
  name: '8-puzzle',
  full: 'The 8-puzzle',
  heuristics: {
    manhattan: {
      name: 'Manhattan',
      meaning: 'Rows and columns that each tile is away from its place, summed',
    },
    'linear-conflict': {
      name: 'linear conflict',
      meaning: 'Manhattan, and two more for each tile that must leave its own row or column to let another by',
    },
    additive: {
      name: 'additive',
      meaning: 'Disjoint pattern databases: for each group of tiles the least number of its own moves that brings it home, summed',
    },
  },
};

/** @type {PuzzleWords} */
export const fifteenPuzzle = {
  ...both,
  name: '15-puzzle',
  full: 'The 15-puzzle',
};
