import { EMPTY, MOVE, SMALL } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

/** The contest's sample (ACM ICPC Japan, Yokohama 2006). */
const OFFICIAL_SAMPLE = `1 2
W W W
E W W
W W W
2 1
R B W
R W W
E W W
3 3
W B W
B R E
R B R
3 3
B W R
B W R
B E R
2 1
B B B
B R B
B R E
1 1
R R R
W W W
R R E
2 1
R R R
B W B
R R E
3 2
R R R
W E W
R R R
0 0
`;

/** The front colour of each letter of a cube's text form. @type {Readonly<Record<string, string>>} */
const FRONTS = { W: 'R', w: 'B', R: 'W', r: 'B', B: 'W', b: 'R' };

/** @type {Puzzle} */
export const cubes = {
  name: 'cubes',
  side: 3,
  problems: {
    small: [
      { start: 'WWWWEWWWW', goal: 'WWWWRBWER', name: 'moves 5' },
      // One red top suffices for a goal, and takes ten moves.
      { start: 'WWWWEWWWW', goal: 'ERWWWWWWW', name: 'moves 10' },
    ],
    samples: [{ names: 'AOJ 1268, POJ 3131, UVa 1604', input: OFFICIAL_SAMPLE }],
    noted: [
      { start: 'WWWWWWWWE', goal: 'BWBBEBBWB', name: 'hardest 32 corner' },
      { start: 'WWWWEWWWW', goal: 'RRRBEBRRR', name: 'hardest 36 centre' },
      { start: 'WEWWWWWWW', goal: 'BRBBEBBRB', name: 'hardest 37 edge' },
    ],
  },
  // All problems of the contest begin like this.
  answers: { most: 30, asks: ({ start }) => /^W*EW*$/.test(start) },
  distances: [6, 20],
  space: SMALL,
  moveTime: MOVE,
  lookOf: (letter) => {
    const front = FRONTS[letter];
    return front ? { kind: letter.toUpperCase(), text: letter.toUpperCase(), front } : EMPTY;
  },
  // The first letter of a cube is its top.
  tops: { of: (cube) => cube.charAt(0), empty: 'E' },
};
