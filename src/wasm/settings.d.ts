/** The settings of searches, written by the engine's tests from its table. */
export interface Settings {
  /** The order in which moves are tried: for pieces that move into an empty square the ways that the empty square goes, such as ULDR, or seed=7 for a shuffled one [default: by number, ULRD]. */
  order?: string;
  /** How ida-star raises its bound: by-one, from 0, or next-bound [default: next-bound]. */
  deepen?: string;
  /** The length, on a map the cost, of a solution that branch-and-bound takes for granted; it needs this or --max-depth. */
  incumbent?: number;
  /** The treatment of ties with the incumbent in branch-and-bound: search-on or cut [default: search-on]. Which of several positions of the least f a-star expands first: high-g, low-g, oldest or newest [default: high-g]. */
  ties?: string;
  /** How much weighted-a-star and weighted-ida-star trust the bound against the moves made, such as 3/2; what they find is at most so many times as long as the shortest, and up to 1 a shortest one [default: 2]. */
  weight?: string;
  /** Whether weighted-a-star expands a position again when it finds a shorter way there: on or off [default: on]. */
  reopen?: string;
  /** How many positions ida-star remembers in a table, so as not to expand them again in an iteration [default: none]. */
  transpositions?: number;
  /** How many moves deep a ball around the goals is, to whose rim a-star and ida-star bound the way: perimeter search and BIDA* [default: none]. */
  perimeter?: number;
  /** The heuristic of the moves from the start, which mm, nbs and bae-star ask on the goals' side [default: that of the moves to the goal where the puzzle has it for both, else blind]. */
  backward?: string;
  /** The minimum cost of a move that mm assumes: 0 for MM, priority max(f, 2g), or 1 for MMe, max(f, 2g + 1) [default: 0]. */
  epsilon?: string;
  /** The use bae-star makes of the parity of all solutions: ignore, or use to round its bound up [default: ignore]. */
  parity?: string;
  /** The longest solution looked for, in moves; on a map the dearest, by its cost, except in searches for the fewest moves. */
  max_depth?: number;
  /** The most positions generated. */
  max_nodes?: number;
  /** The most memory for stored positions, in bytes. */
  max_bytes?: number;
}
