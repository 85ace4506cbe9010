/** The official sample input of the Cubic Eight-Puzzle (ACM ICPC Japan, Yokohama 2006). */
export const OFFICIAL_SAMPLE = `1 2
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

/** Which of them the page opens with: 23 rolls, long enough to race and short enough to watch. */
export const FIRST_SAMPLE = 3;

/** The contest answers -1 for more rolls than this. */
export const CONTEST_ROLLS = 30;
