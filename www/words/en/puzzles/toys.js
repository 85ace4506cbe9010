// Toys, in the words that a page begins with.

/** As at the edges of the board: r1 c2. @type {(square: string) => string} */
const brief = (square) => square.replace('row ', 'r').replace(', column ', ' c');

/** @type {import('../../puzzle.js').PuzzleWords} */
export const toys = {
  name: 'Toys',
  full: 'The toys of 0 and 1',
  one: 'swap',
  more: 'swaps',
  rule: 'A 1 and a 0 side by side change places.',
  square: (x, y) => `row ${y}, column ${x}`,
  moved: ({ from, to }) => `Swapped ${from} with ${to}`,
  move: ({ from, to }) => `${brief(from)} with ${brief(to)}`,
  heuristics: {
    'half-mismatch': {
      name: 'half mismatch',
      meaning: 'Half the squares that differ, as a swap mends two at the most',
    },
    matching: {
      name: 'matching',
      meaning:
        'The cheapest pairing of the 1s to be moved with the squares to be filled, rows and columns between them summed: exact wherever the goal can be reached',
    },
  },
};
