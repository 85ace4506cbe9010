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
 * What there is to pick from: a puzzle's contest's sample, then problems of note, named in the message catalogue. The one
 * that a puzzle opens with is among them; which it is, the engine's catalogue says.
 * @type {Readonly<Record<string, {contest: string, problems: import('./state/state.js').Problem[]}>>}
 */
export const PRESETS = {
  cubes: {
    contest: OFFICIAL_SAMPLE,
    problems: [
      { start: 'WEWWWWWWW', goal: 'BRBBEBBRB', name: 'hardest 37 edge' },
      { start: 'WWWWEWWWW', goal: 'RRRBEBRRR', name: 'hardest 36 centre' },
      { start: 'WWWWWWWWE', goal: 'BWBBEBBWB', name: 'hardest 32 corner' },
    ],
  },
  'tiles-3': {
    contest: '1 2 3\n0 6 9\n4 7 8\n1 2 3\n4 0 6\n7 8 9\n',
    problems: [
      { start: '867254301', goal: '123456780', name: 'hardest 31' },
      { start: '647850321', goal: '123456780', name: 'hardest 31' },
    ],
  },
  // From Korf's hundred (1985), the shortest searches first: they can be compared with the published counts.
  'tiles-4': {
    contest: '',
    problems: [
      { start: '0197bd53ec4286af', goal: '0123456789abcdef', name: 'korf 79' },
      { start: 'e19648c57230abdf', goal: '0123456789abcdef', name: 'korf 12' },
      { start: '45729ecd036b81fa', goal: '0123456789abcdef', name: 'korf 42' },
      { start: '2bf5d467c8a193e0', goal: '0123456789abcdef', name: 'korf 7' },
    ],
  },
  knights: { contest: KNIGHTS_SAMPLE, problems: [] },
  toys: { contest: TOYS_SAMPLE, problems: [] },
};

/** The contests answer -1 for more moves than this. @type {Readonly<Record<string, number>>} */
export const CONTEST_MOST = { cubes: 30, knights: 15 };
