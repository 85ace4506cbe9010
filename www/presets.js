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

/** SCOI 2005: the contest's own two boards. */
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

/**
 * What there is to pick from, in this order: small problems, the shortest first; the contest's sample; problems of note. All but
 * the sample are named in the message catalogue, by kind and length, which a test has the engine check. `opening` is the name of
 * the one that the page opens the puzzle with; where it is left out, that is the one of the engine's catalogue, which links leave
 * out too.
 * @typedef {{small: import('./state/state.js').Problem[], contest: string, noted: import('./state/state.js').Problem[], opening?: string}} Presets
 * @type {Readonly<Record<string, Presets>>}
 */
export const PRESETS = {
  cubes: {
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
  'tiles-3': {
    small: [
      { start: '123745806', goal: '123456780', name: 'moves 5' },
      { start: '130456782', goal: '123456780', name: 'moves 10' },
      { start: '125806734', goal: '123456780', name: 'moves 20' },
    ],
    contest: '1 2 3\n0 6 9\n4 7 8\n1 2 3\n4 0 6\n7 8 9\n',
    noted: [
      { start: '867254301', goal: '123456780', name: 'hardest 31' },
      { start: '647850321', goal: '123456780', name: 'hardest 31 mirrored' },
    ],
    opening: 'moves 20',
  },
  'tiles-4': {
    small: [
      { start: '4013562789abcdef', goal: '0123456789abcdef', name: 'moves 5' },
      { start: '5103642789abcdef', goal: '0123456789abcdef', name: 'moves 10' },
      { start: '42a6517b8d93cef0', goal: '0123456789abcdef', name: 'moves 20' },
    ],
    contest: '',
    // From Korf's hundred (1985), the shortest searches first: they can be compared with the published counts.
    noted: [
      { start: '0197bd53ec4286af', goal: '0123456789abcdef', name: 'korf 79' },
      { start: 'e19648c57230abdf', goal: '0123456789abcdef', name: 'korf 12' },
      { start: '45729ecd036b81fa', goal: '0123456789abcdef', name: 'korf 42' },
      { start: '2bf5d467c8a193e0', goal: '0123456789abcdef', name: 'korf 7' },
    ],
  },
  knights: {
    small: [
      { start: '1110101111001111000*00000', goal: '111110111100*110000100000', name: 'moves 5' },
      { start: '1111101010110110000100*00', goal: '111110111100*110000100000', name: 'moves 10' },
    ],
    contest: KNIGHTS_SAMPLE,
    noted: [
      { start: '0*00010000010101110111111', goal: '111110111100*110000100000', name: 'hardest 39' },
    ],
  },
  toys: {
    small: [
      { start: '1011000110011001', goal: '1010010110100101', name: 'moves 5' },
      { start: '0000001100111111', goal: '1010010110100101', name: 'moves 10' },
    ],
    contest: TOYS_SAMPLE,
    noted: [{ start: '0000000100110111', goal: '1110110010000000', name: 'hardest 20' }],
  },
};

/** The contests answer -1 for more moves than this. @type {Readonly<Record<string, number>>} */
const CONTEST_MOST = { cubes: 30, knights: 15 };

/** What a contest leaves open of a problem: cubes all begin alike, and the knights have one goal. @type {Readonly<Record<string, (problem: import('./state/state.js').Problem) => boolean>>} */
const IS_CONTESTS = {
  cubes: ({ start }) => /^W*EW*$/.test(start),
  knights: ({ goal }) => goal === '111110111100*110000100000',
};

/** The most moves that a contest has an answer for other than -1, where it asks for this problem. @type {(key: string, problem: import('./state/state.js').Problem) => number | undefined} */
export const contestMost = (key, problem) =>
  IS_CONTESTS[key]?.(problem) ? CONTEST_MOST[key] : undefined;
