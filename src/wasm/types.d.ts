/** What a lane runs. The settings are in the catalogue, with what they can be set to. */
export interface Lane extends Settings {
  /** One of the catalogue's algorithms. */
  algorithm: string;
  /** One of the puzzle's in the catalogue; the puzzle's own choice when absent. */
  heuristic?: string;
}

/** What is to be searched, and how: a problem, and a lane. Texts are the puzzle's text forms. */
export interface Request extends Lane {
  /** `cubes`, `tiles`, `knights` or `toys` */
  puzzle: string;
  /** The start position. */
  start: string;
  /** The goal. */
  goal: string;
  /** Whether to search where it can be shown at once that there is no solution; refused when absent. */
  unsolvable?: boolean;
}

/** What people are told: a text that is alike in all languages, or a phrase by its code, with its values. Whoever shows it has the
 * words. */
export type Said = string | { code: string; values: Said[] };

/** What is wrong with what was asked for. The `Error` that is thrown has it as its `report`. */
export interface ErrorReport {
  /** A text that breaks its form; a part whose value stands for nothing or does not fit; a setting in a lane's text; a move that is not
   * legal; a goal that cannot be reached; an input that could not be read. */
  code: 'format' | 'value' | 'setting' | 'move' | 'unsolvable' | 'unread';
  /** The part of what was asked for; null where it was one text. */
  field: string | null;
  /** What was given; for the last two codes the reason. */
  given: Said;
  allowed: Said | null;
  /** From 1, in a text of several lines. */
  line: number | null;
  /** In characters from 1; the number of a move. */
  column: number | null;
}

/** The counts that add up over depths and iterations. */
export interface Counters {
  /** Positions whose successors were asked for. */
  expanded: number;
  /** Positions created, duplicates and roots included. */
  generated: number;
  /** Generated positions that were already stored. */
  duplicates: number;
  /** Generated positions cut by the bound. */
  pruned: number;
}

/** The counts at one depth, all iterations summed. */
export interface DepthStats extends Counters {
  /** Moves from the root. */
  depth: number;
}

/** The counts of one iteration. */
export interface IterationStats extends Counters {
  /** The iteration's bound, in moves. */
  bound: number;
}

/** One side of a bidirectional search. */
export interface SideStats {
  /** The deepest complete layer, or without layers the deepest position expanded, in moves from this side's roots. */
  radius: number;
  /** Positions in that layer, or without layers those that are open. */
  frontier: number;
  /** Positions stored. */
  stored: number;
  /** Positions closed without being expanded, as the other side had closed them. */
  closed: number;
  /** The counts by depth from this side's roots. */
  depths: DepthStats[];
}

/** The tables of a heuristic: how far their building is, and once it is complete what it has cost. */
export interface Table {
  /** The heuristic. */
  name: string;
  /** Memory the tables take, in bytes. */
  bytes: number;
  /** Positions, or placements of pattern tiles, whose distance they hold by now. */
  states: number;
  /** Units of work done: positions whose neighbours were looked at. */
  done: number;
  /** Units of work in all; null while that is not known. */
  total: number | null;
}

/** How a search stands, what it has found, and all its counts. */
export interface Snapshot extends Counters {
  /** `preparing` while the heuristic's tables are built; the counts are then all 0. */
  outcome: 'preparing' | 'running' | 'solved' | 'exhausted' | 'limit';
  /** What is proved of a solution, when the outcome is one. */
  proves: 'shortest' | 'within' | 'nothing';
  /** By how many times a solution may be longer than a shortest one, such as `3/2`, where it is proved so. */
  within: string | null;
  /** Which limit was reached. */
  limit: 'depth' | 'nodes' | 'bytes' | null;
  /** For the limit on depth: it is shown that no solution has so many moves or fewer; null when nothing is. */
  none_within: number | null;
  /** The number of moves in the solution, once one is known. */
  length: number | null;
  /** The solution's moves; empty while there is none. */
  moves: string[];
  /** The position in hand. */
  position: string | null;
  /** The tables of the heuristic, for one that has any; building them touches none of the counts. */
  table: Table | null;
  /** Pairs of a position and one of a perimeter's rim that were evaluated; absent without a perimeter. */
  pairs?: number;
  /** Positions whose heuristic was computed. */
  evaluated: number;
  /** Positions held in memory now. */
  stored: number;
  /** The most positions held in memory at once. */
  stored_peak: number;
  /** Memory for stored positions now, in bytes. */
  bytes: number;
  /** The most of that at once. */
  bytes_peak: number;
  /** How deep the search is, in moves. */
  depth: number;
  /** The current bound, for searches that have one: of an iteration; the greatest f expanded by A*, or value by RBFS; the upper bound of branch and bound; the length below which MM, NBS and BAE* have proved that there is no solution. */
  bound: number | null;
  /** The next bound, as far as it is known; the least value beyond the current bound, which may be another, and the number of the
   * first node that had it, where that is known. */
  next_bound: { bound: number; least: number; node: number | null } | null;
  /** The least h that was expanded, and the h of what is expanded next where that is known, in searches that follow it. */
  nearest: { expanded: number | null; next: number | null } | null;
  /** The best solution found so far, in searches that go on after one, and the number of the node that ends it. */
  incumbent: { length: number; node: number } | null;
  /** Whether an iteration, a layer or a level ends here: the next position, if there is one, belongs to the next. */
  stage_end: boolean;
  depths: DepthStats[];
  iterations: IterationStats[];
  /** The forward and the backward side of a bidirectional search. */
  sides: [SideStats, SideStats] | null;
}

