/** What became of a node: it waits, was expanded at once, was cut by the bound, was stored already, is a goal, is where two
 * sides met, or is a goal that branch and bound does not need. */
export type Fate = 'open' | 'expanded' | 'pruned' | 'duplicate' | 'solution' | 'met' | 'worse';

/** A line of pseudocode, by what it does. Each search has some of them. */
export type LineName =
  | 'start'
  | 'home'
  | 'raise'
  | 'choose'
  | 'take'
  | 'each'
  | 'goal'
  | 'cut'
  | 'expand'
  | 'duplicate'
  | 'better'
  | 'store'
  | 'met'
  | 'worse'
  | 'rebuild';

/** The newest node, as it was when its unit of work was done. */
export interface Step {
  /** Its number in the order in which positions are generated, from 1: roots included, in every iteration again. In the last unit of A*, which generates
   * nothing and finds a goal's turn come, the number of the node before. */
  node: number;
  side: 'forward' | 'backward';
  /** Where its path begins: the start, or a goal position. */
  root: string;
  /** The moves from the root to it; none for a root. */
  moves: string[];
  /** What the last of them moved; null for a root. */
  roll: Roll | null;
  /** The position. */
  state: string;
  /** g: moves from the root. */
  depth: number;
  /** h: what the heuristic says; null where it was not asked. */
  estimate: number | null;
  /** F: its stored value, of RBFS; null in other searches. */
  value: number | null;
  /** The bound in force when the unit was done, as in a snapshot. */
  bound: number | null;
  /** Whether that is the length of a solution found by then: of the incumbent of branch and bound. */
  found: boolean;
  /** What became of it in this unit. */
  fate: Fate;
  /** Whether the unit began by expanding a position: the one that this node is a successor of. */
  expanded: boolean;
  /** The bound of the iteration that the unit began with, if one began. */
  raised: number | null;
  /** What the unit began by forgetting, of RBFS. */
  forgot: Forgot | null;
  /** The stored value of the position that the unit began by expanding, where that says more than its f: it was expanded before, and
   * what lay below it was forgotten. */
  learned: number | null;
  /** The lines of the search's pseudocode that this unit of work has passed, in order; it stands at the last one. */
  lines: LineName[];
}

/** A position below which all was forgotten but for its stored value. */
export interface Forgot {
  depth: number;
  /** The least value that there was below, by which its own was replaced. */
  value: number;
}

/** A breakpoint that was hit. */
export interface Break {
  kind: 'position' | 'depth' | 'bound' | 'met' | 'estimate-below' | 'duplicate';
  /** The position, the depth, the new bound, or the estimate; null for the others, which say it all. */
  value: string | number | null;
}

/** A change for the whole search. */
export interface TraceMark {
  /** The number of the node it came with. A bound that no node came with is given the number of the next. */
  node: number;
  /** The bound changed (the first mark is the bound in force at the first node kept); branch and bound has a better solution,
   * its bound from now on; the two sides have met; the solution was found (A* tells so of a node that it generated before,
   * numbered 0 when that is not kept). */
  kind: 'bound' | 'incumbent' | 'met' | 'solution';
  /** The bound; the length of a solution; for a meeting the number of the same position's node on the other side, 0 when
   * that is not kept. */
  value: number;
  /** Of a bound whether it is the length of a solution that was found before. */
  found: boolean;
}

/** Part of a trace. Column entry i belongs to the record number `first` + i, which is of the node number `from` + `first` + i. */
export interface TraceChunk {
  /** The number of the first node kept. */
  from: number;
  /** The number of the first record in this chunk, from 0. */
  first: number;
  /** For each the record of the node it is a successor of; 0xffffffff for roots and where that is not kept. */
  parents: Uint32Array;
  /** Moves from the root. */
  depths: Uint16Array;
  /** Heuristic values; 0xffff where none was computed. */
  estimates: Uint16Array;
  /** The numbers of the moves; 255 for roots. */
  moves: Uint8Array;
  /** What became of each when it was generated: 0 open, 1 expanded, 2 pruned, 3 duplicate, 4 solution, 5 met, 6 worse; bit 7 is
   * set on the backward side. */
  fates: Uint8Array;
  /** The number of the first expansion in this chunk, from 0. */
  firstExpansion: number;
  /** Everything that was expanded, in this order: the record, or 0xffffffff where that is not kept. */
  expandedRecords: Uint32Array;
  /** How many records there were when it was. */
  expandedAt: Uint32Array;
  /** All changes so far. */
  marks: TraceMark[];
  /** How many nodes were generated so far, kept or not. */
  seen: number;
  /** Whether there is no room for more. */
  full: boolean;
}
