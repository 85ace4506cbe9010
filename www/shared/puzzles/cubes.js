import { EMPTY, MOVE, SMALL } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

/** The contest's own sample: the Cubic Eight-Puzzle (ACM ICPC Japan, Yokohama 2006). */
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

/** The front colour under each letter of a cube's text form. @type {Readonly<Record<string, string>>} */
const FRONTS = { W: 'R', w: 'B', R: 'W', r: 'B', B: 'W', b: 'R' };

/** Cubes rolled on nine squares. @type {Puzzle} */
export const cubes = {
  name: 'cubes',
  side: 3,
  problems: {
    small: [
      { start: 'WWWWEWWWW', goal: 'WWWWRBWER', name: 'moves 5' },
      // One red top is all that is wanted, and it takes ten.
      { start: 'WWWWEWWWW', goal: 'ERWWWWWWW', name: 'moves 10' },
    ],
    contest: OFFICIAL_SAMPLE,
    noted: [
      { start: 'WWWWWWWWE', goal: 'BWBBEBBWB', name: 'hardest 32 corner' },
      { start: 'WWWWEWWWW', goal: 'RRRBEBRRR', name: 'hardest 36 centre' },
      { start: 'WEWWWWWWW', goal: 'BRBBEBBRB', name: 'hardest 37 edge' },
    ],
  },
  // The contest's cubes all begin alike.
  answers: { most: 30, asks: ({ start }) => /^W*EW*$/.test(start) },
  distances: [6, 20],
  space: SMALL,
  moveTime: MOVE,
  lookOf: (letter) => {
    const front = FRONTS[letter];
    return front ? { kind: letter.toUpperCase(), text: letter.toUpperCase(), front } : EMPTY;
  },
  // The engine's letters of a cube's axes begin with the one on top.
  tops: { of: (cube) => cube.charAt(0), empty: 'E' },
};