/** What a heuristic's value is made of. */
export interface Parts {
  /** The largest part counts, or they are added up. */
  rule: 'max' | 'sum';
  /** Each part: what it is about, and the bound that it alone gives. */
  parts: [about: About, bound: number][];
}

/**
 * What a part of a bound is about: faces of one colour, by its letter, as if all others were painted out; these pieces alone, by their labels; a
 * quantity of the whole board; or a bound that was made, by its text.
 */
export type About =
  | { colour: string }
  | { pieces: number[] }
  | { quantity: 'manhattan' | 'conflicts' }
  | { made: string };

/** Something that waits to be looked at. */
export interface WaiterReport {
  /** What tells it from all others of its list, as long as it waits. */
  id: number;
  /** The position, in text form. */
  state: string;
  /** Moves from the root of its side. */
  depth: number;
  /** Its heuristic value; null in a search without a heuristic. */
  estimate: number | null;
}

/** A list of what waits to be looked at. */
export interface WaitingReport {
  /** First in, first out; the layer being expanded, and the next; least f first; last in, first out. */
  shape: 'queue' | 'layer' | 'next-layer' | 'heap' | 'stack';
  side: 'forward' | 'backward';
  /** How many wait. In a heap a position that was reached again by a shorter way counts twice. */
  total: number;
  /** Those whose turn comes first, the very first first. */
  first: WaiterReport[];
  /** Of a queue or a layer those that came last, the newest last, without any of the first. */
  last: WaiterReport[];
}

/**
 * A piece going from one square to another, numbered row by row from 0. In toys, where two pieces change places, the
 * upper or left square comes first.
 */
export interface Roll {
  from: number;
  to: number;
}

/** A move that can be made next, and the position it would lead to. */
export interface Onward extends Roll {
  move: string;
  state: string;
}

/** A line of play. */
export interface Line {
  /** The positions in text form, the start first. */
  states: string[];
  /**
   * What stands on each square, row by row: for cubes the letters of the up-down, front-back and left-right axes, for
   * tiles the decimal label, for knights and toys `1` or `0`; null on the empty square.
   */
  positions: (string | null)[][];
  /** What each move did; one fewer than positions. */
  rolls: Roll[];
  /** The moves that are legal in the last position. */
  onward: Onward[];
  /** Whether the last position is a goal. */
  solved: boolean;
}

/** A start for a goal. */
export interface Deal {
  /** The start in text form. */
  start: string;
  /** Its distance from the goal, in moves. */
  depth: number;
  /** Whether that is the true distance; otherwise there is a way of this length, and perhaps a shorter one. */
  exact: boolean;
}

/** What a census met at one depth. */
export interface LayerReport {
  /** Moves from the start. */
  depth: number;
  /** Positions at this depth. */
  positions: number;
  /** Goal patterns shown at this depth and at none before; 0 where a goal is a position. */
  patterns: number;
}

/** How a census stands. */
export interface SurveyReport {
  /** Whether everything that can be reached was met. */
  complete: boolean;
  /** Positions met. */
  positions: number;
  /** Positions whose successors were met. */
  expanded: number;
  /** Memory taken, in bytes. */
  bytes: number;
  /** What was met at each depth; while the census runs, the last one is not complete. */
  layers: LayerReport[];
}

/** An iteration of IDA* that finds nothing. */
export interface FloorBound {
  /** The bound, in moves. */
  bound: number;
  /** Positions expanded. */
  expanded: number;
  /** Positions generated. */
  generated: number;
}

