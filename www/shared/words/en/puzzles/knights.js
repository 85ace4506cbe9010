// Knights, in the words that a page begins with.

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const knights = {
  name: 'Knights',
  full: 'The knights exchange',
  one: 'jump',
  more: 'jumps',
  task: 'Jump until the knights stand as in the goal.',
  how: 'Tap a knight that can jump into the gap.',
  rule: 'A knight jumps into the empty square, as in chess.',
  stuck: 'Only a knight that is one jump from the gap can move.',
  square: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  row: (y, side) => side - y,
  moved: ({ from, to }) => `The knight on ${from} jumped to ${to}`,
  move: ({ from, to }) => `${from} to ${to}`,
  heuristics: {
    perimeter: {
      name: 'perimeter',
      meaning: 'Exact within 11 jumps of the goal; farther out the larger of misplaced and the least number above 11 that has the right parity',
    },
  },
};
