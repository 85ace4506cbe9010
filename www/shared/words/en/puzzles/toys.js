// Toys, in the words that a page begins with.

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const toys = {
  name: 'Toys',
  full: 'The toys of 0 and 1',
  one: 'swap',
  more: 'swaps',
  task: 'Swap until the toys stand as in the goal.',
  how: 'Tap a 1 that has a 0 beside it.',
  rule: 'A 1 and a 0 side by side change places.',
  stuck: 'A toy changes places only with another kind beside it.',
  square: (x, y) => `row ${y}, column ${x}`,
  briefly: (x, y) => `r${y} c${x}`,
  moved: ({ from, to }) => `Swapped ${from} with ${to}`,
  move: ({ from, to }) => `${from} with ${to}`,
  heuristics: {
    'half-mismatch': {
      name: 'half mismatch',
      meaning: 'Half the squares that differ, as a swap mends at most two',
    },
    matching: {
      name: 'matching',
      meaning: 'The cheapest pairing of the 1s to be moved with the squares to be filled, rows and columns between them summed: exact wherever the goal can be reached',
    },
  },
};