/**
 * The floor of a problem, and what single searches must expand at least. C* is the length of a shortest solution, f a position's
 * depth and estimate together, by the heuristic of its side. All are facts of the problem and the heuristics. How many of the
 * positions with f = C* a search expands is luck: it is for ties to say.
 */
export interface FloorCounts {
  /** The heuristic of the moves to the goal. */
  heuristic: string;
  /** The heuristic of the moves from the start. */
  backward_heuristic: string;
  /** C*. */
  length: number;
  /** Positions with f < C* forward from the start: what A* must expand. */
  forward: number;
  /** The same backward from the goals. */
  backward: number;
  /** Positions with f = C* forward. */
  forward_at: number;
  /** The same backward. */
  backward_at: number;
  /** The least that any search must expand that knows f and g alone. */
  cover: number;
  /** The same if it knows that all solutions have one parity. */
  cover_parity: number;
  /** The least that any search must expand that also uses that the heuristics are consistent. */
  cover_consistent: number;
  /** The same if it knows that all solutions have one parity. */
  cover_consistent_parity: number;
  /** What MM expands below C*, on both sides: f < C* and 2g < C*. Less where the least f of a side or the least depths let it stop sooner. */
  mm: number;
  /** What of it is forward, and what backward. */
  mm_sides: [number, number];
  /** What MMe expands below C*, on both sides: f < C* and 2g + 1 < C*. Less where the least f of a side or the least depths let it stop sooner. */
  mme: number;
  /** What of it is forward, and what backward. */
  mme_sides: [number, number];
  /** A smallest cover for `cover`: forward the positions of a depth below this, backward those of a depth below C* - 1 less this. */
  threshold: number;
  /** The same for `cover_parity`, with C* - 2. */
  threshold_parity: number;
  /** What each threshold would cost, from 0 on. */
  costs: number[];
  /** The same with the parity known. */
  costs_parity: number[];
  /** Positions with f < C* forward, by depth from 0 to C*. */
  forward_by_depth: number[];
  /** The same backward. */
  backward_by_depth: number[];
  /** Positions with f = C* forward, by depth. */
  forward_at_by_depth: number[];
  /** The same backward. */
  backward_at_by_depth: number[];
  /** What IDA* expands and generates within each bound below C*, in which no order of moves makes a difference; null where it was given up. */
  ida_star: FloorBound[] | null;
}

/** How the computing of a floor stands. */
export interface FloorReport {
  /** Whether it is done. */
  complete: boolean;
  /** Positions expanded so far to count the space, on both sides. */
  expanded: number;
  /** Positions that IDA* has generated so far. */
  generated: number;
  /** The floor; null before it is known, and where there is no solution. */
  floor: FloorCounts | null;
}

/** What a heuristic says of some positions, each once, against their true distances. */
export interface QualityReport {
  /** Whether these are all the positions there are to be. */
  complete: boolean;
  /** Positions compared. */
  states: number;
  /** Positions there are in all; null while that is not known. */
  total: number | null;
  /** By how many moves the heuristic says too little, on average. */
  mean_error: number;
  /** What it says, on average. */
  mean_estimate: number;
  /** How far it is, on average. */
  mean_distance: number;
  /** How many positions there are with an estimate and a distance, where there are any, by rising estimate and then distance. */
  cells: [estimate: number, distance: number, count: number][];
}

/** By what the tree of all moves grows from layer to layer. */
export interface Growth {
  /** Positions in a layer for each position in the layer before. */
  factor: number;
  /** The layers counted to find it. */
  layers: number;
  /** Whether it had settled by then; otherwise it is that of the last layers counted. */
  settled: boolean;
}

/** A problem in the text forms of its puzzle. */
export interface Problem {
  start: string;
  goal: string;
}

/** A heuristic to choose for a puzzle. */
export interface HeuristicChoice {
  name: string;
  /** Whether it falls by at most one along every move. */
  consistent: boolean;
  /** Whether it has tables to be built before the search. */
  table: boolean;
  /** Whether it is the true distance. */
  exact: boolean;
}

/** A puzzle, or one size of its board, and what can be chosen for it. */
export interface PuzzleChoice {
  /** The name in a request; the two sizes of `tiles` share theirs. */
  name: string;
  /** Rows of the board, and columns. */
  side: number;
  /** One letter for each move, in the order that moves are tried by default. */
  order: string;
  /** The heuristic of a request that names none. */
  heuristic: string;
  /** The heuristics, weakest first. */
  heuristics: HeuristicChoice[];
  /** The heuristics of the way from the start, weakest first: what a setting of kind `heuristic` can be set to. */
  backward: HeuristicChoice[];
  /** The letters that a piece of a start can be turned through; empty where pieces only change places. */
  start_letters: string;
  /** The same for a goal. */
  goal_letters: string;
  /** What the page opens with, and what its links leave out. */
  opening: { start: string; goal: string; race: Lane[] };
}

