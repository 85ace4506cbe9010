// The puzzles that exercises are dealt from, and what is asked about them.

/** The 8-puzzle, with heuristics that need no table; `bounds` are told apart by what they say of most positions. */
export const EIGHT = {
  name: 'tiles',
  goal: '123456780',
  empty: '0',
  heuristic: 'manhattan',
  weaker: 'misplaced',
  bounds: ['blind', 'misplaced', 'manhattan', 'linear-conflict'],
};

/** Toys on their board, of which exercises take one or two. */
export const FEW_TOYS = { name: 'toys', side: 4, heuristic: 'matching' };

/** Rolling cubes that begin around an empty square in the middle. */
export const ROLLING = { name: 'cubes', start: 'WWWWEWWWW', heuristic: 'misplaced' };

/** A search that asks any of these heuristics, and one that finds a shortest solution without. */
export const INFORMED = 'ida-star';
export const UNINFORMED = 'bidirectional-bfs';
