import { lookOfTwo } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

/** SCOI 2005: the contest's two boards. */
const KNIGHTS_SAMPLE = `2
10110
01*11
10111
01001
00000
01011
110*1
01110
01010
00100
`;

/** The contest's only goal. */
const GOAL = '111110111100*110000100000';

/** @type {Puzzle} */
export const knights = {
  name: 'knights',
  side: 5,
  problems: {
    small: [
      { start: '1110101111001111000*00000', goal: GOAL, name: 'moves 5' },
      { start: '1111101010110110000100*00', goal: GOAL, name: 'moves 10' },
    ],
    samples: [{ names: 'Luogu P2324', input: KNIGHTS_SAMPLE }],
    noted: [{ start: '0*00010000010101110111111', goal: GOAL, name: 'hardest 39' }],
  },
  answers: { most: 15, asks: ({ goal }) => goal === GOAL },
  distances: [4, 13],
  // The empty square's place times the places of twelve white knights. Measured: one byte each, and two layers.
  space: { census: 'on-request', positions: 67_603_900, bytes: 134_700_000 },
  // Longer than for a step to the next square.
  moveTime: 350,
  lookOf: lookOfTwo,
};