/** An algorithm. */
export interface AlgorithmChoice {
  name: string;
  /** Whether it uses a heuristic. */
  informed: boolean;
  /** Whether it takes consistent heuristics alone, on either way. */
  consistent: boolean;
  /** The parts of a request that apply to it and not to all. */
  settings: string[];
  /** One of these settings must be given, and what to begin with for the first; null where it needs nothing. */
  needs: { one_of: string[]; suggested: number } | null;
  /** The breakpoints it can stop at: the names of their fields. */
  breakpoints: ('position' | 'depth' | 'bound' | 'met' | 'estimate_below' | 'duplicate')[];
  /** What tells how far a search has come. */
  level: 'layer' | 'bound' | 'f' | 'estimate' | 'incumbent' | 'proved';
  /** Whether it keeps all positions that it meets and knows them again; else it keeps those of its current path. */
  stores: boolean;
  /** From how many sides it searches: 2 if it also searches back from the goals. */
  sides: number;
  /** What is proved of a solution when it ends with one. */
  proves: 'shortest' | 'within' | 'nothing';
  /** At most so many times the floor it expands below the length of a shortest solution, with consistent heuristics; null where nothing is
   * promised. */
  promise: number | null;
  /** How that is ordered which waits for its turn. */
  waits: 'queue' | 'layers' | 'heap' | 'stack';
  /** What it ranks positions by, to take the best one first or to cut those beyond a bound: how early they came, g + h, h alone, g and h in the
   * multiples that `weight` says, g + h or what was learned since of the positions below, or the rule of a search from two sides. */
  ranks: 'first' | 'f' | 'h' | 'weighed' | 'learned' | 'turn';
}

/** A setting, and what it can be set to. */
export interface SettingChoice {
  /** The name in a request. */
  name: string;
  /** An order of moves; one of its names; a number of moves; any whole number; memory in bytes; a number of a range; a ratio as a text
   * such as `3/2`; one of the puzzle's heuristics of the way from the start. */
  kind: 'order' | 'one-of' | 'moves' | 'count' | 'bytes' | 'number' | 'ratio' | 'heuristic';
  /** Whether all algorithms take it. */
  everywhere: boolean;
  /** Those that take it, where not all do. Two settings of one name are of different algorithms. */
  of: string[];
  /** The values of one that has but a few. */
  names: string[];
  /** What it is set to where nothing is said, as a text; null where that is not one of its values. */
  default: string | null;
  /** The least it can be set to, as a text; null where that is no number. */
  least: string | null;
  /** The greatest, where there is one. */
  most: string | null;
  /** Values for tests to try, as texts. */
  examples: string[];
}

/** All there is to choose from. */
export interface Catalogue {
  puzzles: PuzzleChoice[];
  algorithms: AlgorithmChoice[];
  /** The settings, in the order in which links write them. */
  settings: SettingChoice[];
  /** Limits of links. */
  link: {
    most_lanes: number;
  };
}

/** Where a search is to stop; the catalogue says which of these a search can stop at. */
export interface Breakpoints {
  /** At a position in text form, each time it is generated. */
  position?: string | null;
  /** At each node of this depth. */
  depth?: number | null;
  /**
   * When the bound changes: with a new iteration, a greater f of A*, a greater value of RBFS, a better solution of branch and bound, or a
   * greater length that a search from both sides has proved.
   */
  bound?: boolean;
  /** When the two sides of a bidirectional search meet. */
  met?: boolean;
  /** At each node whose estimate is below this. */
  estimate_below?: number | null;
  /** At the first duplicate. */
  duplicate?: boolean;
}

/** A link without the keys of the page. */
export interface Link {
  puzzle: string;
  start: string;
  goal: string;
  /** The line of play on the board. */
  moves: string[];
  /** How many of its moves have been made; the others lie ahead. */
  made: number;
  race: Lane[];
  /** Where each lane stands: how many positions it has generated, or that it has come to its end. */
  at: (number | 'end')[];
  /** What each lane pauses at. */
  breaks: Breakpoints[];
}

/** A part of a link that was not understood. */
export interface Misread {
  key: string;
  given: Said;
  allowed: Said;
}

/** What was made of a link. */
export interface Reading {
  link: Link;
  misread: Misread[];
}
