import { EMPTY, MOVE, SMALL } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

const shared = {
  name: 'tiles',
  moveTime: MOVE,
  /** @type {Puzzle['lookOf']} */
  lookOf: (letter) => {
    const label = Number.parseInt(letter, 16);
    return label > 0 ? { kind: 'tile', text: String(label) } : EMPTY;
  },
};

/** @type {Puzzle} */
export const eightPuzzle = {
  ...shared,
  side: 3,
  problems: {
    small: [
      { start: '123745806', goal: '123456780', name: 'moves 5' },
      { start: '130456782', goal: '123456780', name: 'moves 10' },
      { start: '125806734', goal: '123456780', name: 'moves 20' },
    ],
    samples: [
      { names: 'POJ 1077, HDU 1043', input: '2 3 4 1 5 x 7 6 8\n' },
      { names: 'Luogu P1379', input: '283104765\n' },
      { names: 'AOJ ALDS1_13_B', input: '1 3 0\n4 2 5\n7 8 6\n' },
    ],
    noted: [
      { start: '867254301', goal: '123456780', name: 'hardest 31' },
      { start: '647850321', goal: '123456780', name: 'hardest 31 mirrored' },
    ],
    opening: 'moves 20',
  },
  distances: [6, 24],
  space: SMALL,
};

/** @type {Puzzle} */
export const fifteenPuzzle = {
  ...shared,
  side: 4,
  problems: {
    small: [
      { start: '4013562789abcdef', goal: '0123456789abcdef', name: 'moves 5' },
      { start: '5103642789abcdef', goal: '0123456789abcdef', name: 'moves 10' },
      { start: '42a6517b8d93cef0', goal: '0123456789abcdef', name: 'moves 20' },
    ],
    samples: [{ names: 'AOJ ALDS1_13_C', input: '1 2 3 4\n6 7 8 0\n5 10 11 12\n9 13 14 15\n' }],
    // From Korf's hundred (1985), fewest nodes first, for comparison with the published counts.
    noted: [
      { start: '0197bd53ec4286af', goal: '0123456789abcdef', name: 'korf 79' },
      { start: 'e19648c57230abdf', goal: '0123456789abcdef', name: 'korf 12' },
      { start: '45729ecd036b81fa', goal: '0123456789abcdef', name: 'korf 42' },
      { start: '2bf5d467c8a193e0', goal: '0123456789abcdef', name: 'korf 7' },
    ],
  },
  distances: [10, 30],
  // Half of all permutations, as parity is invariant. One byte each.
  space: { census: 'never', positions: 10_461_394_944_000, bytes: 10_461_394_944_000 },
};
