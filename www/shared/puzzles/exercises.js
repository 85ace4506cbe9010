// The puzzles of exercises.

/** The 8-puzzle with heuristics that need no table; `bounds` differ on most positions. */
export const EIGHT = {
  name: 'tiles',
  goal: '123456780',
  empty: '0',
  heuristic: 'manhattan',
  weaker: 'misplaced',
  bounds: ['blind', 'misplaced', 'manhattan', 'linear-conflict'],
};

export const FEW_TOYS = { name: 'toys', side: 4, heuristic: 'matching' };

/** Cubes around an empty square in the middle. */
export const ROLLING = { name: 'cubes', start: 'WWWWEWWWW', heuristic: 'misplaced' };

/** A search that uses any of these heuristics, and one without that finds a shortest solution. */
export const INFORMED = 'ida-star';
export const UNINFORMED = 'bidirectional-bfs';

/** Searches on a map, by how they go. */
export const ON_MAP = {
  layers: 'bfs',
  sides: 'bidirectional-bfs',
  costs: 'uniform-cost',
  informed: 'a-star',
  deepening: 'ida-star',
};
