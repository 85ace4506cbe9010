// Knights, in the words that a page begins with.

/** @type {import('../../puzzle.js').Name} */
const square = (x, y) => `${'abcde'[x - 1]}${6 - y}`;

/** @type {import('../../puzzle.js').PuzzleWords} */
export const knights = {
  name: 'Knights',
  full: 'The knights exchange',
  within: 'the knights exchange',
  one: 'jump',
  more: 'jumps',
  rule: 'A knight jumps into the empty square, as in chess.',
  square,
  row: (y, side) => side - y,
  moved: ({ from, to }, name) => `The knight on ${name(from)} jumped to ${name(to)}`,
  move: (from, to) => `${square(...from)} to ${square(...to)}`,
  heuristics: {
    perimeter: {
      name: 'perimeter',
      meaning:
        'Exact within 11 jumps of the goal; farther out the larger of misplaced and the least number above 11 that has the right parity',
    },
  },
};
