import { lookOfTwo, MOVE, SMALL } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

/** HAOI 2008. */
const TOYS_SAMPLE = `1111
0000
1110
0010

1010
0101
1010
0101
`;

/** @type {Puzzle} */
export const toys = {
  name: 'toys',
  side: 4,
  problems: {
    small: [
      { start: '1011000110011001', goal: '1010010110100101', name: 'moves 5' },
      { start: '0000001100111111', goal: '1010010110100101', name: 'moves 10' },
    ],
    samples: [{ names: 'Luogu P4289', input: TOYS_SAMPLE }],
    noted: [{ start: '0000000100110111', goal: '1110110010000000', name: 'hardest 20' }],
  },
  distances: [1, 7],
  space: SMALL,
  // A board of equal toys has no move.
  mayBeStuck: true,
  moveTime: MOVE,
  lookOf: lookOfTwo,
};
